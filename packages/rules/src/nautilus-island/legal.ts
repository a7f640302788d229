import { allBelow, including, NONE, only } from '../core/bitSet.ts';
import { CLOSE, COLLECT, COLUMN, IDLE, LEAVE, listAllowedLays, REFILL, STORE } from './moves.ts';
import {
  cardAt,
  NO_COLUMN,
  OBJECTS,
  Phase,
  SETS,
  SMALLEST_PILE,
  Stage,
  type State,
  setAt,
} from './state.ts';

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
  const all = allBelow(s.spaces.length);
  return all & ~s.taken & ~(own === NO_COLUMN ? NONE : only(own)); // [NI12] [NI13]
};

/** The columns that still have cards, as a bit set. */
const fullColumns = (s: State): number => {
  let full = 0;
  for (let column = 0; column < s.spaces.length; column++) {
    if (s.height[column] > 0) full = including(full, column);
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
  const { piles } = s.sheet;
  return pile >= 0 && pile < piles.length && s.pile[pile] < piles[pile].length;
};
