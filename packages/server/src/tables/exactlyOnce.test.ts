import { expect, test } from 'vitest';
import { fightForTurns } from '../testkit/exactlyOnce.ts';

test('of three processes one makes each move of a bot, and one calls each deadline', async () => {
  expect(await fightForTurns({ botTables: 1, deadlines: 40 })).toBeGreaterThan(100);
});
