import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './language.ts';
import { rulesPages as nauticus } from './nauticus/rules.ts';
import { rulesPages as nautilusIsland } from './nautilus-island/rules.ts';
import type { Paragraph, RulesPage } from './rulesPage.ts';

const PAGES: Record<string, Record<Language, RulesPage>> = {
  'nautilus-island': nautilusIsland,
  nauticus,
};

const readSpec = (game: string): string =>
  readFileSync(new URL(`../../rules/src/${game}/SPEC.md`, import.meta.url), 'utf8');
const rulesOf = (spec: string): string[] =>
  [...spec.matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map(([, rule]) => rule);

const paragraphsOf = (page: RulesPage): Paragraph[] =>
  page.chapters.flatMap(({ paragraphs }) => paragraphs);
const textsOf = (page: RulesPage): string[] => [
  page.title,
  page.intro,
  ...page.chapters.map(({ title }) => title),
  ...paragraphsOf(page).flatMap(({ text, example }) => (example ? [text, example] : [text])),
];
const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

for (const [game, pages] of Object.entries(PAGES)) {
  describe(game, () => {
    for (const language of LANGUAGES) {
      const page = pages[language];

      test(`${language}: every rule of the SPEC has one paragraph`, () => {
        const stated = paragraphsOf(page).flatMap(({ rules }) => rules);
        expect(stated.toSorted(byNumber)).toEqual(rulesOf(readSpec(game)).toSorted(byNumber));
      });

      test(`${language}: every paragraph states a rule, every chapter has its own id`, () => {
        for (const { rules, text } of paragraphsOf(page)) expect(rules, text).not.toEqual([]);
        const ids = page.chapters.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      });

      test(`${language}: plain text, in whole sentences`, () => {
        for (const text of textsOf(page)) expect(text).toMatch(/^\S[^<>*_`\p{Cc}]*\S$/u);
        for (const { text, example } of paragraphsOf(page))
          for (const said of [text, example ?? '.']) expect(said).toMatch(/\.$/);
      });
    }

    test('both languages have the same paragraphs in the same order', () => {
      const shapeOf = (page: RulesPage) =>
        page.chapters.map(({ id, paragraphs }) => [
          id,
          paragraphs.map(({ rules, example, ruling }) => [rules, example !== undefined, ruling]),
        ]);
      expect(shapeOf(pages.fr)).toEqual(shapeOf(pages.en));
    });
  });
}
