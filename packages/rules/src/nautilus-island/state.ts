/** Nautilus Island: what lies on the table. Rules and their numbers: SPEC.md. */
import { has, including, NONE } from '../core/bitSet.ts';
import { allocate, bytes } from '../core/columns.ts';
import { OVER } from '../core/game.ts';
import { namesOf } from '../core/namesOf.ts';
import type { Options } from '../core/options.ts';
import type { Scalars } from '../core/scalars.ts';
import { BONUS_NAMES, components } from './components.ts';
import { copyScalars } from './copyScalars.ts';
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
export const PHASE_NAMES = namesOf(Phase);

/** How near the end is: in the last round a column has emptied, then follows the final one. */
export const Stage = { open: 0, last: 1, final: 2 } as const;
export const STAGE_NAMES = namesOf(Stage);

/** What changes besides the columns, and its value before the deal. `copyScalars.ts` is made from it. */
export const SCALARS = {
  toAct: OVER, // seat, CHANCE or OVER
  phase: Phase.over,
  stage: Stage.open,
  round: 0, // 1, 2, …; odd rounds are played on the top side
  turn: 0, // order[turn] is the seat whose turn it is
  taken: NONE, // columns taken on this side in this round
  storing: 0, // the colour being stored; meaningful in lay, refill and close
  drawn: 0, // bag[drawn] is the next token of the bag
  camped: 0, // tokens in the camp
  idled: NONE, // seats that could do nothing in the final round
  hasStore: 0, // 1 once the seat to act entered an empty column for a store it must hold
};

const columnsFor = ({ tokens, piles }: Sheet, columns: number, seats: number) =>
  allocate({
    deck: bytes(CARDS), // deck[stack * HEIGHT + n] = nth card from the top at set-up; then the cards set aside
    bag: bytes(tokens.length), // bonus tokens in the order in which they are drawn
    order: bytes(seats), // order[turn] = seat
    marker: bytes(seats), // marker[seat] = column, NO_COLUMN before the first turn
    height: bytes(columns), // height[column] = cards left in each of its stacks
    camp: bytes(SETS), // camp[colour] = bonus + 1, 0 for an empty space
    pile: bytes(piles.length), // pile[pile] = porthole tokens taken from it
    hand: bytes(seats * KINDS), // hand[seat * KINDS + card] = how many
    known: bytes(seats * KINDS), // likewise, those that everybody saw being taken
    held: bytes(seats * COLOURS), // held[seat * COLOURS + colour] = cards of that colour in hand (derived)
    storable: bytes(seats), // storable[seat] = bit set of the colours it holds and may store (derived)
    laid: bytes(seats * KINDS), // laid[seat * KINDS + card] = how many lie in the set
    size: bytes(seats * SETS), // size[set] = cards in the set, see setAt (derived)
    porthole: bytes(seats * SETS), // porthole[set] = points of its porthole token, 0 while open
    bonus: bytes(seats * SETS * BONUSES), // bonus[set * BONUSES + bonus] = how many
  });

export interface State extends Board, Scalars<typeof SCALARS>, ReturnType<typeof columnsFor> {
  readonly seats: number;
  readonly sheet: Sheet;
}

export const blank = (sheet: Sheet, { seats }: Options): State => {
  const board = sheet.boards[seats];
  return { seats, sheet, ...board, ...SCALARS, ...columnsFor(sheet, board.spaces.length, seats) };
};

export const copyInto = (to: State, from: State): void => {
  copyScalars(to, from);
  to.bytes.set(from.bytes);
};

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
  if (colour < SETS && s.porthole[setAt(seat, colour)] === 0)
    s.storable[seat] = including(s.storable[seat], colour); // [NI19] [NI20]
};

/** The card that lies on top of a stack of this column; its height must not be 0. */
export const topCard = (s: State, column: number, stack: number): number =>
  s.deck[(s.firstStack[column] + stack) * HEIGHT + HEIGHT - s.height[column]];

export const isFaceUp = (s: State, column: number, stack: number): boolean =>
  has(s.faceUp[column], stack);
