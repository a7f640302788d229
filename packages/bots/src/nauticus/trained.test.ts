import { expect, test } from 'vitest';
import { played } from '../testkit/nauticusGames.ts';

test('the pilot beats random', async () => {
  const { scores } = await played(['random', 'pilot'], 4);
  expect(scores[1]).toBeGreaterThan(scores[0]);
});

test('the same seed gives Nemo the same turns, at any table', async () => {
  const { moves } = await played(['nemo', 'pilot', 'nemo'], 6, 25);
  expect((await played(['nemo', 'pilot', 'nemo'], 6, 25)).moves).toEqual(moves);
});
