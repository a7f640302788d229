import { expect, test } from 'vitest';
import { readOptions } from '../core/options.ts';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { components } from './components.ts';
import { nautilusIsland as game } from './index.ts';
import type { State } from './state.ts';
import type { Position } from './view.ts';

const SEATS = [2, 3, 4] as const;

const fresh = (seats: number, seed = 1): State => dealt(game, { seats }, seededRng(seed));
const positionOf = (s: State): Position => game.position(s) as Position;

const tally = (items: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
};

/** The answer of every draw in the order asked, by the name of the fact. */
const factsOf = (seats: number): Map<string, number> => {
  const facts = new Map<string, number>();
  game.deal(game.blank({ seats }), (n, fact, index) => {
    facts.set(`${fact}/${index}`, n);
    return 0;
  });
  return facts;
};

test('[NI1] two to four players take part, and nobody else', () => {
  const accepted = [0, 1, 2, 3, 4, 5, 2.5, '2'].filter(
    seats => !('code' in readOptions(game, { seats })),
  );
  expect(accepted).toEqual([2, 3, 4]);
});

for (const seats of SEATS) {
  test(`[NI2] ${seats} players: 96 cards, each of the 24 kinds four times`, () => {
    const p = positionOf(fresh(seats));
    const cards = [...p.columns.flatMap(c => c.stacks.flatMap(stack => stack.cards)), ...p.aside];
    const counts = tally(cards);
    expect(cards).toHaveLength(96);
    expect(Object.keys(counts).sort()).toEqual(
      ['b', 'g', 'o', 'p', 'r', 'y'].flatMap(c => [1, 2, 3, 4].map(object => c + object)),
    );
    expect(new Set(Object.values(counts))).toEqual(new Set([4]));
  });
}

for (const [seats, spaces, aside] of [
  [2, [1, 2, 2, 3], 32],
  [3, [1, 2, 2, 3, 3], 8],
  [4, [1, 1, 2, 2, 3, 3], 0],
] as const) {
  test(`[NI3] [NI4] ${seats} players: columns of ${spaces.join(' ')} stacks of eight, ${aside} cards set aside`, () => {
    const p = positionOf(fresh(seats));
    expect(p.columns.map(c => c.spaces)).toEqual(spaces);
    expect(p.columns.map(c => c.height)).toEqual(spaces.map(() => 8));
    expect(p.columns.map(c => c.stacks.map(stack => stack.cards.length))).toEqual(
      spaces.map(n => new Array(n).fill(8)),
    );
    expect(p.aside).toHaveLength(aside);
    expect(p.players.map(player => player.hand)).toEqual(new Array(seats).fill([]));
  });
}

test('[NI4] every fact of the shuffle has its own name and its full range', () => {
  const facts = factsOf(3);
  expect(facts.size).toBe(96 + 34 + 1);
  for (let i = 0; i < 96; i++) expect(facts.get(`card/${i}`)).toBe(96 - i);
  for (let i = 0; i < 34; i++) expect(facts.get(`token/${i}`)).toBe(34 - i);
  expect(facts.get('first/0')).toBe(3);
});

test('[NI5] a 1-column lies face up, a 2-column up and down, a 3-column up, up and down', () => {
  for (const seats of SEATS) {
    for (const { spaces, stacks } of positionOf(fresh(seats)).columns) {
      const faces = stacks.map(stack => (stack.faceUp ? 'up' : 'down')).join(' ');
      expect(faces).toBe({ 1: 'up', 2: 'up down', 3: 'up up down' }[spaces]);
    }
  }
});

test('[NI6] 34 bonus tokens, five of them in the camp, one for each colour but yellow', () => {
  const p = positionOf(fresh(2));
  const camp = Object.values(p.camp) as string[];
  expect(Object.keys(p.camp)).toEqual(['green', 'red', 'blue', 'purple', 'orange']);
  expect(p.bag).toHaveLength(29);
  expect(tally([...camp, ...p.bag])).toEqual({
    two: 7,
    three: 7,
    perCard: 6,
    double: 4,
    odd: 5,
    pair: 5,
  });
});

test('[NI6] which tokens begin in the camp is left to chance', () => {
  const camps = new Set(
    Array.from({ length: 20 }, (_, i) => JSON.stringify(positionOf(fresh(2, i)).camp)),
  );
  expect(camps.size).toBeGreaterThan(15);
});

test('[NI7] four porthole piles of three, the highest on top', () => {
  expect(positionOf(fresh(4)).portholes).toEqual({
    3: [5, 4, 3],
    4: [8, 6, 4],
    5: [11, 9, 7],
    6: [14, 12, 10],
  });
});

for (const seats of SEATS) {
  test(`[NI8] [NI9] ${seats} players: any seat may be drawn as first, the others follow clockwise`, () => {
    for (let first = 0; first < seats; first++) {
      const s = game.blank({ seats });
      game.deal(s, (_, fact) => (fact === 'first' ? first : 0));
      const clockwise = Array.from({ length: seats }, (_, i) => (first + i) % seats);
      expect(game.toAct(s)).toBe(first);
      expect(positionOf(s).order).toEqual(clockwise);
    }
  });
}

test('[NI2] [NI3] [NI5] [NI6] [NI7] [NI42] the box holds what the rules count on', () => {
  expect(components).toEqual({
    colours: ['green', 'red', 'blue', 'purple', 'orange', 'yellow'],
    objectsPerColour: 4,
    copies: 4,
    stackHeight: 8,
    columns: { 2: [1, 2, 2, 3], 3: [1, 2, 2, 3, 3], 4: [1, 1, 2, 2, 3, 3] },
    faceUp: { 1: [true], 2: [true, false], 3: [true, true, false] },
    bonus: { two: 7, three: 7, perCard: 6, double: 4, odd: 5, pair: 5 },
    bonusPoints: { two: 2, three: 3, odd: 4, pair: 5 },
    portholes: { 3: [5, 4, 3], 4: [8, 6, 4], 5: [11, 9, 7], 6: [14, 12, 10] },
    treasures: [1, 2, 3, 4],
  });
});
