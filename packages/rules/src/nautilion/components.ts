/**
 * What is in the box. A value marked L or I may turn out otherwise once somebody has looked at a
 * physical copy. A correction is a new edition (editions.ts) with a table of its own; this table
 * stays, so that matches played by it replay. Rules read what editions and sheets may differ in
 * from `State.sheet` (sheet.ts), and everything else from here.
 */
import type { Marks } from '../core/certainty.ts';
import type { Varied } from '../core/edition.ts';
import type { Bounds } from '../core/sheet.ts';

export const SIDES = 6; // of a die

export const components = {
  /** How many of six sides of a die show 1, 2, 3 and 4. [NL7] */
  faces: [2, 2, 1, 1],
  dice: 3, // [NL8]
  crewNumbers: 9, // [NL2]
  copies: 4, // [NL2]
  mages: 3, // [NL39]
  mercenaries: 9, // [NL46]
  reefs: { 3: 6, 6: 6, 9: 6 }, // [NL64]
  /** A reef lies beside the first path token and every one that is so many further on. [NL59] */
  reefEvery: 3,
  spells: { whirlwind: 1, tide: 2, translation: 3 }, // [NL14]
  castaway: 2, // [NL82]
  /** Pairs of spaces joined by a duct. [NL6] */
  ships: {
    A1: '12 23 34 45 56 67 78 81 91 92 93 94 95 96 97 98',
    A2: '12 23 65 54 78 89 16 25 34 67 58 49',
    B1: '27 74 49 51 18 83 25 71 48 93 96',
    B2: '51 18 84 45 52 27 79 95 83 76',
    C1: '15 59 92 26 67 73 38 84 41',
    C2: '39 92 25 57 71 18 86 54',
  },
  reserve: { min: 1, max: 6, usual: 4, moreForTwo: 2 }, // [NL4] [NL33]
  /** The numbers on each admiral card. [NL36] */
  admirals: [
    [1, 3, 4, 5, 7, 9],
    [2, 4, 5, 6, 8, 9],
  ],
  /** Crew numbers beside the mages A, B, C in the cabin. [NL41] */
  cabinCrew: [1, 4, 7],
  /** Crew numbers that carry a harpoon and that the Phantom takes. [NL47] [NL51] */
  fighters: [2, 5, 8],
  harpoons: { crew: 1, mercenary: 2, phantom: [2, 3] }, // [NL51]
  hold: 6, // [NL47]
  /** The row of Darkhouse cards by level. [NL69] */
  levels: {
    intro: { red: 3, blue: 2 },
    normal: { red: 4, blue: 1 },
    difficult: { red: 5, blue: 0 },
  },
  /** The Darkhouse cards by colour. [NL109] */
  darkhouse: {
    red: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    blue: [10, 11, 12],
  },
  swell: [2, 3, 4], // [NL80]
  heroics: 12,
  revealed: 3, // [NL84]
  salvage: 3, // [NL96]
  boarders: 2, // [NL98]
} as const;

/** The table of any edition or sheet. */
export interface Components extends Omit<Varied<typeof components>, 'ships'> {
  readonly ships: { readonly [Ship in keyof typeof components.ships]: string };
}

/** How sure we are of each entry above. */
export const certainty: Marks<typeof components> = {
  faces: 'L',
  dice: 'C',
  crewNumbers: 'C',
  copies: 'L', // how many crew tokens there are in all is C
  mages: 'I', // that there are nine of three letters is C
  mercenaries: 'C',
  reefs: 'I', // the numbers are C, how many of each is not
  reefEvery: 'C',
  spells: 'I',
  castaway: 'I',
  ships: 'I', // that space 4 of an A ship touches 3, 5 and 9 is C
  reserve: 'C',
  admirals: 'I', // that one lacks 2, and that both together have all, is C
  cabinCrew: 'C',
  fighters: 'C',
  harpoons: 'C',
  hold: 'C',
  levels: 'C',
  darkhouse: 'L', // which numbers are red; effects of 3, 6, 11 and 12, and when 5 strikes, are I
  swell: 'C',
  heroics: 'C', // effects of 2, 4, 6, 7, 9 and 11, and where 10 puts its tokens, are I
  revealed: 'C',
  salvage: 'I',
  boarders: 'I',
};

/**
 * How far a table's own sheet may differ; what single values cannot say is in unplayable.ts.
 * Copies and mages have one number for all, and how many tokens there are in all is certain.
 */
export const bounds: Bounds = {
  faces: { kind: 'number', min: 1, max: 3 }, // the numbers of the faces are certain
  reefs: { kind: 'number', min: 1, max: 16 }, // likewise
  // A price of nothing could be paid for ever; one of more than six could hardly be paid. [NL107]
  spells: { kind: 'number', min: 1, max: 6 },
  castaway: { kind: 'number', min: 1, max: 6 },
  ships: { kind: 'text', pattern: '[1-9]{2}( [1-9]{2})*' },
  admirals: { kind: 'number', min: 1, max: 9 },
  darkhouse: { kind: 'number', min: 1, max: 12 },
  salvage: { kind: 'number', min: 1, max: 6 }, // [NL107]
  boarders: { kind: 'number', min: 1, max: 6 }, // places of the hold
};
