import { describe, expect, test } from 'vitest';
import { coursePlies, scaleOf } from './scoreScale.ts';

describe('the plies of a curve', () => {
  test('are spread from the beginning to just before the end', () => {
    expect(coursePlies(100)).toEqual(Array.from({ length: 20 }, (_, i) => i * 5));
    expect(coursePlies(61)[0]).toBe(0);
    expect(Math.max(...coursePlies(61))).toBeLessThan(61);
  });

  test('are each one of a short game', () => {
    expect(coursePlies(3)).toEqual([0, 1, 2]);
  });
});

describe('the scale of a curve', () => {
  test('goes from zero to a round number above all points', () => {
    expect(scaleOf([0, 12, 34])).toEqual({ min: 0, max: 40, ticks: [0, 10, 20, 30, 40] });
    expect(scaleOf([0, 3])).toEqual({ min: 0, max: 3, ticks: [0, 1, 2, 3] });
  });

  test('has room for points below zero, and for none at all', () => {
    expect(scaleOf([-3, 8]).min).toBeLessThanOrEqual(-3);
    expect(scaleOf([0, 0])).toEqual({ min: 0, max: 1, ticks: [0, 1] });
  });
});
