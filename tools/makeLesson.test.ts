import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatRecord, readRecipe, recordLesson, recordOf } from './makeLesson.ts';

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
