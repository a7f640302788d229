/**
 * The knowledge of a castaway about the table, as numbers, now and at the end of its turn:
 * cards drawn face down, new tops and new tokens of the camp are then still unknown.
 */
import type { NautilusIsland } from '@tidetable/rules';
import {
  BONUS_NAMES,
  BONUSES,
  COLOUR_NAMES,
  type Components,
  components,
  OBJECTS,
  pairs,
  SET_COLOURS,
  SETS,
  SMALLEST_PILE,
  Stage,
  setPoints,
} from '@tidetable/rules/nautilus-island';

type View = NautilusIsland.View;

export const COLOURS = COLOUR_NAMES.length;
export const KINDS = COLOURS * OBJECTS;
export const PILES = 4;
const MOST_SEATS = 4;
const MOST_COLUMNS = 6;
const MOST_STACKS = 3;
const { copies: COPIES } = components;

export const NOWHERE = -1;
export const NO_TOKEN = -1;
/** A token that nobody has seen yet. */
export const ANY_TOKEN = BONUSES;
export const NO_CARD = -1;
/** The stages of the rules, and `over` after them. */
export const Stages = { ...Stage, over: Stage.final + 1 } as const;

const FIELDS = {
  order: MOST_SEATS,
  marker: MOST_SEATS, // column, or NOWHERE
  handSize: MOST_SEATS,
  held: MOST_SEATS * KINDS, // cards known to be in a hand; of the own one all but the unseen
  laid: MOST_SEATS * KINDS,
  size: MOST_SEATS * SETS,
  bonus: MOST_SEATS * SETS * BONUSES,
  porthole: MOST_SEATS * SETS, // 0 while open
  height: MOST_COLUMNS,
  taken: MOST_COLUMNS,
  top: MOST_COLUMNS * MOST_STACKS, // card, or NO_CARD where it is not seen
  camp: SETS, // token, NO_TOKEN or ANY_TOKEN
  piled: PILES, // tokens left
  pileTop: PILES * 4, // points by what is left: pileTop[pile * 4 + piled]
  unseen: KINDS, // cards that may be anywhere
} as const;
type Field = keyof typeof FIELDS;

export interface Known extends Readonly<Record<Field, Int16Array>> {
  readonly all: Int16Array;
  seats: number;
  me: number;
  turn: number;
  stage: number;
  bag: number;
  spaces: readonly number[];
  faceUp: readonly (readonly boolean[])[];
  treasures: readonly number[];
  /** The colour being stored, once it is chosen. */
  storing: number;
}

export const blankKnown = ({ treasures }: Components): Known => {
  const names = Object.keys(FIELDS) as Field[];
  const all = new Int16Array(names.reduce((sum, name) => sum + FIELDS[name], 0));
  let at = 0;
  const fields = Object.fromEntries(
    names.map(name => {
      const from = at;
      at += FIELDS[name];
      return [name, all.subarray(from, at)];
    }),
  ) as Record<Field, Int16Array>;
  return {
    ...fields,
    all,
    seats: 0,
    me: 0,
    turn: 0,
    stage: 0,
    bag: 0,
    spaces: [],
    faceUp: [],
    treasures,
    storing: NO_TOKEN,
  };
};

export const copyKnown = (to: Known, from: Known): void => {
  to.all.set(from.all);
  to.seats = from.seats;
  to.me = from.me;
  to.turn = from.turn;
  to.stage = from.stage;
  to.bag = from.bag;
  to.spaces = from.spaces;
  to.faceUp = from.faceUp;
  to.storing = from.storing;
};

const CARDS = new Map(
  COLOUR_NAMES.flatMap((name, colour) =>
    Array.from({ length: OBJECTS }, (_, object) => [
      `${name[0]}${object + 1}`,
      colour * OBJECTS + object,
    ]),
  ),
);
const cardNumber = (card: string): number => CARDS.get(card) as number;
const BONUS_NUMBERS = new Map<string, number>(BONUS_NAMES.map((name, i) => [name, i]));

/** Reads what the seat of a view knows. */
export const readKnown = (k: Known, view: View): void => {
  k.all.fill(0);
  k.unseen.fill(COPIES);
  k.seats = view.seats;
  k.me = view.seat;
  k.turn = view.turn;
  k.stage = view.toAct === null ? Stages.over : Stage[view.stage as keyof typeof Stage];
  k.bag = view.bag;
  k.storing = view.storing === null ? NO_TOKEN : COLOUR_NAMES.indexOf(view.storing);
  k.order.set(view.order);
  readColumns(k, view);
  SET_COLOURS.forEach((colour, c) => {
    const token = view.camp[colour];
    k.camp[c] = token === null ? NO_TOKEN : (BONUS_NUMBERS.get(token) as number);
  });
  for (let pile = 0; pile < PILES; pile++) {
    const left = view.portholes[SMALLEST_PILE + pile];
    k.piled[pile] = left.length;
    for (let i = 0; i < left.length; i++) k.pileTop[pile * 4 + left.length - i] = left[i];
  }
  for (let seat = 0; seat < k.seats; seat++) readPlayer(k, view, seat);
};

const readColumns = (k: Known, view: View): void => {
  k.spaces = view.columns.map(column => column.spaces);
  k.faceUp = view.columns.map(({ stacks }) => stacks.map(({ faceUp }) => faceUp));
  view.columns.forEach(({ height, taken, stacks }, column) => {
    k.height[column] = height;
    k.taken[column] = taken ? 1 : 0;
    stacks.forEach(({ top }, stack) => {
      const card = top === null ? NO_CARD : cardNumber(top);
      k.top[column * MOST_STACKS + stack] = card;
      if (card !== NO_CARD) k.unseen[card]--;
    });
  });
};

const readPlayer = (k: Known, view: View, seat: number): void => {
  const { column, handSize, hand, known, sets } = view.players[seat];
  k.marker[seat] = column === null ? NOWHERE : column - 1;
  k.handSize[seat] = handSize;
  for (const name of seat === k.me ? (hand ?? known) : known) {
    const card = cardNumber(name);
    k.held[seat * KINDS + card]++;
    k.unseen[card]--;
  }
  for (let c = 0; c < SETS; c++) {
    const { cards, bonus, porthole } = sets[SET_COLOURS[c]];
    const set = seat * SETS + c;
    k.size[set] = cards.length;
    k.porthole[set] = porthole ?? 0;
    for (const name of cards) {
      const card = cardNumber(name);
      k.laid[seat * KINDS + card]++;
      k.unseen[card]--;
    }
    for (const name of bonus) k.bonus[set * BONUSES + (BONUS_NUMBERS.get(name) as number)]++;
  }
};

/** Cards of a colour that a seat is known to hold. */
export const heldOf = ({ held }: Known, seat: number, colour: number): number => {
  const at = seat * KINDS + colour * OBJECTS;
  return held[at] + held[at + 1] + held[at + 2] + held[at + 3];
};

export const unseenOf = ({ unseen }: Known, colour: number): number => {
  const at = colour * OBJECTS;
  return unseen[at] + unseen[at + 1] + unseen[at + 2] + unseen[at + 3];
};

/** What a set scores now. */
export const setScoreOf = (k: Known, seat: number, colour: number): number => {
  const set = seat * SETS + colour;
  const inPairs = pairs(k.laid, seat * KINDS + colour * OBJECTS);
  return setPoints(k.bonus, set * BONUSES, k.size[set], inPairs, k.porthole[set]);
};

export const topAt = (k: Known, column: number, stack: number): number =>
  k.top[column * MOST_STACKS + stack];

/** May the castaway whose turn it is enter this column? */
export const isFree = (k: Known, column: number): boolean =>
  k.taken[column] === 0 && k.marker[k.me] !== column;

export const explore = (k: Known, column: number): void => {
  k.marker[k.me] = column;
  k.taken[column] = 1;
};

export const collect = (k: Known): void => {
  const column = k.marker[k.me];
  for (let stack = 0; stack < k.spaces[column]; stack++) {
    const at = column * MOST_STACKS + stack;
    if (k.top[at] !== NO_CARD) k.held[k.me * KINDS + k.top[at]]++;
    k.top[at] = NO_CARD;
    k.handSize[k.me]++;
  }
  k.height[column]--;
  if (k.height[column] === 0 && k.stage === Stages.open) k.stage = Stages.last;
};

/** Lays `copies[object]` cards of a colour and takes the token of the camp. */
export const store = (k: Known, colour: number, copies: ArrayLike<number>): void => {
  const at = k.me * KINDS + colour * OBJECTS;
  const set = k.me * SETS + colour;
  for (let object = 0; object < OBJECTS; object++) {
    k.held[at + object] -= copies[object];
    k.laid[at + object] += copies[object];
    k.size[set] += copies[object];
    k.handSize[k.me] -= copies[object];
  }
  const token = k.camp[colour];
  if (token === NO_TOKEN) return;
  k.bonus[set * BONUSES + token]++;
  const refills = willRefill(k, colour);
  k.camp[colour] = NO_TOKEN;
  if (refills) refill(k);
};

/** Does a store of this colour refill the camp? */
export const willRefill = ({ camp, bag }: Known, colour: number): boolean => {
  if (camp[colour] === NO_TOKEN || bag === 0) return false;
  let tokens = 0;
  for (let c = 0; c < SETS; c++) if (camp[c] !== NO_TOKEN) tokens++;
  return tokens === 2;
};

const refill = (k: Known): void => {
  for (let c = 0; c < SETS && k.bag > 0; c++) {
    if (k.camp[c] !== NO_TOKEN) continue;
    k.camp[c] = ANY_TOKEN;
    k.bag--;
  }
};

export const canClose = (k: Known, colour: number): boolean => {
  const pile = k.size[k.me * SETS + colour] - SMALLEST_PILE;
  return pile >= 0 && pile < PILES && k.piled[pile] > 0;
};

export const close = (k: Known, colour: number): void => {
  const set = k.me * SETS + colour;
  const pile = k.size[set] - SMALLEST_PILE;
  k.porthole[set] = k.pileTop[pile * 4 + k.piled[pile]--];
};

export const endTurn = (k: Known): void => {
  k.turn++;
  if (k.turn < k.seats) return;
  if (k.stage === Stages.final) {
    k.stage = Stages.over;
    return;
  }
  if (k.stage === Stages.last) k.stage = Stages.final;
  k.turn = 0;
  k.taken.fill(0);
  const { order, marker } = k;
  for (let i = 1; i < k.seats; i++) {
    const seat = order[i];
    let j = i;
    for (; j > 0 && marker[order[j - 1]] > marker[seat]; j--) order[j] = order[j - 1];
    order[j] = seat;
  }
};
