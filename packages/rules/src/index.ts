import type { AnyGame } from './core/game.ts';
import { nauticus } from './nauticus/index.ts';
import { nautilion } from './nautilion/index.ts';
import { nautilusIsland } from './nautilus-island/index.ts';

export { type ComponentLeaf, componentLeaves } from './core/componentLeaves.ts';
export { type DealLine, parseDealLine } from './core/dealText.ts';
export * from './core/game.ts';
export { LINE } from './core/line.ts';
export * from './core/options.ts';
export * from './core/rng.ts';
export { sameData } from './core/sameData.ts';
export { startOrder } from './core/startOrder.ts';
export { parseStrictJson } from './core/strictJson.ts';
export type * as Nauticus from './nauticus/index.ts';
export { ledger as nauticusLedger } from './nauticus/ledger.ts';
export { roads as nauticusRoads } from './nauticus/score.ts';
export type * as Nautilion from './nautilion/index.ts';
export { components as nautilusIslandComponents } from './nautilus-island/components.ts';
export type * as NautilusIsland from './nautilus-island/index.ts';
export { nauticus, nautilion, nautilusIsland };

/** Every game there is, by its id. */
export const games: { readonly [id: string]: AnyGame } = {
  [nautilusIsland.id]: nautilusIsland,
  [nautilion.id]: nautilion,
  [nauticus.id]: nauticus,
};
