/** The sampled plies and the axis of the score's curve. Pure. */
const READINGS = 20;

/** At most so many plies before the end, evenly spread, the beginning among them. */
export const coursePlies = (end: number): readonly number[] => {
  const count = Math.min(READINGS, end);
  return Array.from({ length: count }, (_, i) => Math.floor((i * end) / count));
};

export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_STEPS = 5;

/** From a round number to a round number, around all points and zero. */
export const scaleOf = (points: readonly number[]): Scale => {
  const [low, high] = [Math.min(0, ...points), Math.max(1, ...points)];
  const step = STEPS.find(s => (high - low) / s <= MOST_STEPS) ?? high - low;
  const [from, to] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
  return { min: from * step, max: to * step, ticks };
};
