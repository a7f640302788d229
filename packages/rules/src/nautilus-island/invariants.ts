/** What must hold in every position, whatever was played: nothing is lost, nothing is made. */
import { has, including, setOf } from '../core/bitSet.ts';
import { CHANCE, OVER } from '../core/game.ts';
import { components } from './components.ts';
import { canClose } from './legal.ts';
import {
  BONUSES,
  CARDS,
  COLOURS,
  cardAt,
  HEIGHT,
  heldAt,
  KINDS,
  NO_COLUMN,
  OBJECTS,
  Phase,
  SETS,
  SMALLEST_PILE,
  Stage,
  type State,
  setAt,
} from './state.ts';

/** The name of the first thing found wrong, undefined in a sound position. */
export const brokenInvariant = (s: State): string | undefined => {
  const when = whatIsWrongWithTime(s) ?? whatIsWrongWithBoard(s);
  if (when !== undefined) return when;
  const cards = countCards(s);
  if (cards.some(n => n !== components.copies)) return 'cards';
  if (countTokens(s).some((n, bonus) => n !== s.sheet.bonus[bonus])) return 'tokens';
  if (s.camped !== s.camp.filter(Boolean).length) return 'camp';
  for (let seat = 0; seat < s.seats; seat++) {
    const wrong = whatIsWrongWithSeat(s, seat);
    if (wrong !== undefined) return wrong;
  }
  return portholesAreSound(s) ? undefined : 'portholes';
};

/** Before the last two rounds each of two or more turns moves a card, and no card moves thrice. */
const MOST_ROUNDS = CARDS + 2;

/** The round, whose turn it is in it, and whether the phase belongs to that. */
const whatIsWrongWithTime = (s: State): string | undefined => {
  const isOver = s.phase === Phase.over;
  if (!Number.isInteger(s.round) || s.round < 1 || s.round > MOST_ROUNDS) return 'round';
  if (!Number.isInteger(s.turn) || s.turn < 0 || s.turn >= s.seats + (isOver ? 1 : 0))
    return 'turn';
  if (isOver && (s.turn !== s.seats || s.stage !== Stage.final)) return 'turn';
  if (s.order.toSorted().some((seat, i) => seat !== i)) return 'order';
  const toAct = isOver ? OVER : s.phase === Phase.refill ? CHANCE : s.order[s.turn];
  if (s.toAct !== toAct) return 'toAct';
  if (isStoring(s) && !canBeStoring(s)) return 'storing';
  if (s.idled !== 0 && (s.stage !== Stage.final || s.idled & ~seatsBefore(s))) return 'idled';
  return s.hasStore === 1 && (s.stage !== Stage.final || s.phase === Phase.explore)
    ? 'hasStore'
    : undefined;
};

/** Bit set of the seats that have had their turn in this round. */
const seatsBefore = (s: State): number => setOf(s.order.subarray(0, s.turn));

const isStoring = (s: State): boolean =>
  s.phase === Phase.lay || s.phase === Phase.refill || s.phase === Phase.close;

/** Cards to lay, a space and a token to refill it with, a set that can be closed. */
const canBeStoring = (s: State): boolean => {
  const seat = s.order[s.turn];
  if (s.storing >= SETS || s.porthole[setAt(seat, s.storing)] > 0) return false;
  if (s.phase === Phase.lay) return s.held[heldAt(seat, s.storing)] > 0;
  const left = s.bag.length - s.drawn;
  if (s.phase === Phase.refill) return left > 0 && left < SETS - s.camped;
  return canClose(s, seat, s.storing);
};

/** Heights fit the stage, and the columns taken are those of the markers that have moved. */
const whatIsWrongWithBoard = (s: State): string | undefined => {
  if (s.height.some(height => height > HEIGHT)) return 'height';
  if (s.height.includes(0) !== (s.stage !== Stage.open)) return 'stage';
  const moved = s.turn + (s.phase === Phase.explore || s.phase === Phase.over ? 0 : 1);
  let taken = 0;
  for (const [i, seat] of s.order.entries()) {
    const column = s.marker[seat];
    const isPlaced = s.round > 1 || i < moved;
    if (isPlaced ? column >= s.spaces.length : column !== NO_COLUMN) return 'markers';
    if (i >= moved) continue;
    if (has(taken, column)) return 'markers';
    taken = including(taken, column);
  }
  return s.taken === taken ? undefined : 'taken';
};

/** Every card once: left in its stack or set aside, in a hand, or laid. */
const countCards = (s: State): Uint8Array => {
  const count = new Uint8Array(KINDS);
  s.spaces.forEach((spaces, column) => {
    for (let stack = s.firstStack[column]; stack < s.firstStack[column] + spaces; stack++) {
      const from = stack * HEIGHT;
      for (let i = HEIGHT - s.height[column]; i < HEIGHT; i++) count[s.deck[from + i]]++;
    }
  });
  const last = s.spaces.length - 1;
  const aside = (s.firstStack[last] + s.spaces[last]) * HEIGHT;
  for (let i = aside; i < CARDS; i++) count[s.deck[i]]++;
  for (let i = 0; i < s.hand.length; i++) count[i % KINDS] += s.hand[i] + s.laid[i];
  return count;
};

const countTokens = (s: State): Uint8Array => {
  const count = new Uint8Array(BONUSES);
  for (let i = s.drawn; i < s.bag.length; i++) count[s.bag[i]]++;
  for (const token of s.camp) if (token > 0) count[token - 1]++;
  s.bonus.forEach((n, i) => {
    count[i % BONUSES] += n;
  });
  return count;
};

const whatIsWrongWithSeat = (s: State, seat: number): string | undefined => {
  for (let colour = 0; colour < COLOURS; colour++) {
    const from = cardAt(seat, colour * OBJECTS);
    const sum = (column: Uint8Array): number =>
      column.subarray(from, from + OBJECTS).reduce((a, b) => a + b);
    if (sum(s.hand) !== s.held[heldAt(seat, colour)]) return 'held';
    const isStorable = sum(s.hand) > 0 && colour < SETS && s.porthole[setAt(seat, colour)] === 0;
    if (isStorable !== has(s.storable[seat], colour)) return 'storable';
    if (sum(s.laid) !== (colour < SETS ? s.size[setAt(seat, colour)] : 0)) return 'size';
    if (colour < SETS && hasTooManyTokens(s, setAt(seat, colour))) return 'bonus';
    for (let i = from; i < from + OBJECTS; i++) if (s.known[i] > s.hand[i]) return 'known';
  }
  return has(s.idled, seat) && s.storable[seat] !== 0 ? 'idled' : undefined; // [NI34]
};

/** A store takes at most one token, so a set never has more of them than cards. */
const hasTooManyTokens = (s: State, set: number): boolean =>
  s.bonus.subarray(set * BONUSES, (set + 1) * BONUSES).reduce((a, b) => a + b) > s.size[set];

/** Each token that left a pile closes one set of exactly that size, and nothing else closes one. */
const portholesAreSound = (s: State): boolean =>
  s.porthole.filter(Boolean).length === s.pile.reduce((a, b) => a + b) &&
  s.sheet.piles.every((pile, i) => {
    const placed = s.porthole.filter((p, set) => p > 0 && s.size[set] === SMALLEST_PILE + i);
    const fromTop = placed.sort().reverse(); // as they lay in the pile [NI7]
    return fromTop.length === s.pile[i] && fromTop.every((p, n) => p === pile[n]);
  });
