import type { Game, GameEvent, Move, Rng } from '@tidetable/rules';

/** One of the `n` outcomes of chance, each as often as its odds say. */
export const drawOutcome = <S extends object>(
  game: Pick<Game<S, object, GameEvent>, 'odds'>,
  s: S,
  outcomes: Int32Array,
  n: number,
  rng: Rng,
): Move => {
  let total = 0;
  for (let i = 0; i < n; i++) total += game.odds(s, outcomes[i]);
  let left = rng(total);
  for (let i = 0; ; i++) {
    left -= game.odds(s, outcomes[i]);
    if (left < 0) return outcomes[i];
  }
};
