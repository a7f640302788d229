import type { Judge } from './ismcts.ts';

/** Judges by how many points each seat is ahead of the best of the others, or behind. */
export const evaluated = <S>(
  seats: number,
  margin: number,
  evaluate: (s: S, seat: number) => number,
): Judge<S> => {
  const points = new Float64Array(seats);
  return (s, _rng, out) => {
    for (let seat = 0; seat < seats; seat++) points[seat] = evaluate(s, seat);
    share(points, margin, out);
  };
};

/** Points become results between 0 and 1: half for being level, nearly all at `margin` ahead. */
const share = (points: Float64Array, margin: number, out: Float64Array): void => {
  for (let seat = 0; seat < points.length; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < points.length; other++) {
      if (other !== seat && points[other] > best) best = points[other];
    }
    out[seat] = chanceToWin(points[seat] - best, margin);
  }
};

export const chanceToWin = (ahead: number, margin: number): number =>
  1 / (1 + Math.exp((-4 * ahead) / margin));
