/** Where the things of the camp lie, in the units of the drawing. */
import type { Crop } from './layout.ts';

export type Point = readonly [x: number, y: number];

/** Where a thing can be pressed, from its middle. */
export interface Finger {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Plan {
  /** Undefined where there is no room for titles. */
  readonly title?: Point;
  readonly second?: Point;
  readonly tokens: readonly Point[];
  readonly bag: { readonly at: Point; readonly scale: number };
  readonly portholes: readonly Point[];
  readonly scale: number;
  /** How far from the middle of a token its mark is, and the size from that of a porthole. */
  readonly mark: Point;
  readonly finger: { readonly token: Finger; readonly porthole: Finger };
}

const row = (n: number, x: number, step: number, y: number): Point[] =>
  Array.from({ length: n }, (_, i) => [x + i * step, y] as const);

const around = (width: number, above: number, height: number): Finger => ({
  x: -width / 2,
  y: -above,
  width,
  height,
});

const WIDE: Plan = {
  title: [90, 56],
  second: [99, 242],
  tokens: [...row(3, 44, 55, 96), ...row(2, 44, 55, 166)],
  bag: { at: [154, 170], scale: 1 },
  portholes: [...row(2, 60, 78, 284), ...row(2, 60, 78, 360)],
  scale: 0.92,
  mark: [0, 34],
  finger: { token: around(55, 27.6, 70), porthole: around(62, 27.6, 73.6) },
};

/** Two rows of five, each with what a thumb needs: tokens; the bag and portholes. */
const CELL = { x: -28, y: -24.5, width: 72, height: 49 };
const NARROW: Plan = {
  tokens: row(5, 28, 72, 26),
  bag: { at: [30, 75], scale: 0.9 },
  portholes: row(4, 100, 72, 76),
  scale: 0.72,
  mark: [30, 0],
  finger: { token: CELL, porthole: CELL },
};

/** One row of nine, as wide as its room is; the bag above its left end, where the stern leaves room. */
const shortPlan = (across: number): Plan => {
  const step = Math.min(46, across / 9);
  const finger = around(step, 18.9, 57);
  const xs = row(9, 180 - 4 * step, step, 20);
  return {
    tokens: xs.slice(0, 5),
    bag: { at: [180 - across / 2 + 33, -22], scale: 0.8 },
    portholes: xs.slice(5),
    scale: 0.63,
    mark: [0, 26],
    finger: { token: finger, porthole: finger },
  };
};

/** `across` is how wide the room of the drawing is, in its units. */
export const campPlan = (crop: Crop, across: number): Plan =>
  crop === 'short' ? shortPlan(across) : crop === 'wide' ? WIDE : NARROW;
