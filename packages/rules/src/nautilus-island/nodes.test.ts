/** How many ways lead on from a position: one wrong move anywhere changes the number. */
import { expect, test } from 'vitest';
import { seededRng } from '../core/rng.ts';
import { dealt, nodeCount } from '../testkit/index.ts';
import { given, played, WHOLE_COLOUR } from '../testkit/nautilus-island/given.ts';
import { nautilusIsland as game } from './index.ts';
import type { State } from './state.ts';
import type { Position } from './view.ts';

const counts = (s: State, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => nodeCount(game, s, i + 1));

const storableColours = (cards: readonly string[]): number =>
  new Set(cards.map(card => card[0]).filter(letter => letter !== 'y')).size;

/**
 * The plies up to the first action of round 2, counted without the rules: in round 1 everybody
 * picks a free column and can only collect; then the rearmost picks any column but its own, and
 * collects there or stores one of the colours that it took.
 */
const openingCounts = (s: State): number[] => {
  const { columns } = game.position(s) as Position;
  const tops = columns.map(c => c.stacks.map(stack => stack.cards[0]));
  const row: number[] = [];
  let ways = 1;
  for (let seat = 0; seat < s.seats; seat++) {
    ways *= columns.length - seat;
    row.push(ways, ways);
  }
  const choices = columns.length - 1;
  row.push(ways * choices);
  // each column is the rearmost of those taken as often as the columns before it can fill the other seats
  const arrangements = (n: number, k: number): number =>
    k === 0 ? 1 : n * arrangements(n - 1, k - 1);
  const actions = tops.reduce((sum, cards, column) => {
    const others = arrangements(columns.length - 1 - column, s.seats - 1);
    return sum + s.seats * others * choices * (1 + storableColours(cards));
  }, 0);
  return [...row, actions];
};

/** The deeper numbers were found alike by a second program, written from the rulebook alone. */
for (const [seats, seed, depth, nodes] of [
  [2, 1, 11, 4710],
  [3, 2, 12, 15_624],
  [4, 3, 12, 27_720],
] as const) {
  test(`[NI12] [NI13] [NI14] ${seats} players, deal ${seed}: the opening, ply by ply`, () => {
    const s = dealt(game, { seats }, seededRng(seed));
    const opening = openingCounts(s);
    expect(counts(s, opening.length)).toEqual(opening);
    expect(nodeCount(game, s, depth)).toBe(nodes);
  });
}

test('[NI17] [NI27] [NI33] the last turn: 2 empty columns × 3 ways to lay × close or leave', () => {
  const s = given({
    heights: [0, 0, 0, 4],
    markers: [4, 1],
    order: [1, 0],
    turn: 1,
    hands: ['g1 g2'],
    sets: [{ green: '3 4' }],
  });
  expect(counts(s, 5)).toEqual([2, 2, 2 * 3, 2 * 3 * 2, 0]);
});

test('[NI25] the short refill: 1 way to lay × 4 spaces × 2 columns for the next seat', () => {
  const s = given({
    hands: ['g1'],
    camp: { green: 'two', red: 'odd', blue: null, purple: null, orange: null },
    bag: 'pair',
    sets: [{}, { purple: WHOLE_COLOUR, orange: WHOLE_COLOUR }],
    markers: [1, 2],
  });
  played(s, 'column 4', 'store green');
  expect(counts(s, 3)).toEqual([1, 4, 4 * 2]);
});

test('[NI34] two seats without any action, then one with cards', () => {
  const s = given({ seats: 3, heights: [0, 0, 0, 0, 0], hands: ['y1', 'y2 y3'] });
  const second = 4 + 3 * 3; // seat 1 loses its own column 2, and the one taken unless it is that
  const third = 6 * 3 + 7 * 2; // in 6 of the 13 ways seat 2's own column 3 is among the taken ones
  expect(counts(s, 5)).toEqual([4, 4, second, second, third]);
});
