import type { AnyGame } from './core/game.ts';
import { nautilusIsland } from './nautilus-island/index.ts';

export { type DealLine, parseDealLine } from './core/dealText.ts';
export * from './core/game.ts';
export * from './core/options.ts';
export * from './core/rng.ts';
export { sameData } from './core/sameData.ts';
export type * as NautilusIsland from './nautilus-island/index.ts';
export { nautilusIsland };

/** Every game there is, by its id. */
export const games: { readonly [id: string]: AnyGame } = {
  [nautilusIsland.id]: nautilusIsland,
};
