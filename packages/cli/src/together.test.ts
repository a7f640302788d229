import { expect, test } from 'vitest';
import { wonTogether } from './together.ts';

test.each([
  [[1], [1], true],
  [[1], [0], false],
  [[1, 1], [1, 1], true],
  [[1, 1], [0, 0], false],
  [[1, 2], [1, 0], undefined],
  [[1, 1], [31, 31], undefined],
  [[1, 2], [0, 0], undefined],
])('places %j with %j points: %s', (places, points, won) => {
  expect(wonTogether(places, points)).toBe(won);
});
