import { describe, expect, test } from 'vitest';
import { eloDifference, fitElo, type TableResult } from './elo.ts';

describe('the difference of two', () => {
  // The usual table: 64 % is 100 points, 76 % is 200, ten wins to one is 400.
  test.each([
    [0.5, 0],
    [0.64, 100],
    [0.76, 200],
    [10 / 11, 400],
    [1 / 11, -400],
  ])('a share of %d is worth %d', (share, elo) => {
    expect(eloDifference(share, 2)).toBeCloseTo(elo, -1);
  });

  test('at a larger table the fair share is worth nothing', () => {
    expect(eloDifference(1 / 3, 3)).toBeCloseTo(0);
    expect(eloDifference(1 / 4, 4)).toBeCloseTo(0);
    // 3 of 4 at a table of 4: nine times the strength of each other.
    expect(eloDifference(3 / 4, 4)).toBeCloseTo(400 * Math.log10(9));
  });

  test('who always wins or never does is infinitely far away', () => {
    expect(eloDifference(1, 2)).toBe(Number.POSITIVE_INFINITY);
    expect(eloDifference(0, 2)).toBe(Number.NEGATIVE_INFINITY);
  });
});

const times = (n: number, result: TableResult): TableResult[] => new Array(n).fill(result);

describe('the fit', () => {
  test('finds strengths 1, 2 and 4 from pairs', () => {
    const pairs = [
      ...times(1000, { bots: [0, 1], shares: [1 / 3, 2 / 3] }),
      ...times(1000, { bots: [2, 1], shares: [2 / 3, 1 / 3] }),
      ...times(1000, { bots: [0, 2], shares: [1 / 5, 4 / 5] }),
    ];
    const [a, b, c] = fitElo(3, pairs);
    expect(b - a).toBeCloseTo(400 * Math.log10(2), 0);
    expect(c - b).toBeCloseTo(400 * Math.log10(2), 0);
    expect(a + b + c).toBeCloseTo(0);
  });

  test('finds strengths 1, 2 and 5 from tables of three', () => {
    const [a, b, c] = fitElo(3, times(1000, { bots: [2, 0, 1], shares: [5 / 8, 1 / 8, 2 / 8] }));
    expect(b - a).toBeCloseTo(400 * Math.log10(2), 0);
    expect(c - a).toBeCloseTo(400 * Math.log10(5), 0);
  });

  test('with one game, as worked out by hand', () => {
    // The winner has 1.5 wins and strength s, the loser 1/s. Where s/(s+1) + s/(s+1/s) is 1.5,
    // s³ − s² − s − 3 is 0, so s is 2.1303954.
    const [a, b] = fitElo(2, [{ bots: [0, 1], shares: [1, 0] }]);
    expect(10 ** (a / 400)).toBeCloseTo(2.1303954, 5);
    expect(b).toBeCloseTo(-a);
  });

  test('who wins everything stays finite', () => {
    const ratings = fitElo(3, times(10, { bots: [0, 1, 2], shares: [1, 0, 0] }));
    expect(ratings.every(Number.isFinite)).toBe(true);
    expect(ratings[0]).toBeGreaterThan(ratings[1] + 200);
    expect(ratings[1]).toBeCloseTo(ratings[2]);
  });
});
