import { expect, test } from 'vitest';
import { isWonTogether } from './wonTogether.ts';

const ended = (...points: number[]) =>
  ({ end: 'game', points, places: points.map(() => 1), left: [] }) as const;

test('a voyage is won or lost by all, once it is over', () => {
  expect(isWonTogether('nautilion', ended(1, 1))).toBe(true);
  expect(isWonTogether('nautilion', ended(0, 0))).toBe(false);
  expect(isWonTogether('nautilion', undefined)).toBeUndefined();
  expect(isWonTogether('nautilion', { end: 'abort' })).toBeUndefined();
});

test('where one plays against another, and in a game that nobody knows, there is no such thing', () => {
  expect(isWonTogether('nauticus', ended(40, 30))).toBeUndefined();
  expect(isWonTogether('submarines', ended(1, 1))).toBeUndefined();
});
