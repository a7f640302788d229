import { seededRng } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { drawOutcome } from './chance.ts';

/** How often each outcome is drawn, by odds. */
const drawn = (odds: readonly number[], draws: number): number[] => {
  const outcomes = Int32Array.from(odds.keys());
  const counts = odds.map(() => 0);
  const rng = seededRng(1);
  for (let i = 0; i < draws; i++)
    counts[drawOutcome({ odds: (_: object, m) => odds[m] }, {}, outcomes, odds.length, rng)]++;
  return counts;
};

test('each outcome comes as often as its odds say, however many there are', () => {
  const odds = Array.from({ length: 1000 }, (_, m) => (m < 500 ? 1 : 3));
  const counts = drawn(odds, 400_000);
  const sum = (from: number, to: number): number =>
    counts.slice(from, to).reduce((a, b) => a + b, 0);
  expect(sum(500, 1000) / sum(0, 500)).toBeCloseTo(3, 1);
  expect(Math.min(...counts.slice(0, 500))).toBeGreaterThan(130); // 200 expected
  expect(Math.min(...counts.slice(500))).toBeGreaterThan(480); // 600 expected
});

test('of the list only the first so many are outcomes', () => {
  const rng = seededRng(2);
  const outcomes = Int32Array.of(7, 8, 9);
  for (let i = 0; i < 100; i++)
    expect(drawOutcome({ odds: () => 1 }, {}, outcomes, 2, rng)).not.toBe(9);
});
