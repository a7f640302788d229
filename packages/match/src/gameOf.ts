import {
  type AnyGame,
  type Editions,
  type GameId,
  isSheetProblem,
  sameData,
} from '@tidetable/rules';
import type { FileProblem, MatchFile } from './matchFile.ts';
import { componentsHash } from './seal.ts';

/** Released editions of the games whose rules are loaded. */
export type SomeEditions = Partial<Editions>;

/** The game by which a file was played: a released edition, or one with the table's own components. */
export const gameOf = (
  { game: id, rules, components, sheet }: MatchFile,
  released: SomeEditions,
): AnyGame | FileProblem => {
  const known = Object.hasOwn(released, id) ? released[id as GameId] : undefined;
  if (!known) return { problem: 'unknown-game', game: id };
  const edition = known.find(game => game.rules === rules);
  if (!edition) return { problem: 'other-rules', rules };
  if (sheet && componentsHash(sheet) !== components) return { problem: 'sheet' };
  const game = sheet ? edition.withSheet(sheet) : edition;
  if (isSheetProblem(game)) return { problem: 'bad-sheet', why: game };
  if (sheet && !sameData(game.components, sheet)) return { problem: 'shape', where: 'sheet' };
  return componentsHash(game.components) === components ? game : { problem: 'other-components' };
};
