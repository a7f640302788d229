import { expect, test } from 'vitest';
import { isLevel, LEVELS } from './level.ts';

test('a word is a level or not, whatever objects are made of', () => {
  expect(LEVELS.every(isLevel)).toBe(true);
  for (const word of ['', 'Mate', 'kraken', 'toString', 'length', '0'])
    expect(isLevel(word), word).toBe(false);
});
