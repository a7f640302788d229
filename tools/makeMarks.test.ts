import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markFiles } from './makeMarks.ts';
import { root } from './sources.ts';

const files = Object.entries(markFiles());

test('every game has its marks', () => {
  expect(files).toHaveLength(3);
});

test.each(files)('%s is as the SPEC wants it', (file, text) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});
