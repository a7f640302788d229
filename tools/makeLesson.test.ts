import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatRecord, readRecipe, recordLesson, recordOf } from './makeLesson.ts';
import { root } from './sources.ts';

const recipes = readdirSync(new URL('lessons', import.meta.url)).map(name =>
  name.replace(/\.ts$/, ''),
);

test.each(recipes)('the record of %s is what its recipe makes', async game => {
  const record = recordLesson(await readRecipe(game));
  expect(readFileSync(recordOf(game), 'utf8')).toBe(formatRecord(record));
});

test('a recipe with an impossible move says where, and what would be possible', async () => {
  const recipe = await readRecipe('nautilus-island');
  const wrong = { ...recipe, moves: 'Skipper: column 4, collect\nNemo: column 4' };
  expect(() => recordLesson(wrong)).toThrow(
    'ply 2, Nemo: column 4: column-taken\nNemo may: column 1, column 2, column 3',
  );
});

const makeLesson = (...args: string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, ['tools/makeLesson.ts', ...args], { cwd: root, encoding: 'utf8' });

test.each([['nautilus-island', 'kraken'], ['nautilus-island', 'toString'], ['toString']])(
  '%s %s: no such lesson or bot',
  (...args) => {
    const { status, stderr } = makeLesson(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^makeLesson LESSON \[BOT\].*\n$/);
  },
);

test('a bot goes on from the last move to the end, and nothing is written', async () => {
  const record = readFileSync(recordOf('nautilion'), 'utf8');
  const { status, stdout } = makeLesson('nautilion', 'random');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^# over: \d/m);
  expect(readFileSync(recordOf('nautilion'), 'utf8')).toBe(record);
});
