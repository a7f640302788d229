/** Nautilus Island: what lies on the table. Rules and their numbers: SPEC.md. */
import { OVER } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { BONUS_NAMES, components } from './components.ts';
import type { Board, Sheet } from './sheet.ts';

export const COLOURS = components.colours.length;
export const OBJECTS = components.objectsPerColour;
/** A card is colour * OBJECTS + object; the four copies are alike. */
export const KINDS = COLOURS * OBJECTS;
export const CARDS = KINDS * components.copies;
export const TREASURE = COLOURS - 1;
/** Colours that can be stored, and so have a space in the camp and a set. */
export const SETS = COLOURS - 1;
export const HEIGHT = components.stackHeight;

/** The places in BONUS_NAMES. */
export const Bonus = { two: 0, three: 1, perCard: 2, double: 3, odd: 4, pair: 5 } as const;
export const BONUSES = BONUS_NAMES.length;

/** Porthole piles are numbered from 0, the pile for sets of this size. */
export const SMALLEST_PILE = Math.min(...Object.keys(components.portholes).map(Number));
export const NO_COLUMN = 255;

/** What the seat to act, or chance, has to decide. */
export const Phase = { explore: 0, act: 1, lay: 2, refill: 3, close: 4, over: 5 } as const;
export const PHASE_NAMES = ['explore', 'act', 'lay', 'refill', 'close', 'over'] as const;

/** How near the end is: in the last round a column has emptied, then follows the final one. */
export const Stage = { open: 0, last: 1, final: 2 } as const;
export const STAGE_NAMES = ['open', 'last', 'final'] as const;

export interface State extends Board {
  readonly seats: number;
  readonly sheet: Sheet;
  toAct: number; // seat, CHANCE or OVER
  phase: number;
  stage: number;
  round: number; // 1, 2, …; odd rounds are played on the top side
  turn: number; // order[turn] is the seat whose turn it is
  taken: number; // bit set of the columns taken on this side in this round
  storing: number; // the colour being stored; meaningful in lay, refill and close
  drawn: number; // bag[drawn] is the next token of the bag
  camped: number; // tokens in the camp
  idled: number; // bit set of the seats that could do nothing in the final round
  hasStore: number; // 1 once the seat to act entered an empty column for a store it must hold
  /** Every column below is a view of this buffer, so one copy copies them all. */
  readonly bytes: Uint8Array;
  readonly deck: Uint8Array; // deck[stack * HEIGHT + n] = nth card from the top at set-up; then the cards set aside
  readonly bag: Uint8Array; // bonus tokens in the order in which they are drawn
  readonly order: Uint8Array; // order[turn] = seat
  readonly marker: Uint8Array; // marker[seat] = column, NO_COLUMN before the first turn
  readonly height: Uint8Array; // height[column] = cards left in each of its stacks
  readonly camp: Uint8Array; // camp[colour] = bonus + 1, 0 for an empty space
  readonly pile: Uint8Array; // pile[pile] = porthole tokens taken from it
  readonly hand: Uint8Array; // hand[seat * KINDS + card] = how many
  readonly known: Uint8Array; // likewise, those that everybody saw being taken
  readonly held: Uint8Array; // held[seat * COLOURS + colour] = cards of that colour in hand (derived)
  readonly storable: Uint8Array; // storable[seat] = bit set of the colours it holds and may store (derived)
  readonly laid: Uint8Array; // laid[seat * KINDS + card] = how many lie in the set
  readonly size: Uint8Array; // size[set] = cards in the set, see setAt (derived)
  readonly porthole: Uint8Array; // porthole[set] = points of its porthole token, 0 while open
  readonly bonus: Uint8Array; // bonus[set * BONUSES + bonus] = how many
}

const COLOUR_OF = Uint8Array.from({ length: KINDS }, (_, card) => Math.trunc(card / OBJECTS));

export const colourOf = (card: number): number => COLOUR_OF[card];
export const cardAt = (seat: number, card: number): number => seat * KINDS + card;
export const heldAt = (seat: number, colour: number): number => seat * COLOURS + colour;
export const setAt = (seat: number, colour: number): number => seat * SETS + colour;

/** Every card that enters a hand comes through here. */
export const addToHand = (s: State, seat: number, card: number): void => {
  const colour = COLOUR_OF[card];
  s.hand[cardAt(seat, card)]++;
  s.held[heldAt(seat, colour)]++;
  if (colour < SETS && s.porthole[setAt(seat, colour)] === 0) s.storable[seat] |= 1 << colour; // [NI19] [NI20]
};

export const blank = (sheet: Sheet, { seats }: Options): State => {
  const { spaces, firstStack, faceUp } = sheet.boards[seats];
  const { tokens, piles } = sheet;
  const sets = seats * SETS;
  const sizes = [CARDS, tokens.length, seats, seats, spaces.length, SETS, piles.length] as const;
  const bySeat = [seats * KINDS, seats * KINDS, seats * COLOURS, seats, seats * KINDS] as const;
  const bytes = new Uint8Array(sum(sizes) + sum(bySeat) + sets * (2 + BONUSES));
  let used = 0;
  const column = (length: number): Uint8Array => {
    used += length;
    return bytes.subarray(used - length, used);
  };
  return {
    seats,
    sheet,
    spaces,
    firstStack,
    faceUp,
    toAct: OVER,
    phase: Phase.over,
    stage: Stage.open,
    round: 0,
    turn: 0,
    taken: 0,
    storing: 0,
    drawn: 0,
    camped: 0,
    idled: 0,
    hasStore: 0,
    bytes,
    deck: column(CARDS),
    bag: column(tokens.length),
    order: column(seats),
    marker: column(seats),
    height: column(spaces.length),
    camp: column(SETS),
    pile: column(piles.length),
    hand: column(seats * KINDS),
    known: column(seats * KINDS),
    held: column(seats * COLOURS),
    storable: column(seats),
    laid: column(seats * KINDS),
    size: column(sets),
    porthole: column(sets),
    bonus: column(sets * BONUSES),
  };
};

export const copyInto = (to: State, from: State): void => {
  to.toAct = from.toAct;
  to.phase = from.phase;
  to.stage = from.stage;
  to.round = from.round;
  to.turn = from.turn;
  to.taken = from.taken;
  to.storing = from.storing;
  to.drawn = from.drawn;
  to.camped = from.camped;
  to.idled = from.idled;
  to.hasStore = from.hasStore;
  to.bytes.set(from.bytes);
};

/** The card that lies on top of a stack of this column; its height must not be 0. */
export const topCard = (s: State, column: number, stack: number): number =>
  s.deck[(s.firstStack[column] + stack) * HEIGHT + HEIGHT - s.height[column]];

export const isFaceUp = (s: State, column: number, stack: number): boolean =>
  ((s.faceUp[column] >> stack) & 1) === 1;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
