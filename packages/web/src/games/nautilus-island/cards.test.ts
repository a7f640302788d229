import { expect, test } from 'vitest';
import { countKinds, iconOf } from './cards.ts';

test('a card has the icon of its colour and object', () => {
  expect(['g1', 'p2', 'y4'].map(iconOf)).toEqual(['cork-hat', 'fishing-net', 'jewel-crown']);
});

test('copies are counted, kinds keep their order', () => {
  expect(countKinds(['r3', 'r1', 'r3', 'r3'])).toEqual([
    ['r3', 3],
    ['r1', 1],
  ]);
});
