import { type Nautilion, nautilion, SPECTATOR } from '@tidetable/rules';
import { givenVoyage, playedVoyage, sail, VOYAGES } from '@tidetable/rules/testkit';
import { LANGUAGES, type Language, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import type { BoardProps } from '../gameUi.ts';
import { type Aim, helmOf, nothingBegun } from './helm.ts';
import { request, spokenRequest } from './request.ts';
import { spellChoice } from './spellChoice.ts';

await loadEveryLanguage(['nautilion']);

/** Where somebody decides. */
const STEPS = [
  ...['start', 'currents', 'plan', 'pay', 'exchange', 'with', 'sacrifice', 'set', 'drop'],
  ...['pick', 'place', 'lose', 'return', 'insert', 'group'],
];
/** A collision that splits the crew is rare. */
const MANY = Array.from({ length: 8 * VOYAGES.length }, (_, seed) => seed);
const { components } = nautilion;
const LONGEST = 80; // letters: one line beside the buttons

test('every decision is asked for by a short sentence of its own, in every language', () => {
  for (const language of LANGUAGES) {
    const asked = new Map<string, Set<string>>();
    for (const seed of MANY)
      sail(seed, (_, view) => {
        const sentence = request({ view, components, legal: [] }, language);
        expect(sentence, `${view.step}, ${view.pending.task}`).toMatch(/^\p{Lu}.*[.?]$/u);
        expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
        asked.set(view.step, (asked.get(view.step) ?? new Set()).add(sentence));
      });
    expect([...asked.keys()].toSorted()).toEqual(STEPS.toSorted());
    const all = [...asked.values()].flatMap(sentences => [...sentences]);
    expect(new Set(all).size).toBeGreaterThan(STEPS.length);
  }
});

test('what is asked while something is half chosen, or lost in any case, is as short', () => {
  const kinds = new Set<string>();
  const check = (asked: string | undefined, language: Language): void => {
    expect(asked).toMatch(/^\p{Lu}.*[.?]$/u);
    expect(asked?.length, asked).toBeLessThanOrEqual(LONGEST);
    kinds.add(`${language} ${asked?.replace(/\d/g, '0')}`);
  };
  for (const seed of VOYAGES)
    sail(seed, (_, view, legal) => {
      for (const language of LANGUAGES) {
        check(request({ view, components, legal }, language), language);
        for (const aim of aimsIn(view, legal)) {
          const state = nothingBegun();
          state.begun.value = { view, plan: {}, aim };
          const helm = helmOf({ ...BOARD, view, legal }, state);
          check(spellChoice(helm, aim, language).asks, language);
        }
      }
    });
  expect(kinds.size).toBeGreaterThan(50);
});

const BOARD = {
  ...{ components, events: [], lines: [], players: [], points: [], highlighted: undefined },
  aids: { memory: true, projection: true },
  play: () => undefined,
  offer: () => undefined,
};

/** What may be begun in this position, with a die or the longest names of tokens where they are to be chosen. */
const aimsIn = (view: Nautilion.View, legal: readonly string[]): Aim[] => {
  const may = (spell: string): boolean => legal.some(move => move.startsWith(spell));
  const places = [...view.path.keys()].toSorted(
    (a, b) => view.path[b].length - view.path[a].length,
  );
  const [first] = places;
  const second = places.find(place => view.path[place] !== view.path[first]);
  return [
    ...(may('reroll') ? [{ for: 'reroll' } as const] : []),
    ...(may('tide') ? [{ for: 'tide' } as const, { for: 'tide', die: 0 } as const] : []),
    ...(may('translation')
      ? [{}, { first }, { first, second }].map(
          chosen => ({ for: 'translation', ...chosen }) as const,
        )
      : []),
  ];
};

test('what every choice loses is said with the question, once the dice are given', () => {
  const told = new Set<string>();
  for (const seed of VOYAGES)
    sail(seed, (_, view, legal) => {
      const sentence = request({ view, components, legal }, 'en');
      if (sentence.includes('in any case')) told.add(view.step);
      if (view.step === 'currents') expect(sentence).not.toContain('in any case');
    });
  expect(told).toContain('lose');
});

test('[NL61] the die of a reef is told with the question that follows it', () => {
  const told = new Set<string>();
  const roll = (
    escaped: boolean,
    bonus: number,
    language: Language,
    crew: readonly number[] = [],
  ): string => {
    const options = { ...anyCurrents().options, expansions: [] };
    const view = { ...anyCurrents(), options, crew: [...crew] };
    const event = { type: 'escape-roll', face: escaped ? 4 : 1, bonus, reef: 0, escaped };
    const lines = [{ events: [{ type: 'turn' }, event] }] as unknown as BoardProps['lines'];
    const asked = request({ view, components, legal: [], lines }, language);
    expect(asked.length, asked).toBeLessThanOrEqual(LONGEST);
    told.add(asked);
    return asked;
  };
  expect(roll(false, 1, 'en')).toBe(
    'The reef’s die: 1 + 1, stuck this turn. Give the dice, or cast a spell first.',
  );
  expect(roll(true, 0, 'en')).toBe(
    'The reef’s die: 4, free. Give each a die, or cast a spell first.',
  );
  expect(roll(true, 1, 'en', [1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe(
    'The reef’s die: 4 + 1, free. All is aboard: sail to the Abyss.',
  );
  for (const escaped of [false, true]) for (const bonus of [0, 1]) roll(escaped, bonus, 'fr');
  roll(true, 1, 'fr', [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(told.size).toBe(8);
});

test('[NL30] with everything aboard the question says so', () => {
  const crew = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const options = { ...anyCurrents().options, expansions: [] };
  const view = { ...anyCurrents(), crew, options } as Nautilion.View;
  expect(request({ view, components, legal: [] }, 'en')).toMatch(/^All is aboard/);
  expect(request({ view, components, legal: [] }, 'fr')).toMatch(/^Tout est à bord/);
  const missing = { ...view, crew: crew.slice(1) };
  expect(request({ view: missing, components, legal: [] }, 'en')).not.toMatch(/All is aboard/);
});

test('who has heard no news is told the dice', () => {
  const view = anyCurrents();
  expect(spokenRequest({ view, components, legal: [] }, 'en')).toMatch(
    /^Dice: \d, \d, and \d\. Give each a die/,
  );
});

const anyCurrents = (): Nautilion.View => {
  let found: Nautilion.View | undefined;
  sail(VOYAGES[0], (_, view) => {
    const isOpen = view.step === 'currents' && view.dice.every(({ isOpen }) => isOpen);
    if (isOpen) found ??= view;
  });
  if (!found) throw new Error('no such voyage');
  return found;
};

test('[NL42] a token lost to the Darkhouse may come from anywhere, also from the cabin', () => {
  const s = givenVoyage({
    ...{ expansions: 'mages', path: '1 N 2 3 4 5 6 P', crew: '1', cabin: 'A', reserve: 2 },
    rolls: '1 1 3',
  });
  playedVoyage(s, 'darkhouse 3');
  const view = nautilion.view(s, SPECTATOR);
  expect(request({ view, components, legal: [] }, 'en')).toBe(
    'The Darkhouse shines: lose 1 token of your choice.',
  );
  expect(request({ view, components, legal: [] }, 'fr')).toBe(
    'Le Phare Obscur brille : perdez 1 jeton de votre choix.',
  );
});
