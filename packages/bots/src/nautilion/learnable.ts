/**
 * Nautilion as training sees it: the chance to win, and how complete the ship is at the end, which
 * is the training signal as long as every voyage is lost.
 */
import type { AnyGame, Nautilion, Options } from '@tidetable/rules';
import {
  ALL_MAGES,
  EXPANSION_NAMES,
  Expansion,
  LEVEL_NAMES,
  MAGES,
  Outcome,
  plays,
  SHIP_NAMES,
  SPACES,
} from '@tidetable/rules/nautilion';
import type { Learnable } from '../network/learnable.ts';
import { chanceOf } from '../network/network.ts';
import { candidatesAt } from './candidates.ts';
import { CREW_FEATURES, ENCODING, MOST_LISTED, SHIP_FEATURES } from './encode.ts';
import { COUNT } from './spaceSets.ts';
import type { NautilionGame } from './turnSearch.ts';

const RESERVES = [4, 1, 4, 2, 4, 3, 4, 5, 4, 6];

/**
 * Every ship with every reserve, alone and as two admirals: without expansions as often as with
 * some, and those in every mix.
 */
const everyTable = (): Options[] => {
  const mixes = 1 << EXPANSION_NAMES.length;
  return Array.from({ length: 2 * mixes * SHIP_NAMES.length }, (_, i) => {
    const place = Math.trunc(i / SHIP_NAMES.length);
    const mix = place % 2 === 0 ? 0 : Math.trunc(place / 2);
    return tableOf(i, mix);
  });
};

const tableOf = (i: number, mix: number): Options => {
  const expansions = EXPANSION_NAMES.filter((_, n) => (mix >> n) & 1);
  return {
    seats: i % 7 < 5 ? 1 : 2,
    ship: SHIP_NAMES[i % SHIP_NAMES.length],
    reserve: RESERVES[i % RESERVES.length],
    expansions,
    darkhouse: LEVEL_NAMES[expansions.includes('darkhouse') ? i % LEVEL_NAMES.length : 0],
    harpoons: expansions.includes('mercenaries') && i % 5 < 2 ? 3 : 2,
  };
};

/** Strength is measured at the first ones. */
const tables: readonly Options[] = [
  { ...tableOf(0, 0), reserve: 4, ship: 'A1', seats: 1 },
  { ...tableOf(0, 0), reserve: 4, ship: 'C1', seats: 1 },
  { ...tableOf(0, 0), reserve: 4, ship: 'A2', seats: 2 },
  { ...tableOf(0, (1 << EXPANSION_NAMES.length) - 1), reserve: 6, ship: 'A1', seats: 1 },
  ...everyTable(),
];

const COMPLETE = 0.05; // of a win
const LOST = 0.8; // a complete ship that was lost

/** Crew and mages aboard, out of all that are wanted. */
const completeness = (s: Nautilion.State): number => {
  const mages = plays(s, Expansion.mages) ? MAGES : 0;
  const aboard = COUNT[s.crew] + (mages > 0 ? COUNT[s.cabin & ALL_MAGES] : 0);
  return (LOST * aboard) / (SPACES + mages);
};

/** The value of a finished voyage, on the scale of `worth`. */
export const worthAtEnd = (s: Nautilion.State): number =>
  s.outcome === Outcome.won ? 1 + COMPLETE : COMPLETE * completeness(s);

export const nautilionLearnable: Learnable = {
  encoding: ENCODING,
  shape: {
    groups: [
      { blocks: SPACES, features: CREW_FEATURES, units: 64 },
      { blocks: 1, features: SHIP_FEATURES, units: 64 },
    ],
    hidden: [32],
    outputs: 2,
    mostListed: MOST_LISTED,
  },
  outputs: ['win', 'complete'],
  tables,
  lambda: 0.8,
  candidatesAt: (game: AnyGame, options) => candidatesAt(game as unknown as NautilionGame, options),
  outcome: (_game, end, _seat, out) => {
    const s = end as Nautilion.State;
    out[0] = s.outcome === Outcome.won ? 1 : 0;
    out[1] = s.outcome === Outcome.won ? 1 : completeness(s);
  },
  worth: outputs => chanceOf(outputs[0]) + COMPLETE * chanceOf(outputs[1]),
  winChance: outputs => chanceOf(outputs[0]),
};
