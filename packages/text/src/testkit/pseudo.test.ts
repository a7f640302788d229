import { expect, test } from 'vitest';
import { hasGluedSign, pseudo } from './pseudo.ts';

test('every letter is accented, and every text has brackets', () => {
  expect(pseudo('Your turn')).toBe('[!! Ýóúř ţúřñ !!]');
  const said = pseudo('The quick brown fox jumps over the lazy DOG, A–Z.');
  expect(said).not.toMatch(/[a-z]/i);
});

test('a tree keeps its shape, its numbers and what is the same in every language', () => {
  const rules = { id: 'setup', title: 'Set-up', paragraphs: [{ rules: ['NI1'], text: 'Go.' }] };
  expect(pseudo(rules)).toEqual({
    id: 'setup',
    title: '[!! Šéţ-úþ !!]',
    paragraphs: [{ rules: ['NI1'], text: '[!! Ǧó. !!]' }],
  });
  const step = { ply: 3, text: 'Go.', rule: 'NI1', look: 'board' };
  expect(pseudo({ steps: [step] })).toEqual({ steps: [{ ...step, text: '[!! Ǧó. !!]' }] });
  expect(pseudo({ rules: 'R', look: 'L', ply: 'P' })).toEqual({
    rules: '[!! Ř !!]',
    look: '[!! Ļ !!]',
    ply: '[!! Þ !!]',
  });
});

test('what a function is given is not its own, and stays plain', () => {
  const { turnOf, all } = pseudo({
    turnOf: (name: string, n: number) => `${name}’s turn ${n}, an Anagram`,
    all: (names: readonly string[]) => [names.join(' and ')],
  });
  expect(turnOf('Ana', 2)).toBe('[!! Ana’š ţúřñ 2, áñ Áñáǧřáɱ !!]');
  expect(all(['Ana', 'Ben'])).toEqual(['[!! Ana áñđ Ben !!]']);
});

test('a sign behind a text is found, unless the text has put it there', () => {
  const { title, is } = pseudo({ title: 'Round', is: (a: string, b: string) => `${a}: ${b}` });
  expect(hasGluedSign(`${title}: 3`)).toBe(true);
  expect(hasGluedSign(is(title, '3'))).toBe(false);
  expect(hasGluedSign(`${is(title, title)} · 3: 4`)).toBe(false);
});
