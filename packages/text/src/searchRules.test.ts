import { expect, test } from 'vitest';
import { loadEveryLanguage } from './catalogue.ts';
import { rulesPages } from './rules.ts';
import type { RulesPage } from './rulesPage.ts';
import {
  cutAtHits,
  findRules,
  isWantedRule,
  ruleAbout,
  saysWords,
  wantedIn,
} from './searchRules.ts';

await loadEveryLanguage(['nautilus-island/rules']);

const page: RulesPage = {
  title: 'Bateaux',
  intro: 'Des bateaux.',
  chapters: [
    {
      id: 'a',
      title: 'Équipage',
      paragraphs: [
        { rules: ['A1'], text: 'Une règle de l’équipage.', mark: undefined },
        { rules: ['A12', 'A13'], text: 'Un nœud.', example: 'Trois mâts.', mark: 'house ruling' },
      ],
    },
    {
      id: 'b',
      title: 'Voiles',
      paragraphs: [
        { rules: ['A2'], text: 'Une voile.', figure: 'Le dessin d’une ancre.', mark: undefined },
      ],
    },
  ],
};
const names = { 'likely reading': 'lecture probable', 'house ruling': 'règle maison' };
const found = (query: string): string[][] =>
  findRules(page, wantedIn(query), names).chapters.map(({ id, paragraphs }) => [
    id,
    ...paragraphs.map(({ rules }) => rules[0]),
  ]);

test('words are said as they are, or begun, never within others', () => {
  const says = (text: string, query: string) => saysWords(text, wantedIn(query));
  expect(says('5 per pair', 'pair')).toBe('whole');
  expect(says('Two pairs', 'pair')).toBe('begun');
  expect(says('Blue repair tools', 'pair')).toBeUndefined();
  expect(says('Un nombre impaire', 'paire')).toBeUndefined();
  expect(says('A pair', '')).toBeUndefined();
});

test.each([
  [
    '',
    [
      ['a', 'A1', 'A12'],
      ['b', 'A2'],
    ],
  ],
  [
    ' ,; ',
    [
      ['a', 'A1', 'A12'],
      ['b', 'A2'],
    ],
  ],
  ['EQUIP', [['a', 'A1']]],
  ['équipage', [['a', 'A1']]],
  ['quipage', []], // the beginning of a word, not its end
  ['noeud', [['a', 'A12']]],
  ['nœud mat', [['a', 'A12']]], // text and example
  ['mâts voile', []], // all words, in one paragraph
  [
    'une',
    [
      ['a', 'A1'],
      ['b', 'A2'],
    ],
  ],
  ['ancre', [['b', 'A2']]], // a drawing
  ['a1', [['a', 'A1']]], // a number is whole
  ['A13', [['a', 'A12']]],
  ['maison', [['a', 'A12']]], // its mark
])('%j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('a text is cut at whole words, and nothing of it is lost', () => {
  const text = 'Un nœud, trois mâts : l’équipage.';
  const pieces = cutAtHits(text, wantedIn('MA noe equip'));
  expect(pieces.filter(({ isHit }) => isHit).map(piece => piece.text)).toEqual([
    'nœud',
    'mâts',
    'équipage',
  ]);
  expect(pieces.map(piece => piece.text).join('')).toBe(text);
  expect(cutAtHits(text, [])).toEqual([{ text, isHit: false }]);
  expect(cutAtHits('mâts', wantedIn('m'))).toEqual([{ text: 'mâts', isHit: true }]);
});

test('a rule is wanted by its whole number', () => {
  expect(isWantedRule('A12', wantedIn('a12'))).toBe(true);
  expect(isWantedRule('A12', wantedIn('a1'))).toBe(false);
});

test.each([
  ['en', 'pair', 'NI40'], // not the first “repair”
  ['fr', 'paire', 'NI40'],
  ['en', 'ni6', 'NI6'],
  ['en', 'sextants and whales', undefined],
  ['en', '', undefined],
] as const)('in %s the rules speak of “%s” in %s', (language, query, rule) => {
  expect(ruleAbout(rulesPages['nautilus-island'][language], query)).toBe(rule);
});

test('a chapter is found by its title, and by the beginning of a word of it', () => {
  expect(ruleAbout(page, 'voil')).toBe('b');
  expect(ruleAbout(page, 'equipage')).toBe('a');
  expect(ruleAbout(page, 'mats')).toBe('A12'); // an example
  expect(ruleAbout(page, 'quipage')).toBeUndefined();
});
