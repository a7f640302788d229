import { expect, test } from 'vitest';
import { allocate, bytes, int16s, int32s } from './columns.ts';

const declared = { a: bytes(3), b: int32s(2), c: int16s(5), d: bytes(0) };

test('columns are as wide and as long as declared, and none overlaps another', () => {
  const columns = allocate(declared);
  expect(columns.a).toEqual(new Uint8Array(3));
  expect(columns.b).toEqual(new Int32Array(2));
  expect(columns.c).toEqual(new Int16Array(5));
  expect(columns.d).toHaveLength(0);
  columns.a.fill(1);
  columns.b.fill(-2);
  columns.c.fill(-3);
  expect([...columns.a, ...columns.b, ...columns.c]).toEqual([1, 1, 1, -2, -2, -3, -3, -3, -3, -3]);
});

test('one copy of the bytes copies every column', () => {
  const from = allocate(declared);
  const to = allocate(declared);
  from.a[2] = 7;
  from.b[1] = -70_000;
  from.c[4] = 700;
  to.bytes.set(from.bytes);
  expect(to).toEqual(from);
  expect(to.bytes).toHaveLength(3 + 8 + 10);
});
