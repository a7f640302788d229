import { expect, test } from 'vitest';
import { follow } from './follow.ts';

const after = (before: string, now: string): number[] =>
  follow(
    [...before].map((_, i) => i),
    [...before],
    [...now],
  );

test('tokens that stay keep their keys when others leave', () => {
  expect(after('51395', '5195')).toEqual([0, 1, 3, 4]);
  expect(after('51395', '139')).toEqual([1, 2, 3]);
});

test('two tokens that change places take their keys along', () => {
  expect(after('51395', '59315')).toEqual([0, 3, 2, 1, 4]);
});

test('a token that comes back is new', () => {
  expect(after('139', '1A39')).toEqual([0, 3, 1, 2]);
});

test('no key is used twice', () => {
  const keys = follow([4, 2, 7], ['1', '2', '3'], ['9', '1', '3', '8']);
  expect(keys).toEqual([8, 4, 7, 9]);
});
