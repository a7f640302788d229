import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFiles } from './makeCopies.ts';
import { root } from './sources.ts';

const files = Object.entries(copyFiles());

test('every game has its copies', () => {
  expect(files).toHaveLength(3);
});

test.each(files)('%s copies what the state declares', (file, text) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});
