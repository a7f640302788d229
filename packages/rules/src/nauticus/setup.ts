import { acceptDeal, formatDealLine, parseDealLine } from '../core/dealText.ts';
import type { Options } from '../core/options.ts';
import type { ReadError } from '../core/readError.ts';
import { type Draw, shuffle } from '../core/rng.ts';
import { components } from './components.ts';
import { copyScalars } from './copyScalars.ts';
import { brokenInvariant } from './invariants.ts';
import { ACTION_NAMES, parseAction } from './notation.ts';
import type { Sheet } from './sheet.ts';
import { ACTIONS, blank, Phase, SCALARS, SPACES, type State, SUPPLY } from './state.ts';

const ALL_ACTIONS = Uint8Array.from({ length: ACTIONS }, (_, action) => action);

/** The facts are `first/0` and, for each round, `tiles/1/0` … clockwise from the anchor. */
export const deal = (s: State, draw: Draw): void => {
  s.bytes.fill(0);
  const first = draw(s.seats, 'first', 0); // [NC69]
  for (let round = 1; round <= s.rounds; round++) {
    const tiles = tilesOf(s, round);
    tiles.set(ALL_ACTIONS);
    shuffle(tiles, ACTIONS, draw, `tiles/${round}`); // [NC8]
  }
  layTable(s, first);
};

/** The shuffle of a round, clockwise from the anchor; the anchor of the first stands at space 0. [NC7] */
const tilesOf = (s: State, round: number): Uint8Array =>
  round === 1
    ? s.spaceTile.subarray(0, SPACES)
    : s.later.subarray((round - 2) * ACTIONS, (round - 1) * ACTIONS);

/** Everything of the set-up that chance does not decide. */
const layTable = (s: State, first: number): void => {
  copyScalars(s, SCALARS);
  const { start, handicap } = components;
  s.stack.set(SUPPLY); // [NC2]
  for (let i = 0; i < s.seats; i++) {
    const seat = (first + i) % s.seats;
    const more = handicap[s.seats as keyof typeof handicap][i]; // [NC6]
    s.workers[seat] = start.workers + more.workers; // [NC5]
    s.taler[seat] = start.taler + more.taler;
    s.points[seat] = start.points;
    s.hasExtra[seat] = 1;
  }
  s.toAct = first;
  s.phase = Phase.choose;
  s.round = 1;
  s.start = first;
};

/** The start player, then the tiles of each round clockwise from the anchor. */
export const formatDeal = (s: State): string[] =>
  [
    { name: 'first', words: [String(s.start)] },
    ...Array.from({ length: s.rounds }, (_, i) => ({
      name: `round ${i + 1}`,
      words: Array.from(tilesOf(s, i + 1), action => ACTION_NAMES[action]),
    })),
  ].map(formatDealLine);

/** Reads the lines as if they were right, and accepts them if writing them again changes nothing. */
export const parseDeal = (
  sheet: Sheet,
  o: Options,
  lines: readonly string[],
): State | ReadError => {
  const s = blank(sheet, o);
  const [first, ...rounds] = lines.map(line => parseDealLine(line)?.words ?? []);
  for (const [i, words] of rounds.slice(0, s.rounds).entries()) {
    tilesOf(s, i + 1).set(words.slice(0, ACTIONS).map(word => parseAction(word) ?? 0));
  }
  layTable(s, Number(first?.find(word => /^\d$/.test(word) && Number(word) < s.seats) ?? 0));
  return acceptDeal(s, lines, { formatDeal, brokenInvariant });
};
