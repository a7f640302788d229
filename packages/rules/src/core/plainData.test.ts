import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainData } from './plainData.ts';

test('JSON is copied as it is', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), text => {
      const data: unknown = JSON.parse(text, (_, value) => (Object.is(value, -0) ? 0 : value));
      const copy = plainData(data);
      expect(copy).toStrictEqual(data);
      if (typeof data === 'object' && data !== null) expect(copy).not.toBe(data);
    }),
  );
});

test('a key called __proto__ is a key', () => {
  const copy = plainData(JSON.parse('{"__proto__":{"seats":2}}'));
  expect(Object.keys(copy as object)).toEqual(['__proto__']);
  expect((copy as { seats?: number }).seats).toBeUndefined();
});

const endless: unknown[] = [];
endless.push(endless);

/** So that JSON.stringify, which the test reporter may use, has an end, too. */
const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

test.each<[string, () => unknown]>([
  ['undefined', () => undefined],
  ['a missing value', () => ({ round: undefined })],
  ['NaN', () => [Number.NaN]],
  ['infinity, which JSON writes as 1e999', () => JSON.parse('[1e999]')],
  ['a zero below zero', () => [-0]],
  ['a big number', () => [1n]],
  ['a function', () => ({ toJSON: () => ({}) })],
  ['a date', () => new Date(0)],
  ['a map', () => new Map([['seats', 2]])],
  ['an heir of something else', () => Object.create({ seats: 2 })],
  ['bytes', () => new Uint8Array(3)],
  ['a list with holes', () => new Array(3)],
  ['a list without end', () => new Array(4e9)],
  ['a list in itself', () => endless],
  ['lists nested deeply', () => nested(5000)],
  ['many values', () => new Array(30_000).fill(0)],
])('%s is refused', (_, make) => {
  expect(plainData(make())).toBeUndefined();
});

test('nothing of the data is called', () => {
  let calls = 0;
  const trap = {
    get seats(): number {
      calls++;
      return 2;
    },
  };
  expect(plainData(trap)).toBeUndefined();
  expect(plainData([trap])).toBeUndefined();
  expect(calls).toBe(0);
});
