/** The interface between a search and its evaluation of positions and moves. */
import type { Evaluate } from '../terms.ts';

export interface Assessment {
  /** By seat, from 0 (worst) to 1 (best); empty if only priors are wanted. */
  readonly values: Float64Array;
  /** By index of the move: its prior for the seat to act, about 0 to 1. */
  readonly priors: Float64Array;
}

/** Fills `out` for a position and the first `count` of its moves; none if only values are wanted. */
export type Assess<S> = (s: S, moves: Int32Array, count: number, out: Assessment) => void;

export const NO_MOVES = new Int32Array(0);

export const blankAssessment = (seats: number, moves: number): Assessment => ({
  values: new Float64Array(seats),
  priors: new Float64Array(moves),
});

/** Evaluates seats by their points, and gives no priors. A lead of `margin` counts nearly as a win. */
export const assessByPoints =
  <S>(evaluate: Evaluate<S>, margin: number): Assess<S> =>
  (s, _moves, count, { values, priors }) => {
    priors.fill(0, 0, count);
    for (let seat = 0; seat < values.length; seat++) values[seat] = evaluate(s, seat);
    pointsToChances(values, margin);
  };

/** By how many points each seat is ahead of the best of the others, or behind. */
const pointsToChances = (values: Float64Array, margin: number): void => {
  let best = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (const points of values) {
    if (points > best) {
      second = best;
      best = points;
    } else if (points > second) second = points;
  }
  for (let seat = 0; seat < values.length; seat++) {
    const rival = values[seat] === best ? second : best;
    values[seat] = chanceToWin(values[seat] - rival, margin);
  }
};

/** 0.5 for a tie, nearly 1 for a lead of `margin`. */
export const chanceToWin = (ahead: number, margin: number): number =>
  1 / (1 + Math.exp((-4 * ahead) / margin));
