/** Lines in the style of an engraving. */

/** Parallel lines through a rectangle, from `top` to `bottom`; `step` may grow from line to line. */
export const ruled = (x0: number, x1: number, ys: readonly number[]): string =>
  ys.map(y => `M${x0} ${y}H${x1}`).join('');

export const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/** A row of waves of one length, from the left edge on. */
export const waves = (y: number, length: number, count: number, height: number, x = 0): string =>
  `M${x} ${y}q${length / 2}-${height} ${length} 0${`t${length} 0`.repeat(count - 1)}`;

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** 0 at the rim, 1 in the middle. */
  readonly depth: number;
}

/** Spots along a spiral, seen from above at a slant: smaller and closer the deeper they lie. */
export const spiral = (turns: number, width: number, height: number): Spot[] => {
  const spots: Spot[] = [spotAt(0, turns, width, height)];
  for (let depth = 0; depth < 1; depth += 0.001) {
    const last = spots[spots.length - 1];
    const next = spotAt(depth, turns, width, height);
    if (Math.hypot(next.x - last.x, next.y - last.y) >= 28 - 17 * depth) spots.push(next);
  }
  return spots;
};

const spotAt = (depth: number, turns: number, width: number, height: number): Spot => {
  const angle = Math.PI * (0.9 + 2 * turns * depth);
  const reach = 1 - 0.94 * depth;
  return {
    x: round(Math.cos(angle) * width * reach),
    y: round(Math.sin(angle) * height * reach),
    depth,
  };
};

export const at = (angle: number, radius: number): readonly [x: number, y: number] => [
  round(Math.sin((angle * Math.PI) / 180) * radius),
  round(-Math.cos((angle * Math.PI) / 180) * radius),
];

const round = (x: number): number => Math.round(x * 10) / 10;
