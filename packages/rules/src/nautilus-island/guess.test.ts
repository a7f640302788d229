/** Guesses against every world counted out: each one that fits occurs, as often as it should, and no other. */
import { expect, test } from 'vitest';
import { isReadError } from '../core/readError.ts';
import { seededRng } from '../core/rng.ts';
import { type Given, given, played, WHOLE_COLOUR } from '../testkit/nautilus-island/given.ts';
import { formatCard } from './cards.ts';
import { BONUS_NAMES } from './components.ts';
import { nautilusIsland as game } from './index.ts';
import { listHand } from './play.ts';
import { asideAt } from './setup.ts';
import { HEIGHT, isFaceUp, type State } from './state.ts';
import type { View } from './view.ts';

/**
 * What the last seat, which guesses, does not see: the hands of the others, the cards set aside
 * (both sorted), and the hidden cards of the stacks from the back.
 */
type World = readonly (readonly string[])[];

const keyOf = (world: World): string => world.map(cards => cards.join(' ')).join(' | ');

const worldOf = (s: State): World => {
  const others = Array.from({ length: s.seats - 1 }, (_, seat) => listHand(s, seat));
  const aside = s.deck.subarray(asideAt(s)).toSorted();
  return [...others, aside, hiddenInStacks(s)].map(cards => Array.from(cards, formatCard));
};

const hiddenInStacks = (s: State): number[] =>
  s.spaces.flatMap((spaces, column) =>
    Array.from({ length: spaces }, (_, stack) => {
      const end = (s.firstStack[column] + stack + 1) * HEIGHT;
      return Array.from(s.deck.subarray(end - s.height[column], end)).slice(
        isFaceUp(s, column, stack) ? 1 : 0,
      );
    }).flat(),
  );

/** How often each key comes up when all unseen cards are dealt in every order, those alike once. */
const countWorlds = (s: State, fits: (world: World) => boolean): Map<string, number> => {
  const known = game
    .view(s, s.seats - 1)
    .players.map((p, seat) => (seat < s.seats - 1 ? p.known : []));
  const parts = worldOf(s).map((cards, i) => without(cards, known[i] ?? []));
  const counts = new Map<string, number>();
  for (const order of distinctOrders(parts.flat().toSorted())) {
    let used = 0;
    const world = parts.map((part, i) => {
      const cards = [...(known[i] ?? []), ...order.slice(used, used + part.length)];
      used += part.length;
      return i < parts.length - 1 ? cards.toSorted(byKind) : cards;
    });
    if (fits(world)) counts.set(keyOf(world), (counts.get(keyOf(world)) ?? 0) + 1);
  }
  return counts;
};

const without = (cards: readonly string[], taken: readonly string[]): string[] =>
  taken.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), [...cards]);

const byKind = (a: string, b: string): number =>
  'grbpoy'.indexOf(a[0]) - 'grbpoy'.indexOf(b[0]) || Number(a[1]) - Number(b[1]);

function* distinctOrders(sorted: readonly string[]): Generator<string[]> {
  if (sorted.length === 0) yield [];
  for (const [i, card] of sorted.entries()) {
    if (card === sorted[i - 1]) continue;
    for (const rest of distinctOrders(sorted.toSpliced(i, 1))) yield [card, ...rest];
  }
}

const countGuesses = (
  s: State,
  n: number,
  keyed: (guess: State) => string,
): Map<string, number> => {
  const counts = new Map<string, number>();
  const rng = seededRng(20);
  const worlds = game.worlds(game.view(s, s.seats - 1));
  const guess = game.blank({ seats: s.seats });
  for (let i = 0; i < n; i++) {
    worlds.sampleInto(guess, rng);
    const key = keyed(guess);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

/** Pearson's test at about one error in 30 000, by the approximation of Wilson and Hilferty. */
const expectSameFrequencies = (
  seen: ReadonlyMap<string, number>,
  exact: ReadonlyMap<string, number>,
): void => {
  const sum = (counts: ReadonlyMap<string, number>): number =>
    [...counts.values()].reduce((a, b) => a + b, 0);
  expect([...seen.keys()].toSorted()).toEqual([...exact.keys()].toSorted());
  const scale = sum(seen) / sum(exact);
  const distance = [...exact].reduce((total, [key, count]) => {
    const expected = count * scale;
    return total + (seen.get(key)! - expected) ** 2 / expected;
  }, 0);
  const free = exact.size - 1;
  const spread = 2 / (9 * free);
  expect(distance).toBeLessThan(free * (1 - spread + 4 * Math.sqrt(spread)) ** 3);
};

const expectFairGuesses = (s: State, fits: (world: World) => boolean): void => {
  const exact = countWorlds(s, fits);
  expect(fits(worldOf(s))).toBe(true);
  expect(exact.size).toBeGreaterThan(5);
  const n = Math.max(3000, 40 * exact.size);
  expectSameFrequencies(
    countGuesses(s, n, guess => keyOf(worldOf(guess))),
    exact,
  );
};

/** The end of a game of four: two cards are left, in column 3, one of them face down. */
const LATE: Given = { seats: 4, heights: [0, 0, 1, 0, 0, 0], markers: [3, 4, 5, 6] };
const CLOSED_GREEN = { green: { cards: '1 2 3', porthole: 5 } };
const CLOSED_RED = { red: { cards: '1 2 3', porthole: 4 } };

const has = (cards: readonly string[], letters: string): boolean =>
  cards.some(card => letters.includes(card[0]));
const hasOnly = (cards: readonly string[], letters: string): boolean =>
  cards.every(card => letters.includes(card[0]));

test('[NI48] nothing shown: every deal of the unseen cards is equally likely', () => {
  const s = given({
    ...LATE,
    hands: ['g1 r1', 'g1', 'b1 y1'],
    known: ['', '', 'b1'],
    stacks: { 3: ['o1', 'y2'] },
  });
  expectFairGuesses(s, () => true);
});

test('[NI48] the cards set aside take part', () => {
  const s = given({
    seats: 3,
    heights: [0, 0, 0, 0, 0],
    hands: ['g1', 'g2'],
  });
  expectFairGuesses(s, () => true);
});

test('[NI48] the bag comes out in every order', () => {
  const s = given({
    camp: { green: 'two', red: null, blue: null, purple: null, orange: null },
    bag: 'two odd odd',
    sets: [{}, { red: WHOLE_COLOUR, blue: WHOLE_COLOUR }],
  });
  const bagOf = (guess: State): string =>
    Array.from(guess.bag.subarray(guess.drawn), bonus => BONUS_NAMES[bonus]).join(' ');
  const exact = ['two odd odd', 'odd two odd', 'odd odd two'].map(key => [key, 1] as const);
  expectSameFrequencies(countGuesses(s, 3000, bagOf), new Map(exact));
});

test('[NI50] one seat idled: it holds treasures and cards of its closed set', () => {
  const s = given({
    ...LATE,
    hands: ['g1 y1', 'r1', 'y2 b1'],
    sets: [CLOSED_GREEN],
    stacks: { 3: ['o1', 'g2'] },
  });
  played(s, 'column 1', 'idle');
  expectFairGuesses(s, ([first]) => hasOnly(first, 'gy'));
});

/** Seat 2 takes the last full column, so that seats 0 and 1 after it can do nothing. */
const twoIdle = (sets: Given['sets']): State => {
  const s = given({
    ...LATE,
    markers: [2, 4, 1, 5],
    hands: ['g1 y1', 'r1 y2', 'b1 b2'],
    known: ['', '', 'b1'],
    sets: sets ?? [],
    stacks: { 3: ['o1', 'g2'] },
  });
  played(s, 'column 3', 'store blue', 'lay 1', 'column 1', 'idle', 'column 2', 'idle');
  return s;
};

test('[NI50] two seats idled with different closed sets: neither gets more than its share', () => {
  const s = twoIdle([CLOSED_GREEN, CLOSED_RED]);
  expectFairGuesses(s, ([first, second]) => hasOnly(first, 'gy') && hasOnly(second, 'ry'));
});

test('[NI50] two seats idled, one of them with two closed sets', () => {
  const green = { green: { cards: '1 2 4', porthole: 3 } };
  const s = twoIdle([
    { ...CLOSED_GREEN, ...CLOSED_RED },
    { ...green, red: { cards: '1 2 3 4', porthole: 8 } },
  ]);
  expectFairGuesses(s, ([first, second]) => hasOnly(first, 'gry') && hasOnly(second, 'gry'));
});

test('[NI50] a seat in the middle of storing green holds a green card', () => {
  const s = given({
    ...LATE,
    hands: ['g1 r1', 'g1 b1', 'y1'],
    stacks: { 3: ['o1', 'y2'] },
  });
  played(s, 'column 1', 'store green');
  expectFairGuesses(s, ([first]) => has(first, 'g'));
});

test('[NI50] one seat idled, then another is storing green', () => {
  const s = given({
    ...LATE,
    hands: ['g1 y1', 'g2 r1', 'y2'],
    sets: [CLOSED_GREEN],
    stacks: { 3: ['o1', 'g4'] },
  });
  played(s, 'column 1', 'idle', 'column 2', 'store green');
  expectFairGuesses(s, ([first, second]) => hasOnly(first, 'gy') && has(second, 'g'));
});

test('[NI50] a seat at an empty column although a full one was free holds something storable', () => {
  const s = given({
    ...LATE,
    markers: [1, 4, 5, 6],
    hands: ['r1 g1', 'y1 g2', 'y2'],
    sets: [CLOSED_GREEN],
    stacks: { 3: ['o1', 'y3'] },
  });
  played(s, 'column 2');
  expectFairGuesses(s, ([first]) => has(first, 'r'));
});

test('[NI50] a seat that had no full column to enter has told nothing yet', () => {
  const s = given({
    ...LATE,
    hands: ['r1', 'y1 g2', 'y2'],
    stacks: { 3: ['o1', 'y3'] },
  });
  played(s, 'column 2');
  expectFairGuesses(s, () => true);
});

/** A view that nobody can have had: in no world are the hands what it says. */
const expectNoWorld = (s: State, seat: number, change: (v: View) => void): void => {
  const v = game.view(s, seat);
  expect(isReadError(game.parseView({ seats: s.seats }, seat, v))).toBe(false);
  change(v);
  expect(game.parseView({ seats: s.seats }, seat, v)).toEqual({ readError: 'shape' });
};

const HANDS: Given = { ...LATE, hands: ['g1 y1', 'g2 r1 b1', 'r2'], stacks: { 3: ['o1', 'g2'] } };

test('a view whose seat stores a colour that it does not hold is refused', () => {
  const s = given(HANDS);
  played(s, 'column 1', 'store green');
  expectNoWorld(s, 0, v => {
    v.storing = 'purple';
    expect(() => game.worlds(v)).toThrow(RangeError);
  });
});

test.each([
  [1, 1e9],
  [-1e9, 1e9],
  [-4, 4],
])('a view with hands that are %d and %d larger is refused at once', (more, other) => {
  expectNoWorld(given(HANDS), 0, v => {
    v.players[1].handSize += more;
    v.players[2].handSize += other;
    expect(() => game.worlds(v)).toThrow(RangeError);
  });
});

test('a view whose seat has idled with more cards than can be dull is refused in time', () => {
  const s = given({ ...HANDS, sets: [CLOSED_GREEN] });
  played(s, 'column 1', 'idle');
  expectNoWorld(s, 3, v => {
    v.players[0].sets.green.porthole = null;
    v.portholes[3].unshift(5);
  });
});
