import { expect, test } from 'vitest';
import { shareParts } from './shareParts.ts';

const before = {
  ships: [{ parts: [{ hull: 'bow', mast: null }] }, { parts: [] }],
  stacks: { bow: 3, stern: 2 },
};

test('What is equal is taken from before, what differs is new, and nothing given is changed', () => {
  const next = structuredClone(before);
  next.stacks.bow = 2;
  const given = structuredClone(next);
  const shared = shareParts(before, next);
  expect(shared).toEqual(given);
  expect(shared.ships).toBe(before.ships);
  expect(shared.stacks).not.toBe(before.stacks);
  expect(next).toEqual(given);
  expect(next.ships).not.toBe(before.ships);
  expect(before.stacks.bow).toBe(3);
});

test('A value that is equal as a whole is the one before', () => {
  expect(shareParts(before, structuredClone(before))).toBe(before);
});

test('More, fewer and other parts are noticed', () => {
  expect(shareParts([1, 2], [1])).toEqual([1]);
  expect(shareParts([1], [1, 2])).toEqual([1, 2]);
  expect(shareParts({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
  expect('b' in shareParts<object>({ a: 1, b: undefined }, { a: 1 })).toBe(false);
  expect('b' in shareParts<object>({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(shareParts<unknown>([], {})).toEqual({});
  expect(shareParts<unknown>({ a: null }, { a: {} })).toEqual({ a: {} });
  expect(shareParts<unknown>({ a: {} }, { a: null })).toEqual({ a: null });
  expect(shareParts(undefined, before)).toBe(before);
});
