/** How many ways lead on from a position, counted by hand: one wrong move anywhere changes the number. */
import { expect, test } from 'vitest';
import { seededRng } from '../core/rng.ts';
import { dealt, nodeCount } from '../testkit/index.ts';
import { given } from '../testkit/nautilion/given.ts';
import { nautilion } from './index.ts';
import type { State } from './state.ts';

const counts = (s: State, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => nodeCount(nautilion, s, i + 1));

test('[NL9] [NL10] [NL11] [NL12] [NL17] the first turn, up to the second choice', () => {
  const options = { seats: 1, ship: 'A2', reserve: 4, expansions: [] };
  const s = dealt(nautilion, { ...options, darkhouse: 'intro', harpoons: 2 }, seededRng(1));

  // Of the 64 rolls 4 show one face, 36 two and 24 three. With d faces there are Whirlwind,
  // Translation, 3 Tides for each face, and d dice for the Darkhouse.
  const choices = 4 * (2 + 4) + 36 * (2 + 8) + 24 * (2 + 12);

  const whirlwind = 64 * 4; // the first die
  const translation = 64 * 36; // the first token
  // two plans for unlike dice; like ones give themselves, and the token goes to ship or reserve
  const gives = (4 * 1 + 36 * 2 + 24 * 3) * 2;

  // A Tide leaves 2 tokens: with d faces then Whirlwind, 3d Tides and d dice, no Translation.
  const [one, two, three] = [1 + 4, 1 + 8, 1 + 12];
  const ofPair = two + 2 * three; // a pair's die: to the odd one's face, or to two new ones
  const ofOdd = one + 2 * two; // the odd die: to the pair's face, or to two others
  const ofThree = 3 * (2 * two + three); // each die: to the face of another, or to the fourth
  const tides = 4 * 3 * two + 36 * (ofPair + ofOdd) + 24 * ofThree;

  expect(counts(s, 5)).toEqual([4, 16, 64, choices, whirlwind + translation + gives + tides]);
});

test('[NL31] [NL85] [NL89] [NL90] two heroic cards and two that can pay', () => {
  const s = given({
    expansions: 'heroics',
    heroics: '2 3',
    heroicPile: '7',
    crew: '4 5',
    path: 'N 6 2 3 3 P',
    rolls: '1 1 1',
  });
  // Chosen Currents: a sacrifice, then 4 faces for each die
  const currents = [1, 2, 2 * 4, 2 * 4 * 4];
  // Change of Plan: a sacrifice, and the other card leaves unasked; then Full Steam, paid by the
  // last crew, or the dice: with the 5 left the 6 has two places, with the 4 left only the reserve,
  // and the next turn begins
  const plan = [1, 2, 2 * 2, 1 + 2 + (1 + 4)];
  // the dice are alike: the 6 to ship or reserve, then the dice of the next turn
  const dice = [1, 2, 2 * 4, 2 * 4 * 4];
  expect(counts(s, 4)).toEqual(currents.map((n, i) => n + plan[i] + dice[i]));
});
