import { type Nautilion, nautilion, SPECTATOR } from '@tidetable/rules';
import { Card, componentsOf, EXPANSION_NAMES, TOKEN_NAMES } from '@tidetable/rules/nautilion';
import { givenVoyage, playedVoyage, sail, VOYAGES } from '@tidetable/rules/testkit';
import { boardWords, EFFECTS } from '@tidetable/text/nautilion';
import { rulesPages } from '@tidetable/text/rules';
import { LANGUAGES, type Language, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import type { BoardProps, Explanation } from '../gameUi.ts';
import { explain } from './explain.ts';
import { KINDS, thingsOf } from './things.ts';

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
    'It is missing; 2 lie on the path. It can come aboard now.',
  );
  expect(told('token/5', { ...view, crew: [1], path: ['5', '5', '4'] }).now).toBe(
    'It is missing; 2 lie on the path. It cannot come aboard yet, and would go to the reserve.',
  );
  const doubleBeam = { ...view, darkhouse: { ...view.darkhouse, card: Card.doubleBeam } };
  expect(told('taker/darkhouse', doubleBeam).now).toContain('2 tokens');
});

test('[NL73] [NL79] a token tells of dice only to figures that may still get one', () => {
  const table = { expansions: 'darkhouse', path: '1 N 3 4 5 6 P 7' };
  const helm = givenVoyage({ ...table, card: Card.earlyHelm, rolls: '2' });
  const view = (): View => nautilion.view(helm, SPECTATOR);
  expect(told('path/3', view()).now).toContain('With a 2 you would land here.');
  expect(told('path/4', view()).now).not.toContain('Phantom');
  playedVoyage(helm, 'nautilion 2', 'roll 2', 'roll 1');
  expect(told('path/3', view()).now).not.toContain('you would land');
  expect(told('path/4', view()).now).toContain('With a 2 the Phantom would land here.');
});

test('[NL21] a token tells where the ship lands once the Phantom has moved by its die', () => {
  const s = givenVoyage({
    ...{ expansions: 'darkhouse', path: '1 N 3 4 5 P 6 7' },
    ...{ card: Card.blindfold, rolls: '2' },
  });
  playedVoyage(s, 'phantom 2', 'roll 2');
  const view = nautilion.view(s, SPECTATOR);
  expect(told('path/3', view).now).not.toContain('With a');
  expect(told('path/4', view).now).toContain('With a 2 you would land here.');
});

test('[NL87] at the Abyss crew is missing, but heroic cards are to be got rid of', () => {
  const crew = [1, 2, 4, 5, 6, 7, 8, 9];
  const cards = { ...fullView().heroics, open: [5] };
  const view: View = { ...fullView(), crew, cabin: ['B', 'C'], heroics: cards };
  expect(told('end/abyss', view).now).toMatch(
    /Still missing: crew 3 and mage A\. Still to be used or dropped: 5 Rescue\.$/,
  );
  expect(told('end/abyss', view, 'fr').now).toMatch(/Encore à jouer ou à écarter : [^,]+\.$/);
  const full: View = { ...view, crew: [3, ...crew], cabin: ['A', 'B', 'C'] };
  expect(told('end/abyss', full).now).not.toContain('missing');
});

test('[NL47] [NL56] after the collision no token fights, and a mercenary goes to the reserve', () => {
  const view = fullView();
  const over: View = { ...view, collided: true };
  expect(told('token/2', view).does).toContain('harpoon');
  expect(told('token/2', over).does).not.toMatch(/harpoon|hold/);
  expect(told('token/mercenary', view)).toMatchObject({ rule: 'NL48' });
  expect(told('token/mercenary', over)).toMatchObject({
    does: expect.stringContaining('reserve only'),
    rule: 'NL56',
  });
});

test('crew tells where it belongs, not that it wins alone', () => {
  expect(told('token/3', fullView()).does).not.toContain('wins');
});

test('[NL42] the Darkhouse may take from anywhere, also from the cabin', () => {
  for (const language of LANGUAGES)
    expect(told('taker/darkhouse', fullView(), language).does).toMatch(/your choice|votre choix/);
});

test('one of a thing is told as one', () => {
  const view: View = { ...fullView(), crew: [1], hold: ['2'] };
  expect(told('crew/all', view).now).toBe('1 of 9 is aboard.');
  expect(told('hold/all', view).now).toBe('1 of 6 places is taken.');
  expect(told('crew/all', view, 'fr').now).toBe('1 équipier sur 9 à bord.');
  expect(told('hold/all', view, 'fr').now).toBe('1 place prise sur 6.');
  expect(told('cabin/A', view, 'fr').name).toBe('Cabine : le mage A');
  expect(boardWords.fr.places(0, 6)).toBe('0 place prise sur 6');
});

test('what is not on the table is not explained', () => {
  expect(explain('kraken/9', boardOf(fullView()), 'en')).toBeUndefined();
});
