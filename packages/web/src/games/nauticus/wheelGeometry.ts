/** The wheel as a chart: eight spaces around a hub, the first on top, clockwise. */
import { SPACES } from '@tidetable/rules/nauticus';

const TURN = 360 / SPACES;
/** Half the angle of a tile; the rest is the gap to its neighbour. */
const HALF = TURN / 2 - 1.6;

export const RIM = 226;
export const TILE = { inner: 120, outer: 214, middle: 166.5 };
export const BONUS_AT = 99;
export const WHEEL = { inner: 54, outer: 80, pegs: 67, handle: 102 };

/** A point at a distance from the middle, in a direction given in degrees clockwise from the top. */
export const polar = (radius: number, degrees: number): readonly [x: number, y: number] => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(a)), round(radius * Math.sin(a))];
};

const round = (n: number): number => Math.round(n * 100) / 100;

export const directionOf = (space: number): number => space * TURN;

/** The outline of the tile that lies on a space: a piece of a ring. */
export const tilePath = (space: number): string => {
  const from = directionOf(space) - HALF;
  const to = directionOf(space) + HALF;
  const [a, b, c, d] = [
    polar(TILE.inner, from),
    polar(TILE.outer, from),
    polar(TILE.outer, to),
    polar(TILE.inner, to),
  ];
  return `M${a}L${b}A${TILE.outer} ${TILE.outer} 0 0 1 ${c}L${d}A${TILE.inner} ${TILE.inner} 0 0 0 ${a}Z`;
};

/** Directions of the blue workers of a space on the ring, side by side. */
export const pegDirections = (space: number, workers: number): number[] =>
  Array.from({ length: workers }, (_, i) => directionOf(space) + (i - (workers - 1) / 2) * 12.5);

/** The wheel only ever turns clockwise: the angle that brings the anchor to a space, from one before. */
export const turnTo = (angle: number, space: number): number => {
  const ahead = (((directionOf(space) - angle) % 360) + 360) % 360;
  return angle + ahead;
};
