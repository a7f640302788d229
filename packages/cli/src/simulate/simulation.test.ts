import { games } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { idOf } from './simulation.ts';

test('each game of each simulation has a match id of its own, the same every time', () => {
  const idsOf = (): string[] =>
    Object.values(games).flatMap(game =>
      [1, 2].flatMap(seed =>
        [0, 1].map(index => idOf({ game, seed, options: { seats: 2 }, bots: [] }, index)),
      ),
    );
  expect(new Set(idsOf()).size).toBe(12);
  expect(idsOf()).toEqual(idsOf());
});
