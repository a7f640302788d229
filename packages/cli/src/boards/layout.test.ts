import { expect, test } from 'vitest';
import { fold, pad, width, wrap } from './layout.ts';

const RED = '\u001b[31mred\u001b[0m';

test('a colour takes no room', () => {
  expect(width(RED)).toBe(3);
  expect(pad(RED, 5)).toBe(`${RED}  `);
  expect(pad('longer', 3)).toBe('longer ');
});

test('items that do not fit go under the first one; the line before ends as a list goes on', () => {
  const item = 'x'.repeat(30);
  expect(wrap('ab: ', [item, item, item], ', ')).toEqual([`ab: ${item}, ${item},`, `    ${item}`]);
  expect(wrap('ab: ', ['one'])).toEqual(['ab: one']);
  expect(wrap('ab: ', [])).toEqual(['ab: ']);
});

test('a line holds 80 characters and no more', () => {
  for (const length of [38, 39, 40]) {
    const [first, ...rest] = wrap('', ['y'.repeat(40), 'z'.repeat(length)], ' ');
    expect(first.length <= 80 && rest.length === (length < 40 ? 0 : 1)).toBe(true);
  }
});

test('a long text breaks between words and keeps its indent', () => {
  const text = `   1  ${'word '.repeat(30).trim()}`;
  const lines = fold(text, 6).split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  expect(lines[1]).toMatch(/^ {6}word/);
  expect(lines.map(line => line.slice(6).trim()).join(' ')).toBe(text.slice(6));
});
