import type { Misfit } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { type Draw, shuffle } from '../core/rng.ts';
import { components } from './components.ts';
import { formatCard, parseBonus, parseCard } from './notation.ts';
import { whatIsWrong } from './sound.ts';
import {
  BONUS_NAMES,
  blank,
  CARDS,
  HEIGHT,
  NO_COLUMN,
  Phase,
  SETS,
  Stage,
  type State,
  TOKENS,
} from './state.ts';

const ALL_CARDS = Uint8Array.from({ length: CARDS }, (_, i) => Math.trunc(i / components.copies)); // [NI2]
const ALL_TOKENS = Uint8Array.from(
  BONUS_NAMES.flatMap((name, bonus) => new Array<number>(components.bonus[name]).fill(bonus)),
);

/** The facts are `card/0` … in the order of the stacks, `token/0` … in the order of the bag, and `first/0`. */
export const deal = (s: State, draw: Draw): void => {
  s.bytes.fill(0);
  s.deck.set(ALL_CARDS);
  shuffle(s.deck, CARDS, draw, 'card'); // [NI4]
  s.bag.set(ALL_TOKENS);
  shuffle(s.bag, TOKENS, draw, 'token'); // [NI6]
  layTable(s, draw(s.seats, 'first', 0)); // [NI8]
};

/** Everything of the set-up that chance does not decide. */
const layTable = (s: State, first: number): void => {
  s.height.fill(HEIGHT);
  s.marker.fill(NO_COLUMN);
  for (let i = 0; i < s.seats; i++) s.order[i] = (first + i) % s.seats; // [NI9]
  for (let colour = 0; colour < SETS; colour++) s.camp[colour] = s.bag[colour] + 1; // [NI6]
  s.drawn = SETS;
  s.camped = SETS;
  s.round = 1;
  s.turn = 0;
  s.taken = 0;
  s.storing = 0;
  s.idled = 0;
  s.hasStore = 0;
  s.stage = Stage.open;
  s.phase = Phase.explore;
  s.toAct = first;
};

/** Stacks from the back of the Nautilus, top card first; then the cards set aside; then the bag. */
export const formatDeal = (s: State): string[] => [
  `first ${s.order[0]}`,
  ...stackNames(s).map((name, stack) => `${name} ${formatCards(s, stack * HEIGHT, HEIGHT)}`),
  `aside ${formatCards(s, asideAt(s), CARDS)}`.trimEnd(),
  `bag ${Array.from(s.bag, bonus => BONUS_NAMES[bonus]).join(' ')}`,
];

export const parseDeal = (o: Options, lines: readonly string[]): State | Misfit => {
  const s = blank(o);
  const names = ['first', ...stackNames(s), 'aside', 'bag'];
  const values: string[][] = [];
  for (const [i, name] of names.entries()) {
    const line = lines[i] ?? '';
    if (line !== name && !line.startsWith(`${name} `)) return { misfit: name };
    values.push(
      line
        .slice(name.length + 1)
        .split(' ')
        .filter(Boolean),
    );
  }
  if (lines.length !== names.length) return { misfit: 'bag' };
  const [firstWords, ...rest] = values;
  const first = Number(firstWords.join(' '));
  if (!/^\d$/.test(firstWords.join(' ')) || first >= s.seats) return { misfit: 'first' };
  const bag = rest.pop()!;
  for (const [i, words] of rest.entries()) {
    const length = i < rest.length - 1 ? HEIGHT : CARDS - asideAt(s);
    if (!readInto(s.deck, i * HEIGHT, length, words, parseCard)) return { misfit: names[i + 1] };
  }
  if (!readInto(s.bag, 0, TOKENS, bag, parseBonus)) return { misfit: 'bag' };
  layTable(s, first);
  const wrong = whatIsWrong(s);
  return wrong === undefined ? s : { misfit: wrong };
};

const stackNames = (s: State): string[] =>
  s.spaces.flatMap((spaces, column) =>
    Array.from({ length: spaces }, (_, stack) => `column ${column + 1} stack ${stack + 1}`),
  );

/** Where the cards set aside begin in the deck. */
export const asideAt = (s: State): number =>
  s.spaces.reduce((stacks, spaces) => stacks + spaces) * HEIGHT;

const formatCards = (s: State, from: number, n: number): string =>
  Array.from(s.deck.subarray(from, from + n), formatCard).join(' ');

const readInto = (
  column: Uint8Array,
  from: number,
  length: number,
  words: readonly string[],
  parse: (text: string) => number | undefined,
): boolean => {
  if (words.length !== length) return false;
  for (const [i, word] of words.entries()) {
    const value = parse(word);
    if (value === undefined) return false;
    column[from + i] = value;
  }
  return true;
};
