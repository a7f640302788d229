import { nautilion } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { loadEveryLanguage } from '../catalogue.ts';
import { LANGUAGES } from '../language.ts';
import { rulesPages } from '../rules.ts';
import type { Paragraph, RulesPage } from '../rulesPage.ts';
import { words } from './index.ts';
import { cardTitle } from './text.ts';

await loadEveryLanguage(['nautilion', 'nautilion/rules']);

const paragraphOf = (page: RulesPage, rule: string): Paragraph => {
  const found = page.chapters
    .flatMap(({ paragraphs }): readonly Paragraph[] => paragraphs)
    .find(({ rules }) => rules.includes(rule));
  if (found === undefined) throw new Error(`${rule} is not on the page`);
  return found;
};

/** Rules of cards are numbered like the cards, from the first one on; Echo has a second sentence. */
const darkhouseRule = (card: number): string => `NL${card === 1 ? 71 : 71 + card}`;
const heroicRule = (card: number): string => `NL${87 + card}`;

for (const language of LANGUAGES) {
  describe(language, () => {
    const page = rulesPages.nautilion[language];
    const { darkhouse, heroics, spells } = words[language];

    test.each([
      ...darkhouse.map((_, i) => [darkhouseRule(i + 1), cardTitle(darkhouse, i + 1)]),
      ...heroics.map((_, i) => [heroicRule(i + 1), cardTitle(heroics, i + 1)]),
    ])('%s begins with its card, %s', (rule, title) => {
      const { text } = paragraphOf(page, rule);
      expect(text.startsWith(title), text).toBe(true);
      expect(text.charAt(title.length)).toMatch(/[\s,:]/);
    });

    test('spells have the names that the table uses', () => {
      expect(paragraphOf(page, 'NL10').text).toContain(spells.whirlwind);
      expect(paragraphOf(page, 'NL11').text).toContain(spells.tide);
      expect(paragraphOf(page, 'NL12').text).toContain(spells.translation);
    });
  });
}

describe('the page says what is in the box', () => {
  const numbersIn = (text = ''): number[] => (text.match(/(?<!\w)\d+/g) ?? []).map(Number);
  const numbersOf = (rule: string): number[] =>
    numbersIn(paragraphOf(rulesPages.nautilion.en, rule).text);
  const components = nautilion.components as {
    readonly faces: readonly number[];
    readonly ships: { readonly [ship: string]: string };
    readonly [name: string]: unknown;
  };

  test('[NL7] the sides of a die', () => {
    const sides = components.faces.flatMap((n, i) => Array<number>(n).fill(i + 1));
    expect(numbersOf('NL7').slice(0, 6)).toEqual(sides);
  });

  test.each<[rule: string, said: (numbers: number[]) => object]>([
    ['NL2', ([, from, to]) => ({ crewNumbers: to - from + 1 })],
    ['NL14', ([whirlwind, tide, translation]) => ({ spells: { whirlwind, tide, translation } })],
    ['NL36', n => ({ admirals: [n.slice(0, 6), n.slice(6, 12)] })],
    ['NL40', cabinCrew => ({ cabinCrew })],
    ['NL47', fighters => ({ fighters })],
    ['NL51', n => ({ fighters: n.slice(0, 3), harpoons: { phantom: n.slice(3) } })],
    ['NL64', numbers => ({ reefs: Object.fromEntries(numbers.map(number => [number, 6])) })],
    [
      'NL69',
      ([a, b, c, d, e]) => ({
        levels: { intro: { red: a, blue: b }, normal: { red: c, blue: d }, difficult: { red: e } },
      }),
    ],
    ['NL80', ([, ...swell]) => ({ swell })],
  ])('[%s]', (rule, said) => {
    expect(components).toMatchObject(said(numbersOf(rule)));
  });

  /** The spaces that ducts join to any of these, and that are none of them. */
  const joinedTo = (ship: string, ...spaces: number[]): number[] => {
    const ducts = components.ships[ship].split(' ').map(duct => [...duct].map(Number));
    const ends = ducts.flatMap(([a, b]) => [
      ...(spaces.includes(a) ? [b] : []),
      ...(spaces.includes(b) ? [a] : []),
    ]);
    return [...new Set(ends)].filter(space => !spaces.includes(space)).sort();
  };
  const exampleOf = (rule: string): number[] =>
    numbersIn(paragraphOf(rulesPages.nautilion.en, rule).example);

  test('[NL6] [NL26] [NL20] the ducts of the examples', () => {
    const [space, ...joined] = exampleOf('NL6');
    expect([joinedTo('A1', space), joinedTo('A2', space)]).toEqual([joined, joined]);
    const [one, other, ...next] = exampleOf('NL26');
    expect(joinedTo('A1', one, other)).toEqual(next);
    const [first, middle, , last] = exampleOf('NL20');
    expect(joinedTo('C1', middle)).toEqual([first, last]);
    expect(joinedTo('C1', first)).not.toContain(last);
  });
});
