import { expect, test } from 'vitest';
import { pack, wrap } from './wrap.ts';

test('a short text stays on its line', () => {
  expect(wrap('   1  ', 'Give the 3 to the Phantom')).toEqual(['   1  Give the 3 to the Phantom']);
});

test('a long one is broken between words, aligned below its head, and nothing is lost', () => {
  const text = 'a wave '.repeat(30).trim();
  const lines = wrap('  12  ', text);
  expect(lines.every(line => line.length <= 80)).toBe(true);
  expect(lines.slice(1).every(line => /^ {6}\S/.test(line))).toBe(true);
  expect(lines.map(line => line.slice(6)).join(' ')).toBe(text);
});

test('items keep their separators, and a word that is too long its own line', () => {
  expect(pack('x ', ['a', 'b', 'c'], ', ')).toEqual(['x a, b, c']);
  expect(wrap('  ', `a ${'b'.repeat(90)} c`)).toEqual(['  a', `  ${'b'.repeat(90)}`, '  c']);
});

test('colour takes no room', () => {
  const word = '\u001b[1mword\u001b[0m';
  expect(pack('', new Array(16).fill(word), ' ')).toHaveLength(1);
});
