/**
 * The spaces around the wheel, the first on top, clockwise: as a ring, or where there is little
 * height as two rows that run around like the ring.
 */
import { SPACES } from '@tidetable/rules/nauticus';

type Point = readonly [x: number, y: number];

/** Where everything of a space lies, around the middle of the drawing. */
export interface WheelShape {
  readonly kind: 'ring' | 'rows';
  readonly width: number;
  readonly height: number;
  /** The outline of the tile that lies there. */
  readonly outline: (space: number) => string;
  /** The middle of what is printed on it. */
  readonly print: (space: number) => Point;
  readonly medal: (space: number) => Point;
  /** The mark that the anchor comes here next. */
  readonly nextAnchor: (space: number) => Point;
  /** The mark that its bonus would be lost. */
  readonly lost: (space: number) => Point;
}

const TURN = 360 / SPACES;
/** Half the angle of a tile; the rest is the gap to its neighbour. */
const HALF = TURN / 2 - 1.6;

export const RIM = 226;
const TILE = { inner: 120, outer: 214, middle: 166.5 };
const BONUS_AT = 99;
export const WHEEL = { inner: 54, outer: 80, pegs: 67, handle: 102 };

/** A point at a distance from the middle, in a direction given in degrees clockwise from the top. */
export const polar = (radius: number, degrees: number): Point => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(a)), round(radius * Math.sin(a))];
};

const round = (n: number): number => Math.round(n * 100) / 100;

export const directionOf = (space: number): number => space * TURN;

/** A piece of a ring. */
const ringTile = (space: number): string => {
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

export const RING: WheelShape = {
  kind: 'ring',
  width: 2 * RIM,
  height: 2 * RIM,
  outline: ringTile,
  print: space => polar(TILE.middle, directionOf(space)),
  medal: space => polar(BONUS_AT, directionOf(space)),
  nextAnchor: space => polar(TILE.outer - 16, directionOf(space) + 14.5),
  lost: space => polar(TILE.inner + 9, directionOf(space) + 9),
};

const COLUMNS = SPACES / 2;
const CELL = 100;
const CARD_WIDTH = 96;
/** As high as there is room for, between these. */
const CARD_HEIGHTS = { least: 86, most: 130 };
/** Between the rows, with the medals and blue workers of both. */
const BAND = 36;
/** Around the rows. */
const EDGE = 6;

/** The middle of a space's column, and which side of the band its tile lies on. */
const cellOf = (space: number): { readonly x: number; readonly side: -1 | 1 } => {
  const column = space < COLUMNS ? space : SPACES - 1 - space;
  return { x: (column - (COLUMNS - 1) / 2) * CELL, side: space < COLUMNS ? -1 : 1 };
};

const rowsOf = (cardHeight: number): WheelShape => {
  const cardMiddle = BAND + cardHeight / 2;
  return {
    kind: 'rows',
    width: COLUMNS * CELL,
    height: 2 * (BAND + cardHeight) + EDGE,
    outline: space => {
      const { x, side } = cellOf(space);
      const top = side * cardMiddle - cardHeight / 2;
      return `M${x - CARD_WIDTH / 2} ${top}h${CARD_WIDTH}v${cardHeight}h${-CARD_WIDTH}Z`;
    },
    print: space => [cellOf(space).x, cellOf(space).side * cardMiddle],
    medal: space => [cellOf(space).x - 27, (cellOf(space).side * BAND) / 2],
    nextAnchor: space => {
      const { x, side } = cellOf(space);
      return [x + CARD_WIDTH / 2 - 10, side * (BAND + cardHeight - 10)];
    },
    lost: space => [cellOf(space).x - 43, cellOf(space).side * (BAND + 10)],
  };
};

/** Blue workers of a space in rows, side by side. */
export const rowPegs = (space: number, workers: number): Point[] =>
  Array.from({ length: workers }, (_, i) => [
    cellOf(space).x + 2 + 15 * i,
    (cellOf(space).side * BAND) / 2,
  ]);

/** A smaller ring could not be read: in pixels across. */
const SMALLEST_RING = 345;

interface Room {
  readonly width: number;
  readonly height: number;
}

export const shapeFor = ({ width, height }: Room): WheelShape => {
  if (Math.min(width, height) >= SMALLEST_RING) return RING;
  const { least, most } = CARD_HEIGHTS;
  const fitting = ((height / width) * COLUMNS * CELL - EDGE) / 2 - BAND;
  return rowsOf(Math.max(least, Math.min(most, Math.floor(fitting))));
};

/** Directions of the blue workers of a space on the ring, side by side. */
export const pegDirections = (space: number, workers: number): number[] =>
  Array.from({ length: workers }, (_, i) => directionOf(space) + (i - (workers - 1) / 2) * 12.5);

/** The wheel only ever turns clockwise: the angle that brings the anchor to a space, from one before. */
export const turnTo = (angle: number, space: number): number => {
  const ahead = (((directionOf(space) - angle) % 360) + 360) % 360;
  return angle + ahead;
};
