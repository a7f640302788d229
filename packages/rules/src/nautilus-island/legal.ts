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
  const seat = s.toAct;
  const own = s.marker[seat];
  const open = s.stage !== Stage.final || canStore(s, seat); // empty columns may be entered [NI33]
  let n = 0;
  for (let column = 0; column < s.spaces.length; column++) {
    if (column === own || s.taken & (1 << column)) continue; // [NI12] [NI13]
    if (open || s.height[column] > 0) out[n++] = COLUMN + column;
  }
  return n > 0 ? n : listFreeColumns(s, own, out);
};

/** For a seat that can do nothing anywhere: any free column. [NI34] */
const listFreeColumns = (s: State, own: number, out: Int32Array): number => {
  let n = 0;
  for (let column = 0; column < s.spaces.length; column++) {
    if (column !== own && !(s.taken & (1 << column))) out[n++] = COLUMN + column;
  }
  return n;
};

const listActions = (s: State, out: Int32Array): number => {
  const seat = s.toAct;
  let n = 0;
  if (s.height[s.marker[seat]] > 0) out[n++] = COLLECT;
  for (let colour = 0; colour < SETS; colour++) {
    if (isStorable(s, seat, colour)) out[n++] = STORE + colour;
  }
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

/** Does the hand hold a card of this colour, and is its set open? [NI19] [NI20] */
export const isStorable = (s: State, seat: number, colour: number): boolean =>
  s.held[heldAt(seat, colour)] > 0 && s.porthole[setAt(seat, colour)] === 0;

export const canStore = (s: State, seat: number): boolean => {
  for (let colour = 0; colour < SETS; colour++) if (isStorable(s, seat, colour)) return true;
  return false;
};

/** Is the set as large as a porthole pile says, and is a token left in that pile? [NI27] [NI29] */
export const canClose = (s: State, seat: number, colour: number): boolean => {
  const pile = s.size[setAt(seat, colour)] - SMALLEST_PILE;
  return pile >= 0 && pile < PILES.length && s.pile[pile] < PILES[pile].length;
};

/** Is there a column that this seat could enter to collect there? */
export const canCollectSomewhere = (s: State, own: number): boolean => {
  for (let column = 0; column < s.spaces.length; column++) {
    if (column !== own && !(s.taken & (1 << column)) && s.height[column] > 0) return true;
  }
  return false;
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
  if (s.height[column] > 0 || canStore(s, s.toAct) || !canCollectSomewhere(s, own))
    return undefined;
  return refuse('empty-column', 'NI33');
};

const whyNotAct = (s: State, m: number): Refusal | undefined => {
  if (s.phase !== Phase.act) return whyNotNow(s);
  const seat = s.toAct;
  const full = s.height[s.marker[seat]] > 0;
  if (m === COLLECT) return full ? undefined : refuse('nothing-to-collect', 'NI33');
  if (m === IDLE) return full || canStore(s, seat) ? refuse('must-act', 'NI14') : undefined;
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
