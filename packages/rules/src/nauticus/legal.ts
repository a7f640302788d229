import { has, including, only } from '../core/bitSet.ts';
import { components } from './components.ts';
import * as Move from './moves.ts';
import {
  ACTIONS,
  Action,
  CROWN_MAST,
  CROWN_SAIL,
  FIRST_GOOD,
  FIRST_MAST,
  isSail,
  KINDS,
  Phase,
  REWARDS,
  Reward,
  type State,
  shipAt,
} from './state.ts';
import { hasRoomFor, kindsLeft } from './storage.ts';
import { FIRST_OF_BONUS, isFlipped } from './wheel.ts';
import { listUses } from './whyNotUse.ts';
import { crownMastBit, hasTwinBefore } from './yard.ts';

export const legalMoves = (s: State, out: Int32Array): number => {
  switch (s.phase) {
    case Phase.choose:
      return listChoices(s, out);
    case Phase.act:
      return listActs(s, out);
    case Phase.place:
      return listPlaces(s, out);
    case Phase.reward:
      return listRewards(s, out);
    case Phase.bonus:
    case Phase.goods:
    case Phase.gift:
      return listOffers(s, out);
    case Phase.extra:
      return listExtras(s, out);
    case Phase.after:
      out[0] = Move.EXTRA;
      out[1] = Move.END;
      return 2;
    default:
      return 0;
  }
};

const listChoices = (s: State, out: Int32Array): number => {
  let open = 0; // bit set of actions
  for (let space = 0; space < ACTIONS; space++) {
    if (!isFlipped(s, space)) open = including(open, s.spaceTile[space]); // [NC11]
  }
  let n = 0;
  for (let action = 0; action < ACTIONS; action++) {
    if (has(open, action)) out[n++] = Move.CHOOSE + action;
  }
  if (s.hasExtra[s.toAct]) out[n++] = Move.EXTRA; // [NC87]
  return n;
};

const listActs = (s: State, out: Int32Array): number => {
  let n = 0;
  if (s.uses > 0)
    out[n++] = Move.END; // [NC83]
  else if (s.extra === 0) {
    if (s.hasExtra[s.toAct]) out[n++] = Move.EXTRA; // [NC87]
    out[n++] = Move.PASS; // [NC47]
  }
  return listUses(s, s.toAct, s.action, out, n);
};

const listPlaces = (s: State, out: Int32Array): number => {
  const { toAct, tile } = s;
  let n = 0;
  if (s.action !== Action.transport && hasRoomFor(s, toAct, tile)) out[n++] = Move.STORE; // [NC25]
  if (tile < FIRST_MAST) out[n++] = Move.NEW_SHIP; // [NC30]
  n = listShips(s, only(tile), Move.ON_SHIP, out, n);
  return isSail(tile) ? listShips(s, crownMastBit(tile), Move.ON_CROWN_MAST, out, n) : n;
};

const listShips = (s: State, bit: number, move: number, out: Int32Array, n: number): number => {
  const seat = s.toAct;
  if ((s.yardFits[seat] & bit) === 0) return n;
  const first = shipAt(seat, 0);
  for (let ship = 0; ship < s.ships[seat]; ship++) {
    if (s.fits[first + ship] & bit && !hasTwinBefore(s, seat, ship)) out[n++] = move + ship; // [NC81]
  }
  return n;
};

const listRewards = (s: State, out: Int32Array): number => {
  let n = 0;
  for (let reward = 0; reward < REWARDS; reward++) {
    if (!isTakenTwice(s, reward) && !isUsedUp(s, reward)) out[n++] = Move.REWARD + reward;
  }
  return n;
};

/** [NC52] */
export const isTakenTwice = (s: State, reward: number): boolean =>
  ((s.rewarded >> (2 * reward)) & 3) >= components.reward.mostOfOne;

/** [NC85] */
export const isUsedUp = (s: State, reward: number): boolean =>
  (reward === Reward['crown mast'] && s.stack[CROWN_MAST] === 0) ||
  (reward === Reward['crown sail'] && s.stack[CROWN_SAIL] === 0) ||
  (reward === Reward.goods && kindsLeft(s, FIRST_GOOD) === 0);

const listOffers = (s: State, out: Int32Array): number => {
  const first = firstOffered(s);
  let n = 0;
  for (let tile = first; tile < first + KINDS; tile++) {
    if (s.stack[tile] > 0 && tile !== s.goodTaken) out[n++] = Move.TAKE + tile; // [NC73]
  }
  return n;
};

/** The four tiles of which one may be taken for nothing begin here. */
export const firstOffered = (s: State): number => {
  switch (s.phase) {
    case Phase.bonus:
      return FIRST_OF_BONUS[s.chosen];
    case Phase.gift:
      return s.action * KINDS; // [NC26]
    default:
      return FIRST_GOOD; // [NC51]
  }
};

const listExtras = (s: State, out: Int32Array): number => {
  let n = 0;
  for (let action = 0; action < ACTIONS; action++) {
    if (canBegin(s, action)) out[n++] = Move.CHOOSE + action; // [NC57] [NC87]
  }
  return n;
};

const scratch = new Int32Array(Move.MAX_LEGAL);

export const canBegin = (s: State, action: number): boolean =>
  listUses(s, s.toAct, action, scratch, 0) > 0;
