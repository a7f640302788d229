/** The acceptance test of the bot protocol: a thousand games between foreign bots without one error. */
import path from 'node:path';
import { games } from '@tidetable/rules';
import { afterAll, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

const MAIN = path.join(import.meta.dirname, '../main.ts');
const EXAMPLE = path.join(import.meta.dirname, '../../../../examples/bots/random.ts');

test.each(Object.keys(games))('%s', async game => {
  const bots = [
    `exec:"${process.execPath}" "${MAIN}" engine --bots random`,
    `exec:"${process.execPath}" "${EXAMPLE}"`,
  ];
  const child = new Place().spawn(
    ['arena', game, '--bots', bots.join(), '--games', '1000', '--json'],
    {},
    1_800_000,
  );
  let stdout = '';
  for await (const chunk of child.stdout ?? []) stdout += chunk;
  const { forfeits, games: played } = JSON.parse(stdout);
  expect(played).toBeGreaterThanOrEqual(1000);
  expect(forfeits).toEqual([]);
});
