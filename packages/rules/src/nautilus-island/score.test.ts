import { expect, test } from 'vitest';
import { type Given, given, played } from '../testkit/nautilus-island/given.ts';
import { nautilusIsland as game } from './index.ts';

type Sets = NonNullable<Given['sets']>[number];

/** What seat 0 scores with these sets before it and this hand. */
const scoreOf = (sets: Sets, hand = ''): number =>
  game.score(given({ sets: [sets], hands: [hand] }), 0);

test('[NI36] a token of two or three points scores just that, each for itself', () => {
  expect(scoreOf({ green: { cards: '1', bonus: 'two' } })).toBe(2);
  expect(scoreOf({ green: { cards: '1', bonus: 'three' } })).toBe(3);
  expect(scoreOf({ green: { cards: '1 2 3 4', bonus: 'two two three' } })).toBe(7);
});

for (const [cards, points] of [
  ['1', 1],
  ['1 2 3 4', 4],
  ['1 1 1 2 2 3 3 4', 8],
] as const) {
  test(`[NI37] a per-card token on ${cards} scores ${points}`, () => {
    expect(scoreOf({ green: { cards, bonus: 'perCard' } })).toBe(points);
    expect(scoreOf({ green: { cards, bonus: 'perCard' }, red: '1 2 3' })).toBe(points);
  });
}

test('[NI37] two per-card tokens score for each card twice', () => {
  expect(scoreOf({ green: { cards: '1 2 3', bonus: 'perCard perCard' } })).toBe(6);
});

test('[NI38] a double token scores the porthole once more', () => {
  expect(scoreOf({ green: { cards: '1 2 3 4', bonus: 'double', porthole: 8 } })).toBe(16);
});

test('[NI38] two double tokens make the porthole count three times', () => {
  expect(scoreOf({ green: { cards: '1 2 3 4', bonus: 'double double', porthole: 8 } })).toBe(24);
});

test('[NI38] a double token without a porthole on its own set scores nothing', () => {
  const green = { cards: '1 2 3 4', bonus: 'double' };
  expect(scoreOf({ green })).toBe(0);
  expect(scoreOf({ green, red: { cards: '1 2 3', porthole: 5 } })).toBe(5);
});

for (const [cards, points] of [
  ['1', 4],
  ['1 2', 0],
  ['1 2 3', 4],
  ['1 1 2 2 3 3', 0],
  ['1 1 2 2 3 3 4', 4],
] as const) {
  test(`[NI39] an odd token on ${cards} scores ${points}`, () => {
    expect(scoreOf({ green: { cards, bonus: 'odd' } })).toBe(points);
  });
}

test('[NI39] each odd token scores, whether or not the set is closed', () => {
  expect(scoreOf({ green: { cards: '1 2 3', bonus: 'odd odd' } })).toBe(8);
  expect(scoreOf({ green: { cards: '1 2 3', bonus: 'odd odd', porthole: 5 } })).toBe(13);
});

for (const [cards, bonus, points, why] of [
  ['1 2 3 4', 'pair', 0, 'no two alike'],
  ['1 1', 'pair', 5, 'one pair'],
  ['1 1 1', 'pair pair', 5, 'three alike are one pair'],
  ['1 1 1 1', 'pair pair', 10, 'four alike are two pairs'],
  ['1 1 2 2', 'pair pair', 10, 'two pairs of two objects'],
  ['1 1 2 2 3 3', 'pair pair', 10, 'more pairs than tokens'],
  ['1 1 2 3', 'pair pair pair', 5, 'more tokens than pairs'],
  ['1 1 1 2 2 2', 'pair pair pair', 10, 'the two left over are no pair'],
] as const) {
  test(`[NI40] ${bonus} on ${cards} scores ${points}: ${why}`, () => {
    expect(scoreOf({ green: { cards, bonus } })).toBe(points);
  });
}

test('[NI40] a pair counts only within its set, and other tokens use up no card', () => {
  expect(scoreOf({ green: { cards: '1', bonus: 'pair' }, red: '1' })).toBe(0);
  expect(scoreOf({ green: { cards: '2', bonus: 'pair' }, red: '1 1' })).toBe(0);
  expect(scoreOf({ green: { cards: '1 1 2', bonus: 'perCard odd pair' } })).toBe(3 + 4 + 5);
});

test('[NI41] a porthole token scores its points', () => {
  expect(scoreOf({ green: { cards: '1 2 3', porthole: 5 } })).toBe(5);
  expect(scoreOf({ green: { cards: '1 1 2 2 3 3', porthole: 14 } })).toBe(14);
});

test('[NI42] treasures in hand score by their object, other cards in hand nothing', () => {
  for (const [card, points] of Object.entries({ y1: 1, y2: 2, y3: 3, y4: 4, g4: 0, o3: 0 })) {
    expect(scoreOf({}, card)).toBe(points);
  }
  expect(scoreOf({}, 'y1 y1 y2 y4 y4 r1 r1')).toBe(1 + 1 + 2 + 4 + 4);
});

test('[NI43] cards laid without a token score nothing', () => {
  expect(scoreOf({ green: '1 1 2 2 3 3 4', red: '1' })).toBe(0);
});

test('[NI43] the score is the sum of tokens, portholes and treasures over open and closed sets', () => {
  const points = scoreOf(
    {
      green: { cards: '1 1 2 3', bonus: 'perCard pair double', porthole: 8 }, // 4 + 5 + 8 + 8
      red: { cards: '1 2 3', bonus: 'odd odd two' }, // 4 + 4 + 2
      blue: { cards: '1 1 2 2', bonus: 'odd double three' }, // 0 + 0 + 3
    },
    'y3 y4 p1', // 3 + 4
  );
  expect(points).toBe(25 + 10 + 3 + 7);
});

/** A final round of collections from face-up columns of nothing but worthless cards. */
const placesAfter = (g: Given, ...columns: readonly number[]): number[] => {
  const s = given(g);
  for (const column of columns) played(s, `column ${column}`, 'collect');
  return Array.from({ length: s.seats }, (_, seat) => game.place(s, seat));
};

const WORTHLESS = { 1: ['g1'], 2: ['g1', 'g1'], 4: ['r1', 'r1', 'r1'] };

test('[NI43] the highest score wins, wherever the markers stand', () => {
  const g = { heights: [4, 4, 0, 4], hands: ['', 'y1'], stacks: WORTHLESS, markers: [3, 4] };
  expect(placesAfter(g, 1, 2)).toEqual([2, 1]);
});

test('[NI44] a tie goes to the marker closer to the back', () => {
  const g = { heights: [4, 4, 0, 4], hands: ['y1', 'y1'], stacks: WORTHLESS, markers: [3, 4] };
  expect(placesAfter(g, 2, 1)).toEqual([2, 1]);
  expect(placesAfter(g, 1, 2)).toEqual([1, 2]);
});

test('[NI44] if all are tied every place goes by the markers', () => {
  const g = {
    seats: 4,
    heights: [4, 4, 4, 4, 0, 4],
    hands: ['y4', 'y1 y3', 'y2 y2', 'y4'],
    stacks: { 1: ['g1'], 2: ['g1'], 3: ['g2', 'g2'], 4: ['r1', 'r1'], 6: ['b1', 'b1', 'b1'] },
    markers: [1, 2, 3, 5],
  };
  expect(placesAfter(g, 4, 3, 6, 2)).toEqual([3, 2, 4, 1]);
});

test('[NI44] a tie below the winner is ranked by the markers too', () => {
  const g = {
    seats: 3,
    heights: [4, 4, 4, 4, 0],
    hands: ['y1', 'y4', 'y1'],
    stacks: { ...WORTHLESS, 3: ['g2', 'g2'] },
    markers: [1, 2, 3],
  };
  expect(placesAfter(g, 4, 3, 2)).toEqual([3, 1, 2]);
});
