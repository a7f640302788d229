import type { PlayedEdition } from './edition.ts';
import type { AnyGame } from './game.ts';
import { isSheetProblem } from './sheet.ts';

/** The released edition that a table plays; undefined if there is none. */
export const gameAmong = (
  released: readonly AnyGame[],
  { rules, sheet }: Pick<PlayedEdition, 'rules' | 'sheet'>,
): AnyGame | undefined => {
  const edition = released.find(game => game.rules === rules);
  const game = sheet ? edition?.withSheet(sheet) : edition;
  return game && !isSheetProblem(game) ? game : undefined;
};
