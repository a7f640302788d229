import { expect, test } from 'vitest';
import { fightForTurns } from '../testkit/exactlyOnce.ts';

test('of three processes one makes each move of a bot, and one calls each deadline, 1,000 times', async () => {
  expect(await fightForTurns({ botTables: 6, deadlines: 1000 })).toBeGreaterThan(1000);
});
