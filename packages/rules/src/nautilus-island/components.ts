/**
 * What is in the box. A value marked L or I is corrected once somebody has looked at a physical
 * copy: by a second table here and a new edition of it in editions.ts. This table stays as it is,
 * because the matches of its edition were played with it.
 */
import type { Marks } from '../core/certainty.ts';
import type { Varied } from '../core/edition.ts';
import type { Bounds } from '../core/sheet.ts';

export const components = {
  /** The last colour, the treasures, is never stored. [NI2] [NI19] */
  colours: ['green', 'red', 'blue', 'purple', 'orange', 'yellow'],
  objectsPerColour: 4, // [NI2]
  copies: 4, // [NI2]
  stackHeight: 8, // [NI4]
  /** Spaces of each column from the back of the Nautilus to its front, by number of players. [NI3] */
  columns: {
    2: [1, 2, 2, 3],
    3: [1, 2, 2, 3, 3],
    4: [1, 1, 2, 2, 3, 3],
  },
  /** Which stacks of a column with so many spaces lie face up. [NI5] */
  faceUp: {
    1: [true],
    2: [true, false],
    3: [true, true, false],
  },
  bonus: { two: 7, three: 7, perCard: 6, double: 4, odd: 5, pair: 5 }, // [NI6]
  bonusPoints: { two: 2, three: 3, odd: 4, pair: 5 }, // [NI36] [NI39] [NI40]
  /** Each pile from its top, by the exact size of the set that it closes. [NI7] */
  portholes: { 3: [5, 4, 3], 4: [8, 6, 4], 5: [11, 9, 7], 6: [14, 12, 10] },
  /** Points of the treasure objects 1 to 4. [NI42] */
  treasures: [1, 2, 3, 4],
} as const;

/** The table of any edition or sheet. */
export type Components = Varied<typeof components>;

export type BonusName = keyof Components['bonus'];
/** A bonus token is its place in this list. */
export const BONUS_NAMES = Object.keys(components.bonus) as readonly BonusName[];

/** How sure we are of each entry above, and of parts of it where that differs. */
export const certainty: Marks<typeof components> = {
  colours: 'L', // that there are six, and green, C
  objectsPerColour: 'C',
  copies: 'C',
  stackHeight: 'C',
  columns: 'L',
  'columns.4': 'C',
  faceUp: 'I',
  bonus: 'L',
  bonusPoints: 'C',
  portholes: 'I', // that there are four piles of three L, that one of the 4-pile is 8 C
  treasures: 'I',
};

/** As far as a table's own sheet may differ. Piles and columns keep their number and length. */
export const bounds: Bounds = {
  columns: { kind: 'number', min: 1, max: 3 }, // more would need larger stores than there are moves for
  faceUp: { kind: 'flag' },
  bonus: { kind: 'number', min: 0, max: 34 }, // all tokens of one sort
  portholes: { kind: 'number', min: 1, max: 99 }, // 0 is written on no token: it means an open set
  treasures: { kind: 'number', min: 0, max: 99 },
};
