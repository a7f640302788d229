/** The components of somebody's own copy of a game, as a sheet kept in this browser. */
import { type AnyGame, isSheetProblem, playedEdition } from '@tidetable/rules';

const keyOf = (game: AnyGame): string => `tidetable/box/${game.id}`;

/** The game with these components; undefined if nothing differs, or it cannot be played with them. */
export const gameWithSheet = (game: AnyGame, sheet: object = {}): AnyGame | undefined => {
  const changed = game.withSheet(sheet);
  return isSheetProblem(changed) || changed.differing.length === 0 ? undefined : changed;
};

/** The game with the components of the own copy; undefined if nothing differs. Nothing kept is trusted. */
export const ownGame = (game: AnyGame): AnyGame | undefined => {
  try {
    return gameWithSheet(game, JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}'));
  } catch {
    return undefined; // closed to us, or no JSON
  }
};

/** False if it could not be kept. */
export const keepOwnGame = (own: AnyGame): boolean => {
  const { sheet } = playedEdition(own);
  try {
    if (sheet) localStorage.setItem(keyOf(own), JSON.stringify(sheet));
    else localStorage.removeItem(keyOf(own));
    return true;
  } catch {
    return false; // private mode, or full
  }
};
