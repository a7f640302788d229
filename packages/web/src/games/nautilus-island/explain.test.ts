import { type NautilusIsland, nautilusIsland, SPECTATOR, seededRng } from '@tidetable/rules';
import { COLOUR_NAMES, cardOf, components, SET_COLOURS } from '@tidetable/rules/nautilus-island';
import { dealt, randomGame } from '@tidetable/rules/testkit';
import { rulesPages } from '@tidetable/text/rules';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import type { BoardProps, Explanation } from '../gameUi.ts';
import { loadExplain } from './explain.ts';
import { things } from './things.ts';

await loadEveryLanguage(['nautilus-island', 'nautilus-island/explain', 'nautilus-island/rules']);
const explain = await loadExplain();

type View = NautilusIsland.View;

const NAMES = ['Ann', 'Bob', 'Zoé', 'Léa'];

const boardOf = (view: View, legal: readonly string[]): BoardProps =>
  ({
    view,
    legal,
    components,
    players: NAMES.map(name => ({ name })),
    aids: { memory: true, projection: true },
  }) as unknown as BoardProps;

const CARDS = COLOUR_NAMES.flatMap(colour =>
  Array.from({ length: components.objectsPerColour }, (_, i) => cardOf(colour, i + 1)),
);

/** Every thing of every kind that a table with this view may show. */
const thingsOf = (view: View): Record<keyof typeof things, string[]> => {
  const seats = [...view.players.keys()];
  const columns = view.columns.map((_, i) => i + 1);
  const sets = seats.flatMap(seat => SET_COLOURS.map(colour => [seat, colour] as const));
  return {
    card: CARDS.map(things.card),
    back: [things.back()],
    column: columns.map(things.column),
    height: columns.map(things.height),
    landing: [things.landing()],
    castaway: seats.map(things.castaway),
    camp: SET_COLOURS.map(things.camp),
    bag: [things.bag()],
    pile: Object.keys(components.portholes).map(size => things.pile(Number(size))),
    set: sets.map(set => things.set(...set)),
    token: sets.flatMap(([seat, colour]) =>
      view.players[seat].sets[colour].bonus.map(bonus => things.token(seat, colour, bonus)),
    ),
    porthole: sets
      .filter(([seat, colour]) => view.players[seat].sets[colour].porthole !== null)
      .map(set => things.porthole(...set)),
    worth: sets.map(set => things.worth(...set)),
    hand: seats.map(things.hand),
    score: seats.map(things.score),
  };
};

const RULES = new Set(
  rulesPages['nautilus-island'].en.chapters.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ rules }) => rules),
  ),
);

const BROKEN = /undefined|NaN|\[object|null| {2}|\(\)|: \.|^\s|\s$/;
/** French puts a space that does not break before these. */
const BREAKS_BEFORE_SIGN = /[ \w][:;?!»%]/;

const check = (thing: string, { name, does, now, rule }: Explanation, language: string): void => {
  for (const text of [name, does, now ?? 'It lies here.']) {
    expect(text, thing).toMatch(/^\p{Lu}|^\d/u);
    expect(text, thing).not.toMatch(BROKEN);
    if (language === 'fr') expect(text, thing).not.toMatch(BREAKS_BEFORE_SIGN);
  }
  for (const text of [does, now ?? '.']) expect(text, thing).toMatch(/\.$/);
  expect(RULES.has(rule ?? ''), `${thing} names ${rule}`).toBe(true);
};

test('everything that a table can show explains itself, in every language', () => {
  const seen = new Map<string, number>();
  for (let seats = 2; seats <= 4; seats++)
    for (let seed = 1; seed <= 2; seed++) {
      const look = (view: View, legal: readonly string[]): void => {
        for (const [kind, all] of Object.entries(thingsOf(view)))
          for (const thing of all) {
            seen.set(kind, (seen.get(kind) ?? 0) + 1);
            for (const language of LANGUAGES) {
              const explanation = explain(thing, boardOf(view, legal), language);
              if (!explanation) expect.unreachable(`${thing} has no explanation`);
              check(thing, explanation, language);
            }
          }
      };
      const end = randomGame(nautilusIsland, { seats }, seed, (s, moves, ply) => {
        const seat = (ply % (seats + 1)) + SPECTATOR;
        const legal = seat === s.toAct ? Array.from(moves, nautilusIsland.formatMove) : [];
        if (ply % 3 === 0) look(nautilusIsland.view(s, seat), legal);
        return undefined;
      });
      look(nautilusIsland.view(end, 0), []);
    }
  expect([...seen.keys()].toSorted()).toEqual(Object.keys(things).toSorted());
});

test('what is not on the table explains nothing', () => {
  const view = nautilusIsland.view(nautilusIsland.blank({ seats: 2 }), 0);
  for (const thing of [
    '',
    'x',
    'toString',
    'card/z9',
    'column/5',
    'pile/7',
    'set/2/green',
    'set/0/yellow',
    'camp/yellow',
    'token/0/green/best',
  ])
    expect(explain(thing, boardOf(view, []), 'en'), thing).toBeUndefined();
});

test('a token says what it scores where it lies, and would score on the own set', () => {
  const view = nautilusIsland.view(dealt(nautilusIsland, { seats: 2 }, seededRng(1)), 0);
  const sets = view.players[0].sets;
  sets.green = { cards: ['g1', 'g1', 'g2'], bonus: ['odd', 'pair', 'pair'], porthole: null };
  view.camp.green = 'perCard';
  const now = (thing: string) => explain(thing, boardOf(view, []), 'en')?.now;
  expect(now('token/0/green/odd')).toBe('It scores 4 points now.');
  expect(now('token/0/green/pair')).toBe('The 2 of this sort score 5 points now.');
  expect(now('camp/green')).toBe('On your set of 3 cards it would score 3 now.');
  sets.green.cards = [];
  expect(now('camp/green')).toBe(
    'You have no card in this set yet: the first ones that you store bring this token.',
  );
  sets.green.cards = ['g1', 'g1', 'g2'];
  expect(now('worth/0/green')).toBe('Tokens 9, porthole 0.');
  expect(now('set/0/green')).toBe(
    '3 cards, open; it scores 9 points now. It can be closed with 4, 5, or 6 cards.',
  );
});

test('[NI40] a pair token in the camp says what it adds to those that the set has', () => {
  const view = nautilusIsland.view(dealt(nautilusIsland, { seats: 2 }, seededRng(1)), 0);
  const now = (cards: string[], bonus: 'pair'[]) => {
    view.players[0].sets.green = { cards, bonus, porthole: null };
    view.camp.green = 'pair';
    return explain('camp/green', boardOf(view, []), 'en')?.now;
  };
  expect(now(['g1', 'g1', 'g2'], [])).toBe('On your set of 3 cards it would score 5 now.');
  expect(now(['g1', 'g1', 'g2'], ['pair'])).toBe('On your set of 3 cards it would score 0 now.');
  expect(now(['g1', 'g1', 'g2', 'g2'], ['pair'])).toBe(
    'On your set of 4 cards it would score 5 now.',
  );
});

/** Seat 0 has stored green at column 4. */
const storingView = (phase: View['phase'], cards: number): View => {
  const view = nautilusIsland.view(dealt(nautilusIsland, { seats: 2 }, seededRng(1)), 0);
  view.players[0].sets.green = { cards: Array(cards).fill('g1'), bonus: [], porthole: null };
  view.players[1].sets.green = structuredClone(view.players[0].sets.green);
  view.players[0].column = 4;
  return {
    ...view,
    phase,
    toAct: phase === 'refill' ? 'chance' : 0,
    order: [0, 1],
    storing: phase === 'act' ? null : 'green',
  };
};

test('[NI27] the set that was just stored into can be closed as it is, any other only larger', () => {
  const now = (thing: string, phase: View['phase'], cards: number) =>
    explain(thing, boardOf(storingView(phase, cards), []), 'en')?.now;
  const never = 'It can never be closed: no porthole is left for so many cards.';
  for (const phase of ['refill', 'close'] as const) {
    expect(now('set/0/green', phase, 6)).toMatch(/now\. It can be closed with 6 cards\.$/);
    expect(now('set/0/green', phase, 5)).toMatch(/now\. It can be closed with 5 or 6 cards\.$/);
    expect(now('set/1/green', phase, 6)).toContain(never);
  }
  expect(now('set/0/green', 'lay', 6)).toContain(never);
  expect(now('set/0/green', 'act', 6)).toContain(never);
});

test('[NI14] the own column asks for an action only until one is chosen', () => {
  const now = (phase: View['phase']) =>
    explain('column/4', boardOf(storingView(phase, 3), []), 'en')?.now;
  const left = 'Each stack has 8 cards left.';
  expect(now('act')).toBe(`Your castaway is here: collect or store. ${left}`);
  expect(now('lay')).toBe(left);
  expect(now('close')).toBe(left);
});
