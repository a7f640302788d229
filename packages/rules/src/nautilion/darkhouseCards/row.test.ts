import { expect, test } from 'vitest';
import { seededRng } from '../../core/rng.ts';
import { dealt } from '../../testkit/index.ts';
import { given, played, shown } from '../../testkit/nautilion/given.ts';
import { nautilion } from '../index.ts';

const expansions = 'darkhouse';

for (const [level, red] of [
  ['intro', 3],
  ['normal', 4],
  ['difficult', 5],
] as const) {
  test(`[NL69] ${level}: ${red} red cards and ${5 - red} blue ones in a random row`, () => {
    const options = { seats: 1, ship: 'A1', reserve: 4, harpoons: 2, expansions: ['darkhouse'] };
    const rows = [1, 2, 3, 4, 5, 6].map(
      seed =>
        shown(dealt(nautilion, { ...options, darkhouse: level }, seededRng(seed))).darkhouse.row,
    );
    for (const row of rows) {
      expect(new Set(row).size).toBe(5);
      expect(row.filter(card => card < 10)).toHaveLength(red);
    }
    expect(new Set(rows.map(String)).size).toBeGreaterThan(3);
  });
}

test('[NL109] cards 1 to 9 are red, 10 to 12 blue: each level draws from all of them', () => {
  const drawn = (level: string): Set<number> => {
    const options = { seats: 1, ship: 'A1', reserve: 4, harpoons: 2, expansions: ['darkhouse'] };
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    return new Set(
      seeds.flatMap(
        seed =>
          shown(dealt(nautilion, { ...options, darkhouse: level }, seededRng(seed))).darkhouse.row,
      ),
    );
  };
  const ascending = (cards: Set<number>): number[] => [...cards].sort((a, b) => a - b);
  expect(ascending(drawn('difficult'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]); // no blue ones
  expect(ascending(drawn('intro'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('[NL70] the figure starts on the first card, goes on by one a turn, and returns after the fifth', () => {
  for (const [turn, card] of [
    [1, 0],
    [2, 1],
    [5, 4],
    [6, 0],
    [8, 2],
  ]) {
    const { darkhouse } = shown(given({ expansions, turn, path: '1 N 2 3 P' }));
    expect(darkhouse.card).toBe(darkhouse.row[card]);
  }
});

test('[NL70] the card comes before the reef roll', () => {
  const s = given({
    expansions: 'darkhouse reefs',
    card: 5,
    path: '1 N 2 3 P',
    crew: '4 5',
    beside: 6,
  });
  expect(shown(s).step).toBe('lose');
  played(s, 'from ship 4');
  expect(shown(s).step).toBe('escape');
});
