import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconFiles } from './makeIcons.ts';
import { root } from './sources.ts';

test.each(Object.entries(iconFiles()))('%s is as the list of icons wants it', (file, text) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});
