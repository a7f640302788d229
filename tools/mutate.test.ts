import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { applyMutant, formatMutant, listMutants } from './mutate.ts';
import { readSources } from './sources.ts';

const mutantsOf = (text: string): string[] =>
  listMutants({ file: 'a.ts', text }).map(mutant => applyMutant(text, mutant));

const cases: [string, string[]][] = [
  ['a < b', ['a <= b']],
  ['a <= b', ['a < b']],
  ['a > b', ['a >= b']],
  ['a === b', ['a !== b']],
  ['(a + b) - (c)', ['(a - b) - (c)', '(a + b) + (c)']],
  ['a && b || c', ['a || b || c', 'a && b && c']],
  ['a | b << c', ['a & b << c', 'a | b >> c']],
  ['a++', ['a--']],
  ['a[b++]++', ['a[b--]++', 'a[b++]--']],
  ['--a', ['++a']],
  ['a += b', ['a -= b']],
  ['a |= b', ['a &= b']],
  ['a = 7', ['a = 8']],
  ['a[1]', ['a[2]', 'a[0]']],
  ['a = !(b)', ['a = (b)']],
  ['a ? b : c', ['true ? b : c', 'false ? b : c']],
  ['if (a) b;', ['if (true) b;', 'if (false) b;']],
  ['while (a) b;', ['while (true) b;', 'while (false) b;']],
  ['while (true) b;', ['while (false) b;']],
  ['do b; while (a)', ['do b; while (true)', 'do b; while (false)']],
  ['a.b(c);', [';']],
  ['a?.b(c);', [';']],
  ['for (;; a++) b;', []],
  ['for (;; a += b) c;', []],
  ["import a from 'a1';", []],
  ['type A = 1 | -1;', []],
  ["a = '1 < 2'", []],
  ['a = b as 1', []],
];
for (const [text, expected] of cases) {
  test(`${text} becomes ${expected.join(' and ') || 'nothing else'}`, () => {
    expect(mutantsOf(text)).toEqual(expected);
  });
}

test('a number after a type is changed', () => {
  expect(mutantsOf('let a: 1 = b as 1, c = 2')).toEqual(['let a: 1 = b as 1, c = 3']);
});

test('mutants of real code are code', () => {
  for (const source of readSources(['packages/rules/src/core/*.ts'])) {
    for (const mutant of listMutants(source)) {
      const { errors } = parseSync(source.file, applyMutant(source.text, mutant));
      expect(errors, formatMutant(source.text, mutant)).toEqual([]);
    }
  }
});

test('a mutant is written with its place, the change and its line', () => {
  const text = 'ab = 5;\n\n  if (a <\n    b) c;\n';
  const [constant, condition] = listMutants({ file: 'a.ts', text });
  expect(formatMutant(text, constant)).toBe('a.ts:1:6  5 → 6  | ab = 5;');
  expect(formatMutant(text, condition)).toBe('a.ts:3:7  a < b → true  | if (a <');
});
