import { readFileSync } from 'node:fs';
import { gameIds, games, nauticus, nautilusIsland, uncertainParts } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { loadEveryLanguage } from './catalogue.ts';
import { LANGUAGES } from './language.ts';
import { rulesPages, valueRules } from './rules.ts';
import { markPage, type Paragraph, type RulesPage } from './rulesPage.ts';

await loadEveryLanguage(gameIds.map(game => `${game}/rules` as const));

/** The rules of a SPEC, each with its mark if it has one. */
const readSpec = (game: string): Map<string, string | undefined> => {
  const spec = readFileSync(new URL(`../../rules/src/${game}/SPEC.md`, import.meta.url), 'utf8');
  const lines = spec.matchAll(/^- \*\*([A-Z]+\d+)\*\*(.*)$/gm);
  return new Map([...lines].map(([, rule, line]) => [rule, /\*\((.*)\)\*$/.exec(line)?.[1]]));
};

const paragraphsOf = (page: RulesPage): Paragraph[] =>
  page.chapters.flatMap(({ paragraphs }) => paragraphs);
const sentencesOf = ({ text, example, figure }: Paragraph): string[] =>
  [text, example, figure].filter(said => said !== undefined);
const textsOf = (page: RulesPage): string[] => [
  page.title,
  page.intro,
  ...page.chapters.map(({ title }) => title),
  ...paragraphsOf(page).flatMap(sentencesOf),
];
const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
/** In figures; the 1 of `1-ship` is a name. */
const numbersIn = (text: string): number[] => (text.match(/\d+(?!-ship)/g) ?? []).map(Number);

for (const [game, pages] of Object.entries(rulesPages)) {
  describe(game, () => {
    const spec = readSpec(game);

    for (const language of LANGUAGES) {
      const page = pages[language];

      test(`${language}: every rule of the SPEC has one paragraph`, () => {
        const stated = paragraphsOf(page).flatMap(({ rules }) => rules);
        expect(stated.toSorted(byNumber)).toEqual([...spec.keys()].toSorted(byNumber));
      });

      test(`${language}: every paragraph has the mark of its rules in the SPEC`, () => {
        for (const { rules, mark } of paragraphsOf(page))
          for (const rule of rules) expect([rule, mark]).toEqual([rule, spec.get(rule)]);
      });

      test(`${language}: every paragraph states a rule, every chapter has its own id`, () => {
        for (const { rules, text } of paragraphsOf(page)) expect(rules, text).not.toEqual([]);
        const ids = page.chapters.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      });

      test(`${language}: plain text in whole sentences`, () => {
        for (const text of textsOf(page)) expect(text).toMatch(/^\S[^<>*_`\p{Cc}]*\S$/u);
        for (const text of textsOf(page)) expect(text).not.toMatch(/\s\s|\s[.,)]|'/);
        for (const text of paragraphsOf(page).flatMap(sentencesOf)) expect(text).toMatch(/\.$/);
      });
    }

    test('fr: no line can break before a sign that a space precedes, nor inside guillemets', () => {
      for (const text of textsOf(pages.fr)) expect(text).not.toMatch(/[^\u00a0][:;?!»]|«[^\u00a0]/);
    });

    test('both languages have the same paragraphs in the same order', () => {
      const shapeOf = (page: RulesPage) =>
        page.chapters.map(({ id, paragraphs }) => [
          id,
          paragraphs.map(({ rules, example, figure }) => [
            rules,
            example !== undefined,
            figure !== undefined,
          ]),
        ]);
      expect(shapeOf(pages.fr)).toEqual(shapeOf(pages.en));
    });

    test('both languages give the same numbers', () => {
      const numbersOf = (page: RulesPage) =>
        paragraphsOf(page).map(p => [p.rules, ...sentencesOf(p).map(numbersIn)]);
      expect(numbersOf(pages.fr)).toEqual(numbersOf(pages.en));
    });
  });
}

/** `3 5 4 3 4 8 6 4` as `[3 5 4 3] [4 8 6 4]`. */
const inFours = (numbers: readonly number[]): number[][] =>
  numbers.flatMap((_, i) => (i % 4 === 0 ? [numbers.slice(i, i + 4)] : []));

/** The components that are not certain, as the numbers of a paragraph state them. */
const SAID: [rule: string, components: (numbers: number[]) => object][] = [
  ['NI3', n => ({ columns: { 2: n.slice(4, 8), 3: n.slice(9, 14), 4: n.slice(15) } })],
  [
    'NI6',
    ([, two, , three, , perCard, , double, odd, , pair]) => ({
      bonus: { two, three, perCard, double, odd, pair },
    }),
  ],
  [
    'NI7',
    n => ({ portholes: Object.fromEntries(inFours(n).map(([size, ...pile]) => [size, pile])) }),
  ],
  ['NI42', treasures => ({ treasures })],
  ['NC70', ([boxes]) => ({ storage: { boxes } })],
  ['NC71', wheel => ({ wheel })],
  ['NC72', ([, ...prices]) => ({ prices: inFours(prices) })],
];

for (const [rule, components] of SAID) {
  test(`[${rule}] the page says what is in the box`, () => {
    const [game, pages] = rule.startsWith('NI')
      ? [nautilusIsland, rulesPages['nautilus-island']]
      : [nauticus, rulesPages.nauticus];
    const { text } = paragraphsOf(pages.en).find(({ rules }) => rules.includes(rule))!;
    expect(game.components).toMatchObject(components(numbersIn(text)));
  });
}

test.each(gameIds)('%s: every component that is not certain has the rule that tells it', game => {
  const uncertain = uncertainParts(games[game]).map(({ path }) => path.split('.')[0]);
  expect(new Set(Object.keys(valueRules[game]))).toEqual(new Set(uncertain));
  const stated = paragraphsOf(rulesPages[game].en).flatMap(({ rules }) => rules);
  expect(stated).toEqual(expect.arrayContaining(Object.values(valueRules[game])));
});

test('a house ruling outweighs a likely reading in a paragraph of several rules', () => {
  const paragraphs = [['A1'], ['A2'], ['A2', 'A3'], ['A1', 'A2']].map(rules => ({
    rules,
    text: 'Boats float.',
  }));
  const page = { title: 'Boats', intro: 'Boats.', chapters: [{ id: 'a', title: 'A', paragraphs }] };
  const marks = { A2: 'likely reading', A3: 'house ruling' } as const;
  expect(paragraphsOf(markPage(page, marks)).map(({ mark }) => mark)).toEqual([
    undefined,
    'likely reading',
    'house ruling',
    'likely reading',
  ]);
});
