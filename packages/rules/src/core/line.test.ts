import { expect, test } from 'vitest';
import { LINE } from './line.ts';

test.each([
  '',
  ' ',
  'column 3',
  'Zoé',
  '🏴‍☠️ Jack',
  '👨‍👩‍👧',
  'می\u200cخواهم', // Persian joins its letters unless told
  'क्\u200dष',
])('a line: %j', text => {
  expect(LINE.test(text)).toBe(true);
});

test.each([
  'a\nb',
  'a\u2028b',
  'a\u2029b',
  'a\u001b[2J',
  'a\u202eb', // turns the direction
  'a\u2066b',
  'a\u200eb',
  'a\u200bb',
  'a\u00adb',
  'a\ufeffb',
  'a\ud800b',
  '\u200d',
  '\u200da',
  'a\u200d',
  'a\u200c',
  'a\u200d\u200db',
  'a\u200d\u202eb',
])('no line: %j', text => {
  expect(LINE.test(text)).toBe(false);
});

test('a long text of joiners is judged at once', () => {
  expect(LINE.test('a\u200d'.repeat(100_000))).toBe(false);
});
