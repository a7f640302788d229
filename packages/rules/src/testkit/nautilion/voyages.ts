/** Random voyages with every mix of expansions, for tests of whatever shows them. */
import { CHANCE, SPECTATOR } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import { nautilion } from '../../nautilion/index.ts';
import { SHIP_NAMES, type State } from '../../nautilion/state.ts';
import type { View } from '../../nautilion/view.ts';
import { randomGame } from '../randomGame.ts';
import { MIXES, mixOf } from './mixes.ts';

/** One voyage for every mix, alone and by two. */
export const VOYAGES = Array.from({ length: 2 * MIXES }, (_, seed) => seed);

export const voyageOptions = (seed: number): Options => ({
  ...mixOf(1 + (seed % 2), seed % MIXES, seed),
  ship: SHIP_NAMES[seed % SHIP_NAMES.length],
  reserve: 6,
});

/** Visits every position in which somebody decides; who can place a token aboard does. */
export const sail = (
  seed: number,
  visit: (s: State, view: View, legal: readonly string[]) => void,
): void => {
  randomGame(nautilion, voyageOptions(seed), seed, (s, legal) => {
    if (nautilion.toAct(s) === CHANCE) return undefined;
    visit(s, nautilion.view(s, SPECTATOR), Array.from(legal, nautilion.formatMove));
    return legal.find(m => nautilion.formatMove(m).startsWith('to ship'));
  });
};
