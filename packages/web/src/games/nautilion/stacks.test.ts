import { expect, test } from 'vitest';
import { stacksOf } from './stacks.ts';

test('each kind has one place, in the order in which it came', () => {
  expect(stacksOf(undefined, 1, ['4', 'mercenary', '4']).kinds).toEqual(['4', 'mercenary']);
});

test('a kind that leaves keeps its place until the turn ends', () => {
  const before = stacksOf(undefined, 1, ['4', 'mercenary', '6']);
  const paid = stacksOf(before, 1, ['6', '8']);
  expect(paid.kinds).toEqual(['4', 'mercenary', '6', '8']);
  expect(stacksOf(paid, 2, ['6', '8']).kinds).toEqual(['6', '8']);
});
