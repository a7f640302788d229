import { including } from '../core/bitSet.ts';
import { acceptDeal, formatDealLine, parseDealLine } from '../core/dealText.ts';
import type { Options } from '../core/options.ts';
import type { ReadError } from '../core/readError.ts';
import { type Draw, shuffle } from '../core/rng.ts';
import { isChoosy, levelOf, pathTokens, reefCount, usableHeroics } from './box.ts';
import { components } from './components.ts';
import { copyScalars } from './copyScalars.ts';
import { brokenCardInvariant, brokenInvariant } from './invariants.ts';
import { formatToken, parseToken } from './notation.ts';
import { settle } from './play.ts';
import type { Sheet } from './sheet.ts';
import {
  BLANK,
  blank,
  Expansion,
  NO_SEAT,
  plays,
  REEF_NUMBERS,
  SCALARS,
  type State,
} from './state.ts';
import { beginTurn } from './turn.ts';

/**
 * The facts are `path/0` … from the Happy Isles, `reef/0` … likewise, `red/0` …, `blue/0` … and
 * `row/0` … for the Darkhouse cards, `heroic/0` …, and `admiral/0`.
 */
export const deal = (s: State, draw: Draw): void => {
  s.bytes.fill(0);
  const tokens = pathTokens(s);
  s.path.set(tokens);
  shuffle(s.path, tokens.length, draw, 'path'); // [NL2]
  if (plays(s, Expansion.reefs)) dealReefs(s, draw);
  if (plays(s, Expansion.darkhouse)) dealRow(s, draw);
  if (plays(s, Expansion.heroics)) {
    const cards = usableHeroics(s);
    s.heroic.set(cards);
    shuffle(s.heroic, cards.length, draw, 'heroic'); // [NL84]
  }
  if (s.seats === 2) giveAdmirals(s, draw(2, 'admiral', 0)); // [NL33]
  layTable(s);
};

const dealReefs = (s: State, draw: Draw): void => {
  const reefs = s.sheet.reefs.slice();
  shuffle(reefs, reefs.length, draw, 'reef');
  for (let i = 0; i < reefCount(s); i++) s.reef[i * components.reefEvery] = reefs[i]; // [NL59]
};

const dealRow = (s: State, draw: Draw): void => {
  const { red, blue } = levelOf(s);
  const reds = s.sheet.red.slice();
  const blues = s.sheet.blue.slice();
  shuffle(reds, reds.length, draw, 'red');
  shuffle(blues, blues.length, draw, 'blue');
  s.row.set(reds.subarray(0, red));
  s.row.set(blues.subarray(0, blue), red);
  shuffle(s.row, s.row.length, draw, 'row'); // [NL69]
};

/** Seat 0 gets this card, seat 1 the other. */
const giveAdmirals = (s: State, card: number): void => {
  s.admiral[0] = card;
  s.admiral[1] = 1 - card;
};

/** Everything of the set-up that chance does not decide, up to the first decision. */
const layTable = (s: State): void => {
  copyScalars(s, SCALARS);
  s.length = pathTokens(s).length;
  s.phantom = s.length; // [NL3]
  s.reserve[BLANK] = s.blanks; // [NL4] [NL33]
  s.reserveSize = s.blanks;
  s.heroics = usableHeroics(s).length;
  s.opened = s.heroics > 0 ? components.revealed : 0; // [NL84]
  for (let i = 0; i < s.opened; i++) s.revealed = including(s.revealed, s.heroic[i] - 1);
  s.choosy = isChoosy(s) ? 1 : 0;
  s.starter = s.seats === 2 ? NO_SEAT : 0; // [NL34] [NL37]
  beginTurn(s);
  settle(s);
};

/** A line for each group of facts that these options have. */
export const formatDeal = (s: State): string[] => {
  const lines = [{ name: 'path', words: Array.from(s.path.subarray(0, s.length), formatToken) }];
  if (plays(s, Expansion.reefs)) lines.push({ name: 'reefs', words: reefWords(s) });
  if (plays(s, Expansion.darkhouse)) lines.push({ name: 'row', words: cardWords(s.row) });
  if (s.heroics > 0) {
    lines.push({ name: 'heroics', words: cardWords(s.heroic.subarray(0, s.heroics)) });
  }
  if (s.seats === 2) lines.push({ name: 'admiral', words: [String(s.admiral[0] + 1)] });
  return lines.map(formatDealLine);
};

const reefWords = (s: State): string[] =>
  Array.from({ length: reefCount(s) }, (_, i) =>
    String(REEF_NUMBERS[s.reef[i * components.reefEvery] - 1]),
  );

const cardWords = (cards: Uint8Array): string[] => Array.from(cards, String);

/** Reads the lines as if they were right, and accepts them if writing them again changes nothing. */
export const parseDeal = (
  sheet: Sheet,
  o: Options,
  lines: readonly string[],
): State | ReadError => {
  const s = blank(sheet, o);
  const wordsOf = (name: string): readonly string[] =>
    lines.map(line => parseDealLine(line)).find(line => line?.name === name)?.words ?? [];
  readInto(s.path, wordsOf('path'), word => parseToken(word) ?? 0);
  wordsOf('reefs').forEach((word, i) => {
    s.reef[i * components.reefEvery] = Math.max(0, REEF_NUMBERS.indexOf(Number(word))) + 1;
  });
  readInto(s.row, wordsOf('row'), Number);
  readInto(s.heroic, wordsOf('heroics'), Number);
  if (s.seats === 2) giveAdmirals(s, wordsOf('admiral')[0] === '2' ? 1 : 0);
  const wrongCards = brokenCardInvariant(s);
  if (wrongCards !== undefined) return { readError: wrongCards };
  layTable(s);
  return acceptDeal(s, lines, { formatDeal, brokenInvariant });
};

const readInto = (
  column: Uint8Array,
  words: readonly string[],
  parse: (word: string) => number,
): void => {
  column.set(words.slice(0, column.length).map(parse));
};
