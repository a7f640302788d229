import { acceptDeal, formatDealLine, parseDealLine } from '../core/dealText.ts';
import type { Options } from '../core/options.ts';
import type { ReadError } from '../core/readError.ts';
import { type Draw, shuffle } from '../core/rng.ts';
import { formatCard, parseBonus, parseCard } from './cards.ts';
import { BONUS_NAMES, components } from './components.ts';
import { copyScalars } from './copyScalars.ts';
import { brokenInvariant } from './invariants.ts';
import type { Sheet } from './sheet.ts';
import { blank, CARDS, HEIGHT, NO_COLUMN, Phase, SCALARS, SETS, type State } from './state.ts';

const ALL_CARDS = Uint8Array.from({ length: CARDS }, (_, i) => Math.trunc(i / components.copies)); // [NI2]

/** The facts are `card/0` … in the order of the stacks, `token/0` … in the order of the bag, and `first/0`. */
export const deal = (s: State, draw: Draw): void => {
  s.bytes.fill(0);
  s.deck.set(ALL_CARDS);
  shuffle(s.deck, CARDS, draw, 'card'); // [NI4]
  s.bag.set(s.sheet.tokens);
  shuffle(s.bag, s.bag.length, draw, 'token'); // [NI6]
  layTable(s, draw(s.seats, 'first', 0)); // [NI8]
};

/** Everything of the set-up that chance does not decide. */
const layTable = (s: State, first: number): void => {
  copyScalars(s, SCALARS);
  s.height.fill(HEIGHT);
  s.marker.fill(NO_COLUMN);
  for (let i = 0; i < s.seats; i++) s.order[i] = (first + i) % s.seats; // [NI9]
  for (let colour = 0; colour < SETS; colour++) s.camp[colour] = s.bag[colour] + 1; // [NI6]
  s.drawn = SETS;
  s.camped = SETS;
  s.round = 1;
  s.phase = Phase.explore;
  s.toAct = first;
};

/** Stacks from the back of the Nautilus, top card first; then the cards set aside; then the bag. */
export const formatDeal = (s: State): string[] =>
  [
    { name: 'first', words: [String(s.order[0])] },
    ...stackNames(s).map((name, i) => ({ name, words: cardWords(s, i * HEIGHT, HEIGHT) })),
    { name: 'aside', words: cardWords(s, asideAt(s), CARDS) },
    { name: 'bag', words: Array.from(s.bag, bonus => BONUS_NAMES[bonus]) },
  ].map(formatDealLine);

/** Reads the lines as if they were right, and accepts them if writing them again changes nothing. */
export const parseDeal = (
  sheet: Sheet,
  o: Options,
  lines: readonly string[],
): State | ReadError => {
  const s = blank(sheet, o);
  const [first, ...groups] = lines.map(line => parseDealLine(line)?.words ?? []);
  const bag = groups.pop() ?? [];
  s.bag.set(bag.slice(0, s.bag.length).map(word => parseBonus(word) ?? 0));
  s.deck.set(
    groups
      .flat()
      .slice(0, CARDS)
      .map(word => parseCard(word) ?? 0),
  );
  layTable(s, Math.max(0, seatNames(s).indexOf(first?.join(' ') ?? '')));
  return acceptDeal(s, lines, { formatDeal, brokenInvariant });
};

const seatNames = (s: State): string[] =>
  Array.from({ length: s.seats }, (_, seat) => String(seat));

const stackNames = (s: State): string[] =>
  s.spaces.flatMap((spaces, column) =>
    Array.from({ length: spaces }, (_, stack) => `column ${column + 1} stack ${stack + 1}`),
  );

/** Where the cards set aside begin in the deck. */
export const asideAt = (s: State): number =>
  s.spaces.reduce((stacks, spaces) => stacks + spaces) * HEIGHT;

const cardWords = (s: State, from: number, n: number): string[] =>
  Array.from(s.deck.subarray(from, from + n), formatCard);
