/**
 * What is in the box. A value marked L or I may prove wrong beside a physical copy. A correction is
 * a new edition (editions.ts) with its own table; the old table stays, so that saved matches replay.
 * Players whose copy differs may bring their own sheet without waiting for that. Values in which
 * editions and sheets may differ are read from `State.sheet` (sheet.ts), all others from here.
 */
import type { Marks } from '../core/certainty.ts';
import type { Varied } from '../core/edition.ts';
import type { Bounds } from '../core/sheet.ts';

export const components = {
  /** Rounds by number of players. [NC1] */
  rounds: { 2: 4, 3: 5, 4: 5 },
  actionPhases: 7, // [NC1]
  actions: ['hulls', 'masts', 'sails', 'goods', 'transport', 'money', 'delivery', 'crowns'],
  /** The eight spaces clockwise, the first with the anchor at the start. [NC7] [NC17] */
  bonuses: [
    { workers: 3, points: 0, taler: 0, tile: null },
    { workers: 0, points: 0, taler: 0, tile: 'mast' },
    { workers: 0, points: 0, taler: 0, tile: 'sail' },
    { workers: 0, points: 2, taler: 0, tile: null },
    { workers: 2, points: 0, taler: 0, tile: null },
    { workers: 1, points: 0, taler: 0, tile: 'good' },
    { workers: 1, points: 1, taler: 0, tile: null },
    { workers: 0, points: 0, taler: 4, tile: null },
  ],
  /** Taler for the four kinds of a blue action tile that lies on this space. [NC72] */
  prices: [
    [3, 2, 1, 0],
    [0, 3, 2, 1],
    [3, 0, 1, 2],
    [1, 2, 3, 0],
    [2, 1, 0, 3],
    [1, 0, 3, 2],
    [0, 1, 2, 3],
    [2, 3, 0, 1],
  ],
  /** Blue workers clockwise from the anchor. [NC71] */
  wheel: [0, 1, 3, 2, 1, 2, 3, 2],
  /** The four kinds of the actions that buy, in the order of their prices. [NC72] */
  hulls: ['bow', 'middle', 'stern', '1-ship'],
  emblems: ['lion', 'eagle', 'lily', 'tower'],
  goods: ['coffee', 'grain', 'salt', 'fish'],
  /** Tiles of each hull part in the order above, of each other kind, and of each crown tile. [NC2] */
  supply: { hulls: [18, 9, 18, 18], mast: 15, sail: 15, good: 12, crownMast: 12, crownSail: 12 },
  storage: { boxes: 12, mast: 2, other: 1 }, // [NC70] [NC37]
  longestShip: 4, // [NC29]
  start: { workers: 4, taler: 15, points: 10 }, // [NC5]
  /** What a later place in the order of the first phase brings, by number of players. [NC6] */
  handicap: {
    2: [
      { taler: 0, workers: 0 },
      { taler: 1, workers: 0 },
    ],
    3: [
      { taler: 0, workers: 0 },
      { taler: 1, workers: 0 },
      { taler: 2, workers: 1 },
    ],
    4: [
      { taler: 0, workers: 0 },
      { taler: 1, workers: 0 },
      { taler: 1, workers: 1 },
      { taler: 2, workers: 2 },
    ],
  },
  passTiles: [3, 2, 1], // [NC47]
  repeatPrice: 4, // [NC23]
  withdrawal: 2, // [NC40]
  mostCrownPoints: 15, // [NC46]
  reward: { points: 3, taler: 7, workers: 3, goods: 2, mostOfOne: 2 }, // [NC51] [NC52]
  extra: { workers: 2, price: 2 }, // [NC56] [NC58]
  shipPoints: [2, 8, 20, 35], // [NC63]
  goodsPoints: [2, 5, 9, 14, 20], // [NC64]
  furtherGood: 5, // [NC64]
  talerForPoint: 3, // [NC65]
} as const;

/** The table of any edition or sheet. */
export type Components = Varied<typeof components>;

/** How sure we are of each entry above, and of parts of it where that differs. */
export const certainty: Marks<typeof components> = {
  rounds: 'C',
  actionPhases: 'C',
  actions: 'C',
  bonuses: 'C',
  prices: 'I',
  'prices.3': 'L', // it agrees with the rulebook's example
  wheel: 'I', // 1 to 3 but for the anchor C
  'wheel.0': 'C',
  hulls: 'L', // the order
  emblems: 'I', // that there are four C, their names ours
  goods: 'I', // the order
  supply: 'C', // the same for any number of players L
  storage: 'C',
  'storage.boxes': 'I',
  longestShip: 'C',
  start: 'C',
  handicap: 'C',
  passTiles: 'C',
  repeatPrice: 'C',
  withdrawal: 'C',
  mostCrownPoints: 'C',
  reward: 'C',
  extra: 'C',
  shipPoints: 'C',
  goodsPoints: 'C',
  furtherGood: 'C',
  talerForPoint: 'C',
};

/** How far a table's own sheet may differ. Every sheet within these can be played with. */
export const bounds: Bounds = {
  prices: { kind: 'number', min: 0, max: 3 }, // the numbers that the book names
  wheel: { kind: 'number', min: 1, max: 3 }, // likewise
  'storage.boxes': { kind: 'number', min: 2, max: 24 }, // with one box no mast could be stored
};
