/** The set-up form of a table. Pure: no page, no storage. */
import { type Level, USUAL_LEVEL } from '@tidetable/bots';
import { isName } from '@tidetable/match';
import {
  type AnyGame,
  isOptionProblem,
  type OptionSpec,
  type Options,
  type OptionValue,
  type Refusal,
  readOptions,
} from '@tidetable/rules';
import { freeBotName } from '../../table/botNames.ts';
import { isSameName } from '../../table/sameName.ts';
import type { Aids, Player } from '../../table/table.ts';

export interface SeatChoice {
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly bot: Level | null;
}

export interface Form {
  readonly seats: readonly SeatChoice[];
  /** The game's options by name. */
  readonly options: { readonly [name: string]: OptionValue };
  readonly aids: Aids;
  /** Components of a stored table. */
  readonly sheet?: object | undefined;
}

/** The form's knowledge of a game. */
export type Offered = Pick<AnyGame, 'seats' | 'options' | 'refuseOptions'>;

/** Default names of people. */
export interface DefaultNames {
  readonly you: string;
  readonly person: (seat: number) => string;
}

export const LEVELS = ['deckhand', 'mate', 'captain', 'admiral', 'pilot', 'nemo'] as const;
/** Extra opponents that do not plan ahead. */
export const MORE_LEVELS = ['greedy', 'random'] as const;

/** One person, alone if the game allows it, else against one bot; default options. */
export const usualForm = (game: Offered, names: DefaultNames): Form => {
  const alone = {
    seats: [{ name: names.you, bot: null }],
    options: Object.fromEntries(game.options.map(spec => [spec.name, spec.default])),
    aids: { memory: true, projection: true },
  };
  return withSeats(alone, game.seats.min);
};

/** A link may request seats and options, as a command line does; invalid values are ignored. */
export const withWishes = (game: Offered, given: Form, wishes: URLSearchParams): Form => {
  const seats = Number(wishes.get('seats'));
  const { min, max } = game.seats;
  const isPossible = Number.isInteger(seats) && seats >= min && seats <= max;
  return withOptionWishes(game, isPossible ? withSeats(given, seats) : given, wishes);
};

/** A table for invitations: two seats or more, each for a person. */
export const forPeople = (form: Form, names: DefaultNames): Form => {
  const seated = withSeats(form, Math.max(2, form.seats.length));
  return seated.seats.reduce((table, _, seat) => withPlayer(table, seat, null, names), seated);
};

/** The first person is called as they want to be, unless this table had another name for them. */
export const withOwnName = (form: Form, nameless: string, you: string): Form => {
  const first = form.seats.findIndex(({ bot }) => bot === null);
  const isNameless = form.seats[first]?.name === nameless;
  const isTaken = form.seats.some(({ name }) => isSameName(name, you));
  return isNameless && !isTaken ? withSeat(form, first, { name: you }) : form;
};

/** A number of seats; where others are invited, additional seats are for people. */
export const withSeatsFor = (
  form: Form,
  count: number,
  names: DefaultNames,
  isOnline: boolean,
): Form => {
  const seated = withSeats(form, count);
  if (!isOnline) return seated;
  return seated.seats.reduce(
    (to, _, seat) => (seat < form.seats.length ? to : withPlayer(to, seat, null, names)),
    seated,
  );
};

const withOptionWishes = (game: Offered, form: Form, wishes: URLSearchParams): Form => {
  const given = Object.fromEntries(
    game.options.flatMap(({ name }) => {
      const wish = wishes.get(name);
      return wish === null ? [] : [[name, wish] as const];
    }),
  );
  const usual = Object.fromEntries(game.options.map(spec => [spec.name, spec.default]));
  const read = readOptions(game, { ...usual, ...given, seats: form.seats.length });
  if (Object.keys(given).length === 0 || isOptionProblem(read)) return form;
  const { seats: _, ...options } = read;
  return { ...form, options: options as Form['options'] };
};

/** Additional seats get bots; removed seats are the last ones. */
export const withSeats = (form: Form, count: number): Form => {
  const seats = form.seats.slice(0, count);
  while (seats.length < count) seats.push({ name: freeBotName(namesOf(seats)), bot: USUAL_LEVEL });
  return { ...form, seats };
};

/** Gives a seat to a person or to a bot of a level; a default name changes with it. */
export const withPlayer = (
  form: Form,
  seat: number,
  bot: Level | null,
  names: DefaultNames,
): Form => {
  const before = form.seats[seat];
  if (before === undefined || (before.bot === null) === (bot === null))
    return withSeat(form, seat, { bot });
  const others = form.seats.filter((_, s) => s !== seat);
  const isTaken = (name: string): boolean => others.some(o => isSameName(o.name, name));
  const person = isTaken(names.you) ? names.person(seat + 1) : names.you;
  return withSeat(form, seat, { bot, name: bot === null ? person : freeBotName(namesOf(others)) });
};

export const withSeat = (form: Form, seat: number, change: Partial<SeatChoice>): Form => ({
  ...form,
  seats: form.seats.map((s, i) => (i === seat ? { ...s, ...change } : s)),
});

export const withOption = (form: Form, name: string, value: OptionValue): Form => ({
  ...form,
  options: { ...form.options, [name]: value },
});

/** As for a table. */
export const playersOf = ({ seats }: Form): Player[] =>
  seats.map(({ name, bot }) => ({ name: name.trim(), ...(bot !== null && { bot }) }));

const namesOf = (seats: readonly SeatChoice[]): string[] => seats.map(({ name }) => name);

/** The options of the table; undefined if one has no valid value. */
export const optionsOf = (game: Offered, form: Form): Options | undefined => {
  const options = readOptions(game, { ...form.options, seats: form.seats.length });
  return isOptionProblem(options) ? undefined : options;
};

export type NameProblem = 'badName' | 'sameName';

export const nameProblem = ({ seats }: Form, seat: number): NameProblem | undefined => {
  const { name } = seats[seat];
  if (!isName(name)) return 'badName';
  return seats.some((s, i) => i < seat && isSameName(s.name, name)) ? 'sameName' : undefined;
};

/** Why these options cannot be combined, and which one to reset. */
export interface Conflict {
  readonly refusal: Refusal;
  readonly culprit: OptionSpec | undefined;
}

export const conflictOf = (game: Offered, form: Form): Conflict | undefined => {
  const refusal = refusalOf(game, form);
  if (!refusal) return undefined;
  const culprit = game.options.find(
    spec => !refusalOf(game, withOption(form, spec.name, spec.default)),
  );
  return { refusal, culprit };
};

/** Why an option allows only its default now. */
export const whyFixed = (game: Offered, form: Form, spec: OptionSpec): Refusal | undefined => {
  if (form.options[spec.name] !== spec.default || spec.kind === 'set') return undefined;
  const culprit = conflictOf(game, form)?.culprit;
  const sound = culprit ? withOption(form, culprit.name, culprit.default) : form;
  const refusals = otherValues(spec).map(v => refusalOf(game, withOption(sound, spec.name, v)));
  return refusals.every(Boolean) ? refusals[0] : undefined;
};

const refusalOf = (game: Offered, form: Form): Refusal | undefined => {
  const options = optionsOf(game, form);
  return options && game.refuseOptions(options);
};

const otherValues = (spec: OptionSpec): OptionValue[] => {
  switch (spec.kind) {
    case 'flag':
      return [!spec.default];
    case 'number':
      return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i).filter(
        n => n !== spec.default,
      );
    case 'choice':
      return spec.values.filter(value => value !== spec.default);
    case 'set':
      return [];
  }
};

/** Is this table valid? */
export const isReady = (game: Offered, form: Form): boolean =>
  optionsOf(game, form) !== undefined &&
  refusalOf(game, form) === undefined &&
  form.seats.every((_, seat) => nameProblem(form, seat) === undefined);
