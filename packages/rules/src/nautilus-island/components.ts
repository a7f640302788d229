/**
 * What is in the box. A value marked L or I may be corrected here once somebody has looked at a
 * physical copy, and nowhere else. A correction raises the game's rules version.
 */
import type { Marks } from '../core/certainty.ts';

export const components = {
  /** The last colour, the treasures, is never stored. */
  colours: ['green', 'red', 'blue', 'purple', 'orange', 'yellow'],
  objectsPerColour: 4,
  copies: 4,
  stackHeight: 8,
  /** Spaces of each column from the back of the Nautilus to its front, by number of players. */
  columns: {
    2: [1, 2, 2, 3],
    3: [1, 2, 2, 3, 3],
    4: [1, 1, 2, 2, 3, 3],
  },
  /** Which stacks of a column with so many spaces lie face up. */
  faceUp: {
    1: [true],
    2: [true, false],
    3: [true, true, false],
  },
  bonus: { two: 7, three: 7, perCard: 6, double: 4, odd: 5, pair: 5 },
  bonusPoints: { two: 2, three: 3, odd: 4, pair: 5 },
  /** Each pile from its top, by the exact size of the set that it closes. */
  portholes: { 3: [5, 4, 3], 4: [8, 6, 4], 5: [11, 9, 7], 6: [14, 12, 10] },
  /** Points of the treasure objects 1 to 4. */
  treasures: [1, 2, 3, 4],
} as const;

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
  portholes: 'I', // that there are four piles of three L, the 8 on top of the 4-pile C
  treasures: 'I',
};
