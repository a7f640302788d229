import type { Game, GameEvent } from '../core/game.ts';
import { isSheetProblem } from '../core/sheet.ts';

/** The game with a table's own sheet, which must be playable. */
export const withSheet = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  sheet: object,
): Game<S, V, E> => {
  const own = game.withSheet(sheet);
  if (isSheetProblem(own)) throw new Error(`${own.sheet}: ${own.path}`);
  return own;
};
