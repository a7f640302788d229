import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import type { Paragraph, RulesPage } from '../rulesPage.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { rulesPages } from './rules.ts';
import { cardTitle } from './text.ts';

const words = { en, fr };
const spec = readFileSync(new URL('../../../rules/src/nautilion/SPEC.md', import.meta.url), 'utf8');
const rulings = new Set(
  [...spec.matchAll(/^- \*\*(NL\d+)\*\* \*\(ruling/gm)].map(([, rule]) => rule),
);

const paragraphsOf = (page: RulesPage): Paragraph[] =>
  page.chapters.flatMap(({ paragraphs }) => paragraphs);
const paragraphOf = (page: RulesPage, rule: string): Paragraph | undefined =>
  paragraphsOf(page).find(({ rules }) => rules.includes(rule));

/** Rules of cards are numbered like the cards, from the first one on; Echo has a second sentence. */
const darkhouseRule = (card: number): string => `NL${card === 1 ? 71 : 71 + card}`;
const heroicRule = (card: number): string => `NL${87 + card}`;

for (const language of LANGUAGES) {
  describe(language, () => {
    const page = rulesPages[language];

    test('a paragraph is marked as a ruling if all its rules are, and never mixes them', () => {
      expect(rulings.size).toBeGreaterThan(40);
      for (const { rules, ruling } of paragraphsOf(page))
        for (const rule of rules)
          expect([rule, ruling === true]).toEqual([rule, rulings.has(rule)]);
    });

    const cards = [
      ...words[language].darkhouse.map((_, i) => [
        darkhouseRule(i + 1),
        cardTitle(words[language].darkhouse, i + 1),
      ]),
      ...words[language].heroics.map((_, i) => [
        heroicRule(i + 1),
        cardTitle(words[language].heroics, i + 1),
      ]),
    ];
    test.each(cards)('%s begins with its card, %s', (rule, title) => {
      const text = paragraphOf(page, rule)?.text ?? '';
      expect(text.startsWith(title), text).toBe(true);
      expect(text.charAt(title.length)).toMatch(/[ ,:]/);
    });

    test('spells have the names that the table uses', () => {
      const { whirlwind, tide, translation } = words[language].spells;
      const named = [...[whirlwind, tide, translation].entries()];
      for (const [i, spell] of named)
        expect(paragraphOf(page, `NL${10 + i}`)?.text).toContain(spell);
    });
  });
}
