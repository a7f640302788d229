/** The components of somebody's own copy of a game, as a sheet kept in this browser. */
import { type AnyGame, isSheetProblem, playedEdition } from '@tidetable/rules';

const keyOf = (game: AnyGame): string => `tidetable/box/${game.id}`;

/** The game with the components of the own copy; undefined if nothing differs. Nothing kept is trusted. */
export const ownGame = (game: AnyGame): AnyGame | undefined => {
  try {
    const own = game.withSheet(JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}'));
    return isSheetProblem(own) || own.differing.length === 0 ? undefined : own;
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
