/** Where the things of the camp lie, in the units of the drawing. */
import type { Crop } from './layout.ts';

export type Point = readonly [x: number, y: number];

export interface Plan {
  /** Undefined where there is no room for titles. */
  readonly title: Point | undefined;
  readonly second: Point | undefined;
  readonly tokens: readonly Point[];
  readonly bag: Point;
  readonly portholes: readonly Point[];
  readonly scale: number;
  /** How far below the middle of a token its mark is. */
  readonly below: number;
  /** How wide the places to press are. */
  readonly finger: { readonly token: number; readonly porthole: number };
}

const row = (n: number, x: number, step: number, y: number): Point[] =>
  Array.from({ length: n }, (_, i) => [x + i * step, y] as const);

/** Portholes, which close a set, have what a thumb needs; tokens, which only explain themselves, share the rest. */
const STRIP_FINGER = { token: 36.2, porthole: 44 };

export const CAMP_PLANS: Record<Crop, Plan> = {
  wide: {
    title: [90, 56],
    second: [99, 242],
    tokens: [...row(3, 44, 55, 96), ...row(2, 44, 55, 166)],
    bag: [154, 170],
    portholes: [...row(2, 60, 78, 284), ...row(2, 60, 78, 360)],
    scale: 0.92,
    below: 34,
    finger: { token: 54, porthole: 62 },
  },
  narrow: {
    title: [3, 11],
    second: [186, 11],
    tokens: row(5, 20.1, 36.2, 36),
    bag: [0, 0],
    portholes: row(4, 205, 44, 36),
    scale: 0.63,
    below: 26,
    finger: STRIP_FINGER,
  },
  short: {
    title: undefined,
    second: undefined,
    tokens: row(5, 20.1, 36.2, 20),
    bag: [0, 0],
    portholes: row(4, 205, 44, 20),
    scale: 0.63,
    below: 26,
    finger: STRIP_FINGER,
  },
};
