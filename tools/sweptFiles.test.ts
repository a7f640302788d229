import { expect, test } from 'vitest';
import { sweptFiles } from './sweptFiles.ts';

test('the long run tries all of what browser tests sample, and the pictures', () => {
  const files = sweptFiles();
  expect(files).toEqual(expect.arrayContaining(['frame.e2e.ts', 'gallery.long.ts']));
  expect(files).not.toContain('box.e2e.ts'); // it has no sample
});
