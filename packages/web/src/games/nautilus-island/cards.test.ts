import { nautilusIslandComponents } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { cardOf, colourOf, countKinds, iconOf, sortHand, worthOf } from './cards.ts';

test('a hand is sorted by colour in the order of the rules, then by object', () => {
  expect(sortHand(['y1', 'b4', 'g2', 'o1', 'p3', 'r1', 'g1', 'b2'])).toEqual([
    ...['g1', 'g2', 'r1', 'b2', 'b4', 'p3', 'o1', 'y1'],
  ]);
});

test('cards of events are those of views; an unseen one is none', () => {
  expect([0, 3, 4, 11, 23, -1].map(cardOf)).toEqual(['g1', 'g4', 'r1', 'b4', 'y4', undefined]);
});

test('a card knows its colour and its icon', () => {
  expect([colourOf('p2'), iconOf('p2')]).toEqual(['purple', 'fishing-net']);
});

test('[NI42] treasures are worth what the components say, other cards nothing', () => {
  expect(['y1', 'y2', 'y3', 'y4'].map(worthOf)).toEqual([...nautilusIslandComponents.treasures]);
  expect(['g4', 'o1'].map(worthOf)).toEqual([0, 0]);
});

test('copies are counted, kinds keep their order', () => {
  expect(countKinds(['r3', 'r1', 'r3', 'r3'])).toEqual([
    ['r3', 3],
    ['r1', 1],
  ]);
});
