import { expect, test } from 'vitest';
import { isName } from './name.ts';

test.each(['Ann', '7', '?', '李', '⠁', 'ㅎ', 'Ann\u3164', '🏴‍☠️ Jack', '👩🏽‍🚀', 'x'.repeat(40)])(
  'a name: %s',
  name => {
    expect(isName(name)).toBe(true);
  },
);

test.each([
  '',
  '  ',
  '\u00a0',
  '\ufe0f',
  '\u0301',
  'x'.repeat(41),
  'Ann\u202e',
  'Ann\u200d',
  '\u2800',
  '\u3164',
  '\u115f',
  '\uffa0',
  '\u2800 \u3164',
])('no name: %j', name => {
  expect(isName(name)).toBe(false);
});
