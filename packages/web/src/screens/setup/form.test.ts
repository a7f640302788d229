import { games, type OptionSpec, type Options } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import {
  conflictOf,
  type Form,
  forPeople,
  isReady,
  nameProblem,
  type Offered,
  optionsOf,
  usualForm,
  whyFixed,
  withOption,
  withOwnName,
  withPlayer,
  withSeat,
  withSeats,
  withSeatsFor,
  withWishes,
} from './form.ts';
import { parseRemembered } from './remembered.ts';

const { nautilion } = games;
const NAMES = { you: 'Ann', person: (n: number) => `Player ${n}` };

const spec = (game: Offered, name: string): OptionSpec =>
  game.options.find(o => o.name === name) as OptionSpec;

for (const [id, game] of Object.entries(games)) {
  describe(id, () => {
    const form = usualForm(game, NAMES);

    test('the usual table is ready, with the fewest seats and one person', () => {
      expect(isReady(game, form)).toBe(true);
      expect(form.seats).toHaveLength(game.seats.min);
      expect(form.seats.filter(s => s.bot === null)).toEqual([{ name: 'Ann', bot: null }]);
    });

    test('every number of seats that the game allows is ready, with different names', () => {
      for (let n = game.seats.min; n <= game.seats.max; n++) {
        const table = withSeats(form, n);
        expect(optionsOf(game, table)?.seats).toBe(n);
        expect(isReady(game, table)).toBe(true);
      }
      expect(optionsOf(game, withSeats(form, game.seats.max + 1))).toBeUndefined();
    });

    test('a person called as a bot is ready too, whatever the number of seats', () => {
      const nemo = usualForm(game, { ...NAMES, you: 'nemo' });
      for (let n = game.seats.min; n <= game.seats.max; n++)
        expect(isReady(game, withSeats(nemo, n))).toBe(true);
    });

    test('what was remembered comes back', () => {
      const table = withSeats(form, game.seats.max);
      expect(parseRemembered(game, JSON.stringify(table))).toEqual(table);
    });
  });
}

test('seats change hands, and default names with them', () => {
  const form = withSeats(usualForm(nautilion, NAMES), 2);
  const both = withPlayer(form, 1, null, NAMES);
  expect(both.seats[1]).toEqual({ name: 'Player 2', bot: null });
  const bots = withPlayer(both, 0, 'captain', NAMES);
  expect(bots.seats[0]).toEqual({ name: 'Nemo', bot: 'captain' });
  const stronger = withPlayer(withSeat(bots, 0, { name: 'Ahab' }), 0, 'admiral', NAMES);
  expect(stronger.seats[0]).toEqual({ name: 'Ahab', bot: 'admiral' });
});

test('names are checked', () => {
  const form = withSeats(usualForm(nautilion, NAMES), 2);
  const named = (name: string): Form => withSeat(form, 1, { name });
  expect(nameProblem(named('Zoé'), 1)).toBeUndefined();
  expect(nameProblem(named('  '), 1)).toBe('badName');
  expect(nameProblem(named('x'.repeat(41)), 1)).toBe('badName');
  expect(nameProblem(named('Ann '), 1)).toBe('sameName');
  expect(nameProblem(named('ann'), 1)).toBe('sameName');
  expect(nameProblem(named('🏴‍☠️ Jack'), 1)).toBeUndefined();
  expect(nameProblem(named('Zoé\u202e'), 1)).toBe('badName');
  expect(isReady(nautilion, named(''))).toBe(false);
});

describe('options that depend on each other', () => {
  const usual = usualForm(nautilion, NAMES);
  const level = spec(nautilion, 'darkhouse');

  test('an option that can only be usual says why', () => {
    expect(whyFixed(nautilion, usual, level)?.code).toBe('level-without-darkhouse');
    const open = withOption(usual, 'expansions', ['darkhouse']);
    expect(whyFixed(nautilion, open, level)).toBeUndefined();
  });

  test('and says its own reason, whatever else is wrong', () => {
    const mixed = withOption(usual, 'darkhouse', 'difficult');
    const harpoons = spec(nautilion, 'harpoons');
    expect(whyFixed(nautilion, mixed, harpoons)?.code).toBe('harpoons-without-mercenaries');
  });

  test('a mix that is refused names what would mend it', () => {
    const mixed = withOption(usual, 'darkhouse', 'difficult');
    const conflict = conflictOf(nautilion, mixed);
    expect(conflict?.refusal.code).toBe('level-without-darkhouse');
    expect(conflict?.culprit?.name).toBe('darkhouse');
    expect(isReady(nautilion, mixed)).toBe(false);
    expect(conflictOf(nautilion, withOption(mixed, 'darkhouse', level.default))).toBeUndefined();
  });

  test('a form becomes the options that the game reads', () => {
    const mixed = withOption(withOption(usual, 'expansions', ['reefs', 'mages']), 'ship', 'C1');
    expect(optionsOf(nautilion, mixed)).toEqual({
      seats: 1,
      ship: 'C1',
      reserve: 4,
      expansions: ['mages', 'reefs'],
      darkhouse: 'intro',
      harpoons: 2,
    } satisfies Options);
  });
});

test('what cannot be a table is forgotten', () => {
  const form = withSeats(usualForm(nautilion, NAMES), 2);
  const spoilt = [
    '',
    'null',
    '{}',
    JSON.stringify({ ...form, seats: [] }),
    JSON.stringify({ ...form, seats: form.seats.map(seat => ({ ...seat, bot: 'kraken' })) }),
    JSON.stringify(withOption(form, 'ship', 'Z9')),
    JSON.stringify(withOption(form, 'tide', 'high')),
  ];
  for (const text of spoilt) expect(parseRemembered(nautilion, text), text).toBeUndefined();
});

test('a table to which others are invited has people in all seats, with different names', () => {
  for (const game of Object.values(games)) {
    const table = forPeople(usualForm(game, NAMES), NAMES);
    expect(table.seats.map(({ bot }) => bot)).toEqual([null, null]);
    expect(isReady(game, table)).toBe(true);
    expect(forPeople(withSeats(table, game.seats.max), NAMES).seats).toHaveLength(game.seats.max);
  }
});

test('where others are invited, additional seats are for people, and bots stay bots', () => {
  const invited = forPeople(usualForm(games.nauticus, NAMES), NAMES);
  const mixed = withPlayer(withSeatsFor(invited, 3, NAMES, true), 2, 'mate', NAMES);
  expect(withSeatsFor(mixed, 4, NAMES, true).seats.map(({ bot }) => bot)).toEqual([
    null,
    null,
    'mate',
    null,
  ]);
  expect(isReady(games.nauticus, withSeatsFor(invited, 4, NAMES, true))).toBe(true);
  expect(withSeatsFor(invited, 3, NAMES, false).seats[2]?.bot).toBe('mate');
});

test('a name that was chosen meanwhile replaces the one of nobody, and no other', () => {
  const nameless = usualForm(nautilion, { ...NAMES, you: 'Skipper' });
  const nameOf = (form: Form) => withOwnName(form, 'Skipper', 'Ann').seats.map(({ name }) => name);
  expect(nameOf(nameless)).toEqual(['Ann']);
  expect(nameOf(withSeat(nameless, 0, { name: 'Ahab' }))).toEqual(['Ahab']);
  expect(nameOf({ ...nameless, seats: [...nameless.seats, { name: 'Ann', bot: null }] })).toEqual([
    'Skipper',
    'Ann',
  ]);
});

test('a link may wish for seats and options; what does not fit is left as it was', () => {
  const usual = usualForm(nautilion, NAMES);
  const wish = (text: string) => withWishes(nautilion, usual, new URLSearchParams(text));
  expect(wish('seats=2').seats.map(({ bot }) => bot)).toEqual([null, 'mate']);
  expect(wish('expansions=reefs').options.expansions).toEqual(['reefs']);
  expect(wish('seats=2&expansions=mages').options.expansions).toEqual(['mages']);
  for (const text of ['', 'seats=3', 'seats=0', 'seats=1.5', 'seats=two'])
    expect(wish(text), text).toEqual(usual);
});
