import type { Game, GameEvent, Move, Rng } from '@tidetable/rules';

/** One of the outcomes of chance, each as often as its odds say. */
export const drawOutcome = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  s: S,
  legal: Int32Array,
  n: number,
  rng: Rng,
): Move => {
  let total = 0;
  for (let i = 0; i < n; i++) total += game.odds(s, legal[i]);
  let i = 0;
  for (let left = rng(total); left >= game.odds(s, legal[i]); i++) left -= game.odds(s, legal[i]);
  return legal[i];
};
