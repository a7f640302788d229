/** Back from words to a state: positions from outside, and the public part of a view. */

import { including } from '../core/bitSet.ts';
import { CHANCE, OVER } from '../core/game.ts';
import type { ReadError } from '../core/readError.ts';
import { readPosition } from '../core/readPosition.ts';
import { COLOUR_NAMES, parseBonus, parseCard } from './cards.ts';
import { brokenInvariant } from './invariants.ts';
import { asideAt } from './setup.ts';
import type { Sheet } from './sheet.ts';
import {
  addToHand,
  BONUSES,
  blank,
  cardAt,
  HEIGHT,
  NO_COLUMN,
  PHASE_NAMES,
  SETS,
  SMALLEST_PILE,
  STAGE_NAMES,
  type State,
  setAt,
} from './state.ts';
import { type Position, position, type View } from './view.ts';

/**
 * Reads a position that anybody may have written: whatever it holds is read as if it were right,
 * then written again, and only what comes out unchanged and sound is accepted.
 */
export const parsePosition = (sheet: Sheet, p: unknown): State | ReadError => {
  const seats = (p as Partial<Position> | null)?.seats;
  if (typeof seats !== 'number' || !Object.hasOwn(sheet.boards, seats))
    return { readError: 'seats' };
  return readPosition(p, {
    fromPosition: (read: Position) => fromPosition(sheet, read),
    position,
    brokenInvariant,
  });
};

const fromPosition = (sheet: Sheet, p: Position): State => {
  const s = blank(sheet, { seats: p.seats });
  readPublic(s, p);
  p.columns.forEach(({ stacks, height }, column) => {
    stacks.forEach(({ cards }, stack) => {
      const end = (s.firstStack[column] + stack + 1) * HEIGHT;
      s.deck.set(cards.map(readCard), end - height);
    });
  });
  s.deck.set(p.aside.map(readCard), asideAt(s));
  s.drawn = s.bag.length - p.bag.length;
  s.bag.set(p.bag.map(readBonus), s.drawn);
  p.players.forEach(({ hand }, seat) => {
    for (const card of hand) addToHand(s, seat, readCard(card));
  });
  return s;
};

/** The state of a view with every secret still missing: hands of others, stacks, bag. */
export const fromView = (sheet: Sheet, v: View): State => {
  const s = blank(sheet, { seats: v.seats });
  readPublic(s, v);
  s.drawn = s.bag.length - v.bag;
  v.columns.forEach(({ stacks, height }, column) => {
    stacks.forEach(({ top }, stack) => {
      const end = (s.firstStack[column] + stack + 1) * HEIGHT;
      if (top !== null) s.deck[end - height] = readCard(top);
    });
  });
  v.players.forEach(({ hand, known }, seat) => {
    for (const card of hand ?? known) addToHand(s, seat, readCard(card));
  });
  return s;
};

const readPublic = (s: State, t: View | Position): void => {
  s.toAct = t.toAct === 'chance' ? CHANCE : t.toAct === null ? OVER : t.toAct;
  s.phase = PHASE_NAMES.indexOf(t.phase);
  s.stage = STAGE_NAMES.indexOf(t.stage);
  s.round = t.round;
  s.turn = t.turn;
  s.order.set(t.order);
  s.storing = t.storing === null ? 0 : COLOUR_NAMES.indexOf(t.storing);
  s.hasStore = t.hasStore ? 1 : 0;
  t.columns.forEach(({ height, taken }, column) => {
    s.height[column] = height;
    if (taken) s.taken = including(s.taken, column);
  });
  for (let colour = 0; colour < SETS; colour++) {
    const token = t.camp[COLOUR_NAMES[colour]];
    s.camp[colour] = token === null ? 0 : readBonus(token) + 1;
    if (token !== null) s.camped++;
  }
  s.sheet.piles.forEach((pile, i) => {
    s.pile[i] = pile.length - t.portholes[SMALLEST_PILE + i].length;
  });
  t.players.forEach((player, seat) => {
    readPlayer(s, seat, player);
  });
};

const readPlayer = (
  s: State,
  seat: number,
  p: Position['players'][number] | View['players'][number],
): void => {
  s.marker[seat] = p.column === null ? NO_COLUMN : p.column - 1;
  if (p.idled) s.idled = including(s.idled, seat);
  for (const card of p.known) s.known[cardAt(seat, readCard(card))]++;
  for (let colour = 0; colour < SETS; colour++) {
    const { cards, bonus, porthole } = p.sets[COLOUR_NAMES[colour]];
    const set = setAt(seat, colour);
    for (const card of cards) s.laid[cardAt(seat, readCard(card))]++;
    s.size[set] = cards.length;
    s.porthole[set] = porthole ?? 0;
    for (const name of bonus) s.bonus[set * BONUSES + readBonus(name)]++;
  }
};

const readCard = (text: string): number => orThrow(parseCard(text), text);
const readBonus = (text: string): number => orThrow(parseBonus(text), text);

const orThrow = (value: number | undefined, text: string): number => {
  if (value === undefined) throw new RangeError(`no such thing: ${text}`);
  return value;
};
