import { expect, test } from 'vitest';
import { looksLike } from './looksLike.ts';

test.each([
  ['Ana', 'ANA'],
  ['Ana', 'Ａｎａ'], // full width
  ['Ana', 'A na'],
  ['Ana', 'A\u200dna'],
  ['Ana', 'Аnа'], // Cyrillic
  ['Ana', 'Αna'], // Greek
  ['Zoé', 'Zoe'],
  ['Zoé', 'Zoe\u0301'],
  ['Bill', 'Bi11'],
  ['Bill', 'BIII'],
  ['Otto', '0tt0'],
  ['Marc', 'rnarc'],
  ['Will', 'vvill'],
  ['Ⓐna', 'Ana'],
  ['a-b', 'a–b'],
])('%s could be taken for %s', (a, b) => {
  expect(looksLike(a, b)).toBe(true);
});

test.each([
  ['Ana', 'Anna'],
  ['Ben', 'Bea'],
  ['Player 2', 'Player 3'],
  ['राम', 'रमा'],
  ['⚓', '⛵'],
  ['李', '王'],
])('%s and %s are told apart', (a, b) => {
  expect(looksLike(a, b)).toBe(false);
});
