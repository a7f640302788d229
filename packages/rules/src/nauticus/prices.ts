/** What the uses of an action cost and bring. */
import { has, including } from '../core/bitSet.ts';
import { components } from './components.ts';
import { ALL_KINDS, KINDS, type State } from './state.ts';

/** Taler for the next tile of a kind in the running action. [NC22] [NC23] [NC58] */
export const priceOf = (s: State, kind: number): number => {
  if (has(s.bought, kind)) return components.repeatPrice;
  return s.extra === 1 ? components.extra.price : s.sheet.prices[s.chosen * KINDS + kind];
};

/** Is it the last of the four kinds that brings the gift? [NC26] */
export const isFourthKind = (s: State, kind: number): boolean =>
  s.bought !== ALL_KINDS && including(s.bought, kind) === ALL_KINDS;

/** How many of so many workers are the player's own: blue ones go first. [NC20] */
export const ownOf = (blue: number, n: number): number => (n > blue ? n - blue : 0);

/** What one more use of Score crowns brings. [NC44] [NC46] */
export const crownPointsOf = (s: State, seat: number): number =>
  Math.min(crownsOf(s, seat), components.mostCrownPoints - s.scored);

/** Workers that the seat can spend on the running action. */
export const workersFor = (s: State, seat: number): number => s.blue + s.workers[seat];

/** Crowns that the seat shows. [NC45] */
export const crownsOf = (s: State, seat: number): number => s.crowns[seat] + s.passed[seat];
