/**
 * Pebbles, a game for tests and measurements: two players in turn take a few pebbles from a heap, and the last one
 * wins. It has been released three times. The heap of the first edition proved too small and was
 * corrected; since the third one, whoever takes the last pebble loses, behind the gate `last-loses`.
 */
import type { Marks } from '../core/certainty.ts';
import { formatDealLine, parseDealLine } from '../core/dealText.ts';
import { type Edition, editionParts } from '../core/edition.ts';
import { type Game, OVER } from '../core/game.ts';
import type { GameId } from '../core/gameId.ts';
import { isReadError } from '../core/readError.ts';
import { viewReader } from '../core/readView.ts';
import type { Bounds } from '../core/sheet.ts';

interface Components {
  readonly seats: number;
  readonly heap: number;
  readonly most: number; // pebbles to take at once
}

const certainty: Marks<Components> = { seats: 'C', heap: 'I', most: 'L' };
const bounds: Bounds = {
  heap: { kind: 'number', min: 4, max: 30 },
  most: { kind: 'number', min: 2, max: 5 },
};
const MOST_PEBBLES = 30;
const MOST_AT_ONCE = 5;

type Gate = 'last-loses';
const first = { seats: 2, heap: 12, most: 3 };
const corrected = { ...first, heap: 15 };
const terms = { certainty, bounds };
const editions: readonly Edition<Components, Gate>[] = [
  { ...terms, rules: 1, components: first, gates: [] },
  { ...terms, rules: 2, components: corrected, gates: [] },
  { ...terms, rules: 3, components: corrected, gates: ['last-loses'] },
];

interface Sheet {
  readonly heap: number;
  readonly most: number;
  readonly lastLoses: boolean;
}

export interface PebblesState {
  readonly seats: number;
  readonly sheet: Sheet;
  heap: number;
  toAct: number;
  last: number; // who took last, or NOBODY
  turn: number; // 1, 2, …
}

const NOBODY = -2;

interface Position {
  readonly seats: number;
  readonly heap: number;
  readonly toAct: number | null;
  readonly last: number | null;
  readonly turn: number;
}
type View = Position & { readonly seat: number };
type Event = { readonly type: 'took'; readonly seat: number; readonly pebbles: number };

const position = ({ seats, heap, toAct, last, turn }: PebblesState): Position => ({
  seats,
  heap,
  toAct: toAct === OVER ? null : toAct,
  last: last === NOBODY ? null : last,
  turn,
});

const fill = (s: PebblesState, { heap, toAct, last, turn }: Position): PebblesState =>
  Object.assign(s, { heap, toAct: toAct ?? OVER, last: last ?? NOBODY, turn });

/** Each turn took at least one pebble and at most so many; the last one ends the game. */
export const brokenInvariant = ({
  sheet,
  heap,
  toAct,
  last,
  turn,
}: PebblesState): string | undefined => {
  const taken = sheet.heap - heap;
  if (heap < 0 || heap > sheet.heap) return 'heap';
  if ((heap === 0) !== (toAct === OVER) || toAct < OVER || toAct > 1) return 'toAct';
  if (last < NOBODY || last > 1 || last === toAct || (last === NOBODY) !== (turn === 1))
    return 'last';
  return turn - 1 > taken || (turn - 1) * sheet.most < taken ? 'turn' : undefined;
};

const play = (s: PebblesState, m: number, events?: Event[]): void => {
  const seat = s.toAct;
  s.heap -= m + 1;
  s.turn++;
  s.last = seat;
  s.toAct = s.heap === 0 ? OVER : 1 - seat;
  events?.push({ type: 'took', seat, pebbles: m + 1 });
};

const hasWon = ({ heap, last, sheet }: PebblesState, seat: number): boolean =>
  heap === 0 && (last === seat) !== sheet.lastLoses;

type Pebbles = Game<PebblesState, View, Event>;

const makePebbles = (
  edition: Edition<Components, Gate>,
  components = edition.components,
): Pebbles => {
  const { heap, most } = components;
  const sheet: Sheet = { heap, most, lastLoses: edition.gates.includes('last-loses') };
  const blank = (): PebblesState => ({ seats: 2, sheet, heap, toAct: OVER, last: NOBODY, turn: 1 });
  const start: Position = { seats: 2, heap, toAct: 0, last: null, turn: 1 };
  const worlds: Pebbles['worlds'] = v => ({ sampleInto: to => void fill(to, v) });
  const view: Pebbles['view'] = (s, seat) => ({ seat, ...position(s) });
  const parseView = viewReader<PebblesState, View>({ blank, view, worlds, brokenInvariant });
  return {
    id: 'pebbles' as GameId,
    ...editionParts(edition, components, own => makePebbles(edition, own)),
    seats: { min: 2, max: 2 },
    cooperative: false,
    options: [],
    moveCount: MOST_AT_ONCE,
    maxLegal: MOST_AT_ONCE,
    maxPlies: MOST_PEBBLES,
    refuseOptions: () => undefined,
    blank,
    deal: s => void fill(s, start),
    formatDeal: s => [formatDealLine({ name: 'heap', words: [String(s.sheet.heap)] })],
    parseDeal: (_, lines) => {
      const line = lines.length === 1 ? parseDealLine(lines[0]) : undefined;
      const isRight = line?.name === 'heap' && line.words.join(' ') === String(heap);
      return isRight ? fill(blank(), start) : { readError: 'heap' };
    },
    copyInto: (to, from) => void Object.assign(to, from),
    toAct: s => s.toAct,
    turn: s => s.turn,
    legalMoves: (s, out) => {
      const n = s.toAct === OVER ? 0 : Math.min(s.sheet.most, s.heap);
      for (let i = 0; i < n; i++) out[i] = i;
      return n;
    },
    whyNot: (s, m) => {
      if (m >= s.sheet.most) return { code: 'too-many', rule: 'PB1' };
      return m >= s.heap ? { code: 'too-few-left', rule: 'PB2' } : undefined;
    },
    play,
    pendingFact: () => '',
    odds: () => 1,
    score: (s, seat) => (hasWon(s, seat) ? 1 : 0),
    place: (s, seat) => (hasWon(s, seat) ? 1 : 2),
    view,
    parseView,
    viewEvent: e => e,
    mayReveal: () => false,
    worlds,
    formatMove: m => `take ${m + 1}`,
    parseMove: text => (/^take [1-5]$/.test(text) ? Number(text.slice(5)) - 1 : undefined),
    position,
    parsePosition: p => {
      const { seat: _, ...rest } = { seat: 0, ...(p as object) } as View;
      const read = parseView({ seats: 2 }, 0, { seat: 0, ...rest });
      return isReadError(read) ? read : fill(blank(), read);
    },
  };
};

/** The game in each edition that was released, the newest last. */
export const pebblesEditions: readonly Pebbles[] = editions.map(edition => makePebbles(edition));
