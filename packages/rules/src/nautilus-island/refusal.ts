/** Why a move is refused. */
import { has } from '../core/bitSet.ts';
import type { Refusal } from '../core/game.ts';
import { canCollectSomewhere } from './legal.ts';
import { CLOSE, COLLECT, COLUMN, IDLE, LAY, LAY_SIZES, LAYS, REFILL, STORE } from './moves.ts';
import { cardAt, heldAt, NO_COLUMN, OBJECTS, Phase, type State, setAt } from './state.ts';

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

const refuse = (code: RefusalCode, rule: string): Refusal => ({ code, rule });

export const whyNot = (s: State, m: number): Refusal | undefined => {
  if (m < COLLECT) return whyNotColumn(s, m - COLUMN);
  if (m < LAY) return whyNotAct(s, m);
  if (m < CLOSE) return whyNotLay(s, m - LAY);
  if (m < REFILL) return s.phase === Phase.close ? undefined : whyNotNow(s);
  if (s.phase === Phase.over) return whyNotNow(s);
  if (s.phase !== Phase.refill) return refuse('only-chance', 'NI25');
  return s.camp[m - REFILL] === 0 ? undefined : refuse('chance-decides', 'NI25');
};

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

const whyNotColumn = (s: State, column: number): Refusal | undefined => {
  if (s.phase === Phase.act) return refuse('already-explored', 'NI14');
  if (s.phase !== Phase.explore) return whyNotNow(s);
  const own = s.marker[s.toAct];
  if (column >= s.spaces.length) return refuse('no-such-column', 'NI3');
  if (own !== NO_COLUMN && column === own) return refuse('own-column', 'NI12');
  if (has(s.taken, column)) return refuse('column-taken', 'NI13');
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
