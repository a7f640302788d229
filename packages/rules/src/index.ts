import type { PlayedEdition } from './core/edition.ts';
import type { AnyGame } from './core/game.ts';
import { gameAmong } from './core/gameAmong.ts';
import type { GameId } from './core/gameId.ts';
import { nauticus, nauticusEditions } from './nauticus/index.ts';
import { nautilion, nautilionEditions } from './nautilion/index.ts';
import { nautilusIsland, nautilusIslandEditions } from './nautilus-island/index.ts';

export type { Mark, Marks } from './core/certainty.ts';
export { type ComponentLeaf, componentLeaves } from './core/componentLeaves.ts';
export { type DealLine, parseDealLine } from './core/dealText.ts';
export { type Edition, type PlayedEdition, playedEdition } from './core/edition.ts';
export * from './core/game.ts';
export { gameAmong } from './core/gameAmong.ts';
export { type GameId, IS_COOPERATIVE } from './core/gameId.ts';
export { LINE } from './core/line.ts';
export * from './core/options.ts';
export { isReadError, type ReadError } from './core/readError.ts';
export * from './core/rng.ts';
export { sameData } from './core/sameData.ts';
export { type Bound, type Bounds, isSheetProblem, type SheetProblem } from './core/sheet.ts';
export { startOrder } from './core/startOrder.ts';
export { parseStrictJson } from './core/strictJson.ts';
export {
  isCertain,
  type Uncertain,
  uncertainParts,
  type Value,
  valuesAt,
  withValues,
} from './core/uncertain.ts';
export type * as Nauticus from './nauticus/index.ts';
export { ledger as nauticusLedger } from './nauticus/ledger.ts';
export { roads as nauticusRoads } from './nauticus/score.ts';
export type * as Nautilion from './nautilion/index.ts';
export type * as NautilusIsland from './nautilus-island/index.ts';
export { nauticus, nautilion, nautilusIsland };

/** Every game there is, in the edition that new tables play. */
export const games: Readonly<Record<GameId, AnyGame>> = {
  'nautilus-island': nautilusIsland,
  nautilion,
  nauticus,
};

/** Every edition that was ever released, by game: matches of each can be opened. */
export type Editions = Readonly<Record<GameId, readonly AnyGame[]>>;
export const editions: Editions = {
  'nautilus-island': nautilusIslandEditions,
  nautilion: nautilionEditions,
  nauticus: nauticusEditions,
};

/** The game that a table plays; undefined if this program cannot. */
export const gameOfEdition = (
  id: GameId,
  edition: Pick<PlayedEdition, 'rules' | 'sheet'>,
): AnyGame | undefined => gameAmong(editions[id], edition);

export const gameIds = Object.keys(games) as readonly GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(games, id);
