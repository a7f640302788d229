import { expect, test } from 'vitest';
import { captionsOf } from './captionsOf.ts';

test('short sentences share a caption, a long one is never cut', () => {
  const long = `${'Nemo takes a card and '.repeat(6)}that is all.`;
  expect(captionsOf(['One.', 'Two.', long, 'Three.'])).toEqual(['One. Two.', long, 'Three.']);
  expect(captionsOf([])).toEqual([]);
});
