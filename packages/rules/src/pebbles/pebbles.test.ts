import { describe, expect, test } from 'vitest';
import { testGameContract, withSheet } from '../testkit/index.ts';
import { brokenInvariant, pebblesEditions } from './index.ts';

const [first, corrected, gated] = pebblesEditions;

describe.each(pebblesEditions)('edition $rules', pebbles => {
  testGameContract(pebbles, { mixes: [{ seats: 2 }], brokenInvariant, games: 10 });
});

describe('a sheet', () => {
  const large = withSheet(corrected, { heap: 20 });
  testGameContract(large, { mixes: [{ seats: 2 }], brokenInvariant, games: 10 });
  test('makes a game of its own', () => {
    expect(large.differing).toEqual(['heap']);
    expect(large.components).toEqual({ seats: 2, heap: 20, most: 3 });
  });
});

test('the correction and the gate make a difference', () => {
  const winners = [first, corrected, gated].map(game => {
    const s = game.blank({ seats: 2 });
    game.deal(s, () => 0);
    const pebbles = s.heap;
    while (s.heap > 0) game.play(s, 0);
    return [pebbles, game.place(s, 0)];
  });
  expect(winners).toEqual([
    [12, 2], // seat 1 takes the twelfth pebble
    [15, 1],
    [15, 2],
  ]);
});
