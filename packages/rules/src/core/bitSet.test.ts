import { expect, test } from 'vitest';
import {
  allBelow,
  excluding,
  has,
  including,
  least,
  NONE,
  numbersIn,
  only,
  setOf,
  sizeOf,
  withoutLeast,
} from './bitSet.ts';

const NUMBERS = Array.from({ length: 31 }, (_, n) => n);

test('a bit set holds what a Set holds', () => {
  for (let trial = 0; trial < 200; trial++) {
    const numbers = NUMBERS.filter(n => (trial * (n + 7) * 31) % 11 < 5);
    const set = setOf(numbers);
    expect(NUMBERS.filter(n => has(set, n))).toEqual(numbers);
    expect(sizeOf(set)).toBe(numbers.length);
    expect(numbersIn(set)).toEqual(numbers);
    expect(numbersIn(withoutLeast(set))).toEqual(numbers.slice(1));
    if (set !== NONE) expect(least(set)).toBe(numbers[0]);
    for (const n of NUMBERS) {
      expect(including(set, n)).toBe(setOf([...numbers, n]));
      expect(excluding(set, n)).toBe(setOf(numbers.filter(other => other !== n)));
    }
  }
});

test('the simple ones', () => {
  expect(setOf([])).toBe(NONE);
  for (const n of NUMBERS) {
    expect(only(n)).toBe(setOf([n]));
    expect(allBelow(n)).toBe(setOf(NUMBERS.slice(0, n)));
  }
});
