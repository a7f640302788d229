import type { Refusal } from '../core/game.ts';
import {
  CLOSE,
  COLLECT,
  COLUMN,
  IDLE,
  LAY,
  LAY_SIZES,
  LAYS,
  LEAVE,
  listAllowedLays,
  REFILL,
  STORE,
} from './moves.ts';
import {
  cardAt,
  heldAt,
  NO_COLUMN,
  OBJECTS,
  Phase,
  PILES,
  SETS,
  SMALLEST_PILE,
  Stage,
  type State,
  setAt,
} from './state.ts';

export type RefusalCode =
  | 'over'
  | 'explore-first'
  | 'already-explored'
  | 'no-such-column'
  | 'own-column'
  | 'column-taken'
  | 'empty-column'
  | 'store-or-collect'
  | 'nothing-to-collect'
  | 'set-closed'
  | 'no-such-colour-in-hand'
  | 'must-act'
  | 'lay-first'
  | 'too-many-cards'
  | 'no-such-cards-in-hand'
  | 'close-or-leave'
  | 'chance-decides'
  | 'only-chance';

export const legalMoves = (s: State, out: Int32Array): number => {
  switch (s.phase) {
    case Phase.explore:
      return listColumns(s, out);
    case Phase.act:
      return listActions(s, out);
    case Phase.lay: {
      const { toAct, storing } = s;
      const most = s.spaces[s.marker[toAct]]; // [NI17]
      return listAllowedLays(s.hand, cardAt(toAct, storing * OBJECTS), most, out);
    }
    case Phase.refill:
      return listEmptyCampSpaces(s, out);
    case Phase.close:
      out[0] = CLOSE;
      out[1] = LEAVE;
      return 2;
    default:
      return 0;
  }
};

const listColumns = (s: State, out: Int32Array): number => {
  const free = freeColumns(s);
  if (s.stage !== Stage.final || s.storable[s.toAct] !== 0) return listBits(free, COLUMN, 0, out);
  const full = free & fullColumns(s); // empty ones are for storing only [NI33]
  return listBits(full === 0 ? free : full, COLUMN, 0, out); // [NI34]
};

/** The columns that the seat to act may choose, as a bit set: not its last, none taken. */
const freeColumns = (s: State): number => {
  const own = s.marker[s.toAct];
  const all = (1 << s.spaces.length) - 1;
  return all & ~s.taken & ~(own === NO_COLUMN ? 0 : 1 << own); // [NI12] [NI13]
};

/** The columns that still have cards, as a bit set. */
const fullColumns = (s: State): number => {
  let full = 0;
  for (let column = 0; column < s.spaces.length; column++) {
    if (s.height[column] > 0) full |= 1 << column;
  }
  return full;
};

/** Is there a column that the seat to act could enter to collect there? */
export const canCollectSomewhere = (s: State): boolean => (freeColumns(s) & fullColumns(s)) !== 0;

const listActions = (s: State, out: Int32Array): number => {
  let n = 0;
  if (s.height[s.marker[s.toAct]] > 0) out[n++] = COLLECT;
  n = listBits(s.storable[s.toAct], STORE, n, out);
  if (n === 0) out[n++] = IDLE; // [NI34]
  return n;
};

const listEmptyCampSpaces = (s: State, out: Int32Array): number => {
  let n = 0;
  for (let colour = 0; colour < SETS; colour++) {
    if (s.camp[colour] === 0) out[n++] = REFILL + colour; // [NI25]
  }
  return n;
};

/** Appends `base` + each bit that is set, ascending; returns the new length of the list. */
const listBits = (bits: number, base: number, n: number, out: Int32Array): number => {
  for (let left = bits; left !== 0; left &= left - 1)
    out[n++] = base + 31 - Math.clz32(left & -left);
  return n;
};

/** Is the set as large as a porthole pile says, and is a token left in that pile? [NI27] [NI29] */
export const canClose = (s: State, seat: number, colour: number): boolean => {
  const pile = s.size[setAt(seat, colour)] - SMALLEST_PILE;
  return pile >= 0 && pile < PILES.length && s.pile[pile] < PILES[pile].length;
};

const refuse = (code: RefusalCode, rule: string): Refusal => ({ code, rule });

/** The reasons for each decision that could be tried out of its place. */
const whyNotNow = (s: State): Refusal => {
  switch (s.phase) {
    case Phase.explore:
      return refuse('explore-first', 'NI11');
    case Phase.act:
      return refuse('store-or-collect', 'NI14');
    case Phase.lay:
      return refuse('lay-first', 'NI17');
    case Phase.refill:
      return refuse('chance-decides', 'NI25');
    case Phase.close:
      return refuse('close-or-leave', 'NI27');
    default:
      return refuse('over', 'NI35');
  }
};

export const whyNot = (s: State, m: number): Refusal | undefined => {
  if (m < COLLECT) return whyNotColumn(s, m - COLUMN);
  if (m < LAY) return whyNotAct(s, m);
  if (m < CLOSE) return whyNotLay(s, m - LAY);
  if (m < REFILL) return s.phase === Phase.close ? undefined : whyNotNow(s);
  if (s.phase === Phase.over) return whyNotNow(s);
  if (s.phase !== Phase.refill) return refuse('only-chance', 'NI25');
  return s.camp[m - REFILL] === 0 ? undefined : refuse('chance-decides', 'NI25');
};

const whyNotColumn = (s: State, column: number): Refusal | undefined => {
  if (s.phase === Phase.act) return refuse('already-explored', 'NI14');
  if (s.phase !== Phase.explore) return whyNotNow(s);
  const own = s.marker[s.toAct];
  if (column >= s.spaces.length) return refuse('no-such-column', 'NI3');
  if (own !== NO_COLUMN && column === own) return refuse('own-column', 'NI12');
  if (s.taken & (1 << column)) return refuse('column-taken', 'NI13');
  const isAllowed = s.height[column] > 0 || s.storable[s.toAct] !== 0 || !canCollectSomewhere(s);
  return isAllowed ? undefined : refuse('empty-column', 'NI33');
};

const whyNotAct = (s: State, m: number): Refusal | undefined => {
  if (s.phase !== Phase.act) return whyNotNow(s);
  const seat = s.toAct;
  const full = s.height[s.marker[seat]] > 0;
  if (m === COLLECT) return full ? undefined : refuse('nothing-to-collect', 'NI33');
  if (m === IDLE) return full || s.storable[seat] !== 0 ? refuse('must-act', 'NI14') : undefined;
  const colour = m - STORE;
  if (s.porthole[setAt(seat, colour)] > 0) return refuse('set-closed', 'NI20');
  if (s.held[heldAt(seat, colour)] === 0) return refuse('no-such-colour-in-hand', 'NI17');
  return undefined;
};

const whyNotLay = (s: State, lay: number): Refusal | undefined => {
  if (s.phase !== Phase.lay) return whyNotNow(s);
  const from = cardAt(s.toAct, s.storing * OBJECTS);
  if (LAY_SIZES[lay] > s.spaces[s.marker[s.toAct]]) return refuse('too-many-cards', 'NI17');
  for (let object = 0; object < OBJECTS; object++) {
    if (LAYS[lay][object] > s.hand[from + object]) return refuse('no-such-cards-in-hand', 'NI18');
  }
  return undefined;
};
