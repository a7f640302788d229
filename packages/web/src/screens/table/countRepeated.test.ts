import { expect, test } from 'vitest';
import { countRepeated } from './countRepeated.ts';

const times = (n: number): string => `That ${n} times.`;

test('what happens several times in a row is told once, with its number', () => {
  expect(countRepeated(['A.', 'B.', 'B.', 'B.', 'A.'], times)).toEqual([
    'A.',
    'B. That 3 times.',
    'A.',
  ]);
  expect(countRepeated([], times)).toEqual([]);
});
