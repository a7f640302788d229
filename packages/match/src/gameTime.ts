import type { Game, GameEvent } from '@tidetable/rules';

/** Where in its course a game stands. */
export interface GameTime {
  readonly turn: number;
  /** In games that have rounds. */
  readonly round?: number;
}

export const timeOf = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
): GameTime => {
  const turn = game.turn(state);
  return game.round ? { turn, round: game.round(state) } : { turn };
};
