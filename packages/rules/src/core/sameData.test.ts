import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameData } from './sameData.ts';

for (const [a, b] of [
  [1, 1],
  ['x', 'x'],
  [null, null],
  [undefined, undefined],
  [[], []],
  [{}, {}],
  [
    [1, [2, 3]],
    [1, [2, 3]],
  ],
  [
    { a: 1, b: { c: [2] } },
    { b: { c: [2] }, a: 1 },
  ],
] as const) {
  test(`${JSON.stringify(a)} and ${JSON.stringify(b)} are the same`, () => {
    expect(sameData(a, b)).toBe(true);
    expect(sameData(b, a)).toBe(true);
  });
}

for (const [a, b] of [
  [1, 2],
  [1, '1'],
  [0, false],
  [0, null],
  [null, undefined],
  [null, {}],
  [[], {}],
  [[1], { 0: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [{ a: undefined }, {}],
  [{ a: undefined }, { b: undefined }],
] as const) {
  test(`${JSON.stringify(a)} and ${JSON.stringify(b)} differ`, () => {
    expect(sameData(a, b)).toBe(false);
    expect(sameData(b, a)).toBe(false);
  });
}

test('keys are looked for in the data itself, not in what it inherits', () => {
  expect(sameData({ toString: 1 }, {})).toBe(false);
  expect(sameData({ toString: Object.prototype.toString }, { a: 1 })).toBe(false);
  expect(sameData({ a: 1 }, Object.create({ a: 1 }))).toBe(false);
});

test('of JSON values it finds the same ones equal as their texts with sorted keys', () => {
  const text = (value: unknown): string =>
    JSON.stringify(value, (_, v) =>
      v && typeof v === 'object' && !Array.isArray(v)
        ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
        : v,
    );
  const json = fc.jsonValue({ maxDepth: 2 });
  const small = fc.array(fc.constantFrom(0, 1, null, 'a', [], {}), { maxLength: 2 });
  fc.assert(
    fc.property(fc.oneof(fc.tuple(json, json), fc.tuple(small, small)), ([a, b]) => {
      const isSame = text(a) === text(b);
      expect(sameData(a, b)).toBe(isSame);
      expect(sameData(a, JSON.parse(JSON.stringify(a)))).toBe(true);
    }),
    { seed: 1, numRuns: 500 },
  );
});
