import { fuzz } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { conversation } from './testkit/fuzz/fuzzLines.ts';

/** `fuzzLines.long.ts` tries many more. */
test('whatever a referee or a bot says is answered by the protocol, and a good question after it by a legal move', async () => {
  const tried = await fuzz({ inputs: 1000, seed: 1, round: conversation() });
  expect([...new Set(tried.map(t => t.outcome))].sort()).toEqual([
    'accepted',
    'answered',
    'no answer due',
    'refused',
  ]);
});
