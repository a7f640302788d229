import type { Seat } from '@tidetable/rules';

/** Fills `out` with the terms of the evaluation for a seat. The position is a sampled world, never the real state. */
export type Terms<S> = (s: S, seat: Seat, out: Float64Array) => void;

/** How good a position is for a seat, in points; only differences matter. */
export type Evaluate<S> = (s: S, seat: Seat) => number;

export const sumOf = <S>(terms: Terms<S>, count: number): Evaluate<S> => {
  const out = new Float64Array(count);
  return (s, seat) => {
    terms(s, seat, out);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += out[i];
    return sum;
  };
};

/** The terms of a seat, and as the last one the best sum of another seat, negative. */
export const withRivals =
  <S>(terms: Terms<S>, evaluate: Evaluate<S>, seats: number): Terms<S> =>
  (s, seat, out) => {
    terms(s, seat, out);
    let most = Number.NEGATIVE_INFINITY;
    for (let rival = 0; rival < seats; rival++) {
      if (rival !== seat) most = Math.max(most, evaluate(s, rival));
    }
    out[out.length - 1] = -most;
  };
