import { type Nautilion, nautilion } from '@tidetable/rules';
import { Card, componentsOf, EXPANSION_NAMES, TOKEN_NAMES } from '@tidetable/rules/nautilion';
import { sail, VOYAGES } from '@tidetable/rules/testkit';
import { rulesPages } from '@tidetable/text/rules';
import { LANGUAGES, type Language, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import type { BoardProps, Explanation } from '../gameUi.ts';
import { explain } from './explain.ts';
import { EFFECTS, KINDS, thingsOf } from './things.ts';

await loadEveryLanguage(['nautilion', 'nautilion/explain', 'nautilion/rules']);

type View = Nautilion.View;

const boardOf = (view: View, legal: readonly string[] = []): BoardProps => ({
  ...{ view, legal, events: [], lines: [], players: [], points: [], highlighted: undefined },
  components: nautilion.components,
  aids: { memory: true, projection: true },
  play: () => undefined,
  offer: () => undefined,
});

const RULES = new Set(
  rulesPages.nautilion.en.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(p => p.rules)),
);
const BROKEN = /undefined|NaN|\[object|null| {2}|\(\)|: \.|^\s|\s$|\.\./;

const expectWhole = (told: Explanation | undefined, where: string): void => {
  expect(told, where).toBeDefined();
  const { name, does, now, rule } = told as Explanation;
  expect(name, where).toMatch(/^[\p{Lu}\d].*[^.]$/u);
  for (const text of [does, ...(now === undefined ? [] : [now])]) {
    expect(text, where).toMatch(/^[\p{Lu}\d].*[.]$/u);
    expect(text, where).not.toMatch(BROKEN);
  }
  expect(RULES, where).toContain(rule);
};

test.each(LANGUAGES)('everything that a voyage shows is explained, in %s', language => {
  const kinds = new Set<string>();
  for (const seed of VOYAGES)
    sail(seed, (s, view, legal) => {
      if (s.turn % 3 !== 1) return; // a sample
      for (const thing of thingsOf(view)) {
        expectWhole(explain(thing, boardOf(view, legal), language), `${thing}, seed ${seed}`);
        kinds.add(thing.split('/')[0]);
      }
    });
  expect([...kinds].toSorted()).toEqual([...KINDS].toSorted());
});

/** A view with everything of the box somewhere. */
const fullView = (): View => {
  let found: View | undefined;
  const seed = 2 ** EXPANSION_NAMES.length - 1;
  sail(seed, (_, view) => {
    found ??= view;
  });
  return found as View;
};

test.each(LANGUAGES)('every token, card and effect of the box is explained, in %s', language => {
  const view = fullView();
  const components = componentsOf(nautilion.components);
  const { red, blue } = components.darkhouse;
  const cards = [...red, ...blue];
  const heroics = Array.from({ length: components.heroics }, (_, i) => i + 1);
  const all: View = { ...view, darkhouse: { ...view.darkhouse, row: cards } };
  const things = [
    ...TOKEN_NAMES.map(token => `token/${token}`),
    ...cards.map(card => `darkhouse-card/${card}`),
    ...heroics.map(card => `heroic/${card}`),
    ...EFFECTS.map(effect => `effect/${effect}`),
    ...['reef3', 'reef6', 'reef9'].map(reef => `ship-reef/${reef}`),
  ];
  for (const thing of things) expectWhole(explain(thing, boardOf(all), language), thing);
});

const told = (thing: string, view: View, language: Language = 'en'): Explanation =>
  explain(thing, boardOf(view), language) as Explanation;

test('what a thing means now follows the position', () => {
  const view = fullView();
  const cabin = { ...view, cabin: ['A'] };
  expect(told('cabin/A', view).now).toBe('It is empty.');
  expect(told('cabin/A', cabin).now).toBe('It is taken.');
  const options = { ...view.options, harpoons: 2 };
  const fighters = { ...view, options, hold: ['2', 'mercenary'] };
  expect(told('harpoons/all', fighters).now).toBe(
    'You have 0, the Phantom has 5. A collision would be lost.',
  );
  expect(told('token/5', { ...view, crew: [5] }).now).toBe('It is aboard.');
  expect(told('token/5', { ...view, crew: [], path: ['5', '5', '4'] }).now).toBe(
    'It is missing; 2 lie on the path.',
  );
  const doubleBeam = { ...view, darkhouse: { ...view.darkhouse, card: Card.doubleBeam } };
  expect(told('taker/darkhouse', doubleBeam).now).toContain('2 tokens');
});

test('what is not on the table is not explained', () => {
  expect(explain('kraken/9', boardOf(fullView()), 'en')).toBeUndefined();
});
