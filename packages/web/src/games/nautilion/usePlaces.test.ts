import { expect, test } from 'vitest';
import { placed } from './usePlaces.ts';

test('a card that is played leaves its place, and no other card moves', () => {
  const before = placed([], [3, 7, 9], 3);
  expect(before).toEqual([3, 7, 9]);
  expect(placed(before, [7, 9], 3)).toEqual([undefined, 7, 9]);
});

test('a new card takes the first free place', () => {
  expect(placed([undefined, 7, 9], [2, 7, 9], 3)).toEqual([2, 7, 9]);
});

test('a fourth card gets a place of its own, which goes with it', () => {
  const four = placed([3, 7, 9], [3, 7, 9, 11], 3);
  expect(four).toEqual([3, 7, 9, 11]);
  expect(placed(four, [3, 7, 11], 3)).toEqual([3, 7, undefined, 11]);
  expect(placed(four, [3, 7, 9], 3)).toEqual([3, 7, 9]);
});
