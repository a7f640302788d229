/** Option mixes for tests: a number for each set of expansions, a seed for all the rest. */
import type { Options } from '../../core/options.ts';
import { EXPANSION_NAMES, LEVEL_NAMES, SHIP_NAMES } from '../../nautilion/state.ts';

export const MIXES = 1 << EXPANSION_NAMES.length;

export const mixOf = (seats: number, set: number, seed: number): Options => ({
  seats,
  ship: SHIP_NAMES[seed % SHIP_NAMES.length],
  reserve: 1 + (seed % 6),
  expansions: EXPANSION_NAMES.filter((_, i) => set & (1 << i)),
  darkhouse: set & 8 ? LEVEL_NAMES[seed % LEVEL_NAMES.length] : 'intro',
  harpoons: set & 2 ? 2 + (seed % 2) : 2,
});
