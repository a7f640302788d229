import { expect, test } from 'vitest';
import { leadOfMate } from '../testkit/nauticusGames.ts';

test('searching pays: over ten games on the same deals the mate has the better of greedy', async () => {
  expect(await leadOfMate([11, 12, 13, 14, 15])).toBeGreaterThan(3);
});
