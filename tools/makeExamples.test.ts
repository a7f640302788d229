import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleFiles } from './makeExamples.ts';
import { root } from './sources.ts';

test.each(Object.entries(exampleFiles()))('%s holds the positions of the recipes', (file, text) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});
