import { seededRng } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { ConfidenceSequence, meanInterval, wilson } from './intervals.ts';

describe('Wilson', () => {
  // Newcombe, “Two-sided confidence intervals for the single proportion”, 1998, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (successes, n, low, high) => {
    const interval = wilson(successes, n);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  });

  test('all won mirrors all lost, and nothing played says nothing', () => {
    expect(wilson(20, 20)[0]).toBeCloseTo(1 - 0.1611, 4);
    expect(wilson(20, 20)[1]).toBe(1);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

test('the interval of a mean', () => {
  // Mean 0.5, variance 1/3, n 4: 0.5 ± 1.96 · √(1/12).
  const [low, high] = meanInterval([0, 1, 0, 1]);
  expect(low).toBeCloseTo(0.5 - 0.56579, 4);
  expect(high).toBeCloseTo(0.5 + 0.56579, 4);
});

const after = (observations: readonly number[]): ConfidenceSequence => {
  const sequence = new ConfidenceSequence();
  for (const x of observations) sequence.add(x);
  return sequence;
};

const repeated = (pattern: readonly number[], times: number): number[] =>
  Array.from({ length: times }, () => pattern).flat();

describe('the confidence sequence', () => {
  // Computed from the formulas of the paper by an independent program that keeps whole lists.
  test.each([
    [[1], 20, 0.6234047, 1],
    [[1, 0, 0.5, 1], 25, 0.4796451, 0.7682896],
    [[0.5], 40, 0.315556, 0.684444],
  ])('%j, %i times', (pattern, times, low, high) => {
    const { interval } = after(repeated(pattern, times));
    expect(interval[0]).toBeCloseTo(low, 6);
    expect(interval[1]).toBeCloseTo(high, 6);
  });

  test('never grows', () => {
    const rng = seededRng(5);
    const sequence = new ConfidenceSequence();
    let [low, high] = sequence.interval;
    for (let i = 0; i < 500; i++) {
      sequence.add(rng(3) / 2);
      expect(sequence.interval[0]).toBeGreaterThanOrEqual(low);
      expect(sequence.interval[1]).toBeLessThanOrEqual(high);
      [low, high] = sequence.interval;
    }
  });

  /** How many of 400 series, looked at after each of 300 observations, ever exclude 0.5. */
  const decided = (draw: (rng: (n: number) => number) => number, seed: number): number => {
    const rng = seededRng(seed);
    let count = 0;
    for (let series = 0; series < 400; series++) {
      const [low, high] = after(Array.from({ length: 300 }, () => draw(rng))).interval;
      if (low > 0.5 || high < 0.5) count++;
    }
    return count;
  };

  test('equals are told apart in fewer than one series of twenty; seeds 1 and 2', () => {
    expect(decided(rng => rng(2), 1)).toBeLessThan(20);
    expect(decided(rng => (rng(2) + rng(2)) / 2, 2)).toBeLessThan(20); // deals of two games
  });

  test('a clear difference is found nearly always; seed 3', () => {
    expect(decided(rng => (rng(10) < 7 ? 1 : 0), 3)).toBeGreaterThan(390);
  });

  test('looking at the plain interval as often is wrong far too often; seed 1', () => {
    const rng = seededRng(1);
    let wrong = 0;
    for (let series = 0; series < 400; series++) {
      let sum = 0;
      let isExcluded = false;
      for (let n = 1; n <= 300; n++) {
        sum += rng(2);
        const [low, high] = wilson(sum, n);
        if (low > 0.5 || high < 0.5) isExcluded = true;
      }
      if (isExcluded) wrong++;
    }
    expect(wrong).toBeGreaterThan(80);
  });
});
