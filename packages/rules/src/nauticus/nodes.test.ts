/** How many ways lead on from a position, counted by hand: one wrong move anywhere changes the number. */
import { expect, test } from 'vitest';
import { nodeCount } from '../testkit/index.ts';
import { given } from '../testkit/nauticus/given.ts';
import { nauticus } from './index.ts';
import type { State } from './state.ts';

const counts = (s: State, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => nodeCount(nauticus, s, i + 1));

test('[NC40] [NC47] [NC83] two workers to withdraw with, then a player with none', () => {
  const s = given({ action: 'money', players: [{ workers: 2 }, { workers: 0 }] });
  // pass · pass · 7 tiles, or withdraw · end · pass, or withdraw · withdraw · end
  expect(counts(s, 3)).toEqual([2, 1 + 2, 7 + 1 + 1]);
});

test('[NC25] [NC30] [NC81] four kinds of hull part for one worker', () => {
  const s = given({
    action: 'hulls',
    space: 3,
    players: [{ workers: 1, ships: ['stern', 'stern', 'middle bow'] }],
  });
  // bow: stored, new or on a stern; middle: stored, new, on a stern, on ship 3;
  // stern: stored, new, on ship 3; the 1-ship is free and stored
  const placed = 3 + 4 + 3;
  expect(counts(s, 2)).toEqual([1 + 4, 5 + placed + 1]);
});

test('[NC55] [NC87] the extra action of a player who can only withdraw', () => {
  const s = given({ action: 'delivery', players: [{ workers: 0, taler: 0, extra: true }] });
  // extra · money · withdraw · end or withdraw; or pass, then extra · money or crowns (the tile just
  // flipped) · one use each, or end · the other’s pass · 7 tiles
  expect(counts(s, 4)).toEqual([2, 1 + 2, 1 + 2 + 1, 2 + 2 + 7]);
});
