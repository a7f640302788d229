import type { Game, GameEvent, Move, Rng } from '@tidetable/rules';

const MOST_OUTCOMES = 256;
const odds = new Int32Array(MOST_OUTCOMES); // scratch: the odds of each outcome, asked once

/** One of the `n` outcomes of chance, each as often as its odds say. */
export const drawOutcome = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  s: S,
  outcomes: Int32Array,
  n: number,
  rng: Rng,
): Move => {
  let total = 0;
  for (let i = 0; i < n; i++) {
    odds[i] = game.odds(s, outcomes[i]);
    total += odds[i];
  }
  let i = 0;
  for (let left = rng(total); left >= odds[i]; i++) left -= odds[i];
  return outcomes[i];
};
