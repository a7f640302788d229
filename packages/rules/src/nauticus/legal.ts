import type { Refusal } from '../core/game.ts';
import { components } from './components.ts';
import {
  BUY,
  CARRY,
  CHOOSE,
  DELIVER,
  END,
  EXTRA,
  MAX_LEGAL,
  NEW_SHIP,
  ON_CROWN_MAST,
  ON_SHIP,
  PASS,
  REWARD,
  SCORE,
  STORE,
  TAKE,
  WITHDRAW,
} from './moves.ts';
import {
  ACTIONS,
  Action,
  BOW,
  CROWN_MAST,
  CROWN_SAIL,
  FIRST_GOOD,
  FIRST_MAST,
  isGood,
  isSail,
  KINDS,
  MIDDLE,
  ONE_SHIP,
  PARTS,
  Phase,
  REWARDS,
  Reward,
  STERN,
  type State,
  shipAt,
} from './state.ts';
import { hasRoomFor, kindsLeft } from './storage.ts';
import {
  listUses,
  type UseRefusalCode,
  whyNotBuy,
  whyNotCarry,
  whyNotDeliver,
  whyNotScore,
  whyNotWithdraw,
} from './uses.ts';
import { FIRST_OF_BONUS, isFlipped, spaceOf } from './wheel.ts';
import { crownMastBit, hasTwinBefore, whatFits } from './yard.ts';

export type RefusalCode =
  | UseRefusalCode
  | 'over'
  | 'choose-first'
  | 'take-bonus-first'
  | 'act-or-pass'
  | 'go-on-or-end'
  | 'place-first'
  | 'take-reward-first'
  | 'take-goods-first'
  | 'take-gift-first'
  | 'choose-extra-first'
  | 'extra-or-end'
  | 'tile-flipped'
  | 'nothing-to-do'
  | 'no-extra-left'
  | 'action-running'
  | 'already-acting'
  | 'not-used-yet'
  | 'another-action'
  | 'not-on-offer'
  | 'same-good'
  | 'storage-full'
  | 'carried-not-bought'
  | 'no-hull-part'
  | 'does-not-fit'
  | 'reward-taken-twice';

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
      out[0] = EXTRA;
      out[1] = END;
      return 2;
    default:
      return 0;
  }
};

const listChoices = (s: State, out: Int32Array): number => {
  let open = 0; // bit set of actions
  for (let space = 0; space < ACTIONS; space++) {
    if (!isFlipped(s, space)) open |= 1 << s.spaceTile[space]; // [NC11]
  }
  let n = 0;
  for (let action = 0; action < ACTIONS; action++) {
    if (open & (1 << action)) out[n++] = CHOOSE + action;
  }
  if (s.hasExtra[s.toAct]) out[n++] = EXTRA; // [NC87]
  return n;
};

const listActs = (s: State, out: Int32Array): number => {
  let n = 0;
  if (s.uses > 0)
    out[n++] = END; // [NC83]
  else if (s.extra === 0) {
    if (s.hasExtra[s.toAct]) out[n++] = EXTRA; // [NC87]
    out[n++] = PASS; // [NC47]
  }
  return listUses(s, s.toAct, s.action, out, n);
};

const listPlaces = (s: State, out: Int32Array): number => {
  const { toAct, tile } = s;
  let n = 0;
  if (s.action !== Action.transport && hasRoomFor(s, toAct, tile)) out[n++] = STORE; // [NC25]
  if (tile < FIRST_MAST) out[n++] = NEW_SHIP; // [NC30]
  n = listShips(s, 1 << tile, ON_SHIP, out, n);
  return isSail(tile) ? listShips(s, crownMastBit(tile), ON_CROWN_MAST, out, n) : n;
};

const listShips = (s: State, bit: number, move: number, out: Int32Array, n: number): number => {
  const seat = s.toAct;
  if ((s.yardTakes[seat] & bit) === 0) return n;
  const first = shipAt(seat, 0);
  for (let ship = 0; ship < s.ships[seat]; ship++) {
    if (s.takes[first + ship] & bit && !hasTwinBefore(s, seat, ship)) out[n++] = move + ship; // [NC81]
  }
  return n;
};

const listRewards = (s: State, out: Int32Array): number => {
  let n = 0;
  for (let reward = 0; reward < REWARDS; reward++) {
    if (whyNotReward(s, reward) === undefined) out[n++] = REWARD + reward;
  }
  return n;
};

const listOffers = (s: State, out: Int32Array): number => {
  const first = firstOffered(s);
  let n = 0;
  for (let tile = first; tile < first + KINDS; tile++) {
    if (s.stack[tile] > 0 && tile !== s.goodTaken) out[n++] = TAKE + tile; // [NC73]
  }
  return n;
};

/** The four tiles of which one may be taken for nothing begin here. */
const firstOffered = (s: State): number => {
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
    if (canBegin(s, action)) out[n++] = CHOOSE + action; // [NC57] [NC87]
  }
  return n;
};

const scratch = new Int32Array(MAX_LEGAL);

const canBegin = (s: State, action: number): boolean =>
  listUses(s, s.toAct, action, scratch, 0) > 0;

const refuse = (code: RefusalCode, rule: string): Refusal => ({ code, rule });
const STACK_EMPTY = refuse('stack-empty', 'NC85');
const TAKEN_TWICE = refuse('reward-taken-twice', 'NC52');

const whyNotReward = (s: State, reward: number): Refusal | undefined => {
  const taken = (s.rewarded >> (2 * reward)) & 3;
  if (taken >= components.reward.mostOfOne) return TAKEN_TWICE;
  const isOut =
    (reward === Reward.crownMast && s.stack[CROWN_MAST] === 0) ||
    (reward === Reward.crownSail && s.stack[CROWN_SAIL] === 0) ||
    (reward === Reward.goods && kindsLeft(s, FIRST_GOOD) === 0);
  return isOut ? STACK_EMPTY : undefined;
};

/** Against any move that is not of the kind now asked for. */
const whyNotNow = (s: State): Refusal => {
  switch (s.phase) {
    case Phase.choose:
      return refuse('choose-first', 'NC10');
    case Phase.bonus:
      return refuse('take-bonus-first', 'NC16');
    case Phase.act:
      return s.uses > 0 || s.extra === 1
        ? refuse('go-on-or-end', 'NC83')
        : refuse('act-or-pass', 'NC83');
    case Phase.place:
      return refuse('place-first', 'NC77');
    case Phase.reward:
      return refuse('take-reward-first', 'NC50');
    case Phase.goods:
      return refuse('take-goods-first', 'NC50');
    case Phase.gift:
      return refuse('take-gift-first', 'NC77');
    case Phase.extra:
      return refuse('choose-extra-first', 'NC87');
    case Phase.after:
      return refuse('extra-or-end', 'NC87');
    default:
      return refuse('over', 'NC1');
  }
};

export const whyNot = (s: State, m: number): Refusal | undefined => {
  if (m < EXTRA) return whyNotChoose(s, m - CHOOSE);
  if (m < BUY) return whyNotTurn(s, m);
  if (m < STORE || (m >= CARRY && m < TAKE)) return whyNotUse(s, m);
  if (m < CARRY) return whyNotPlace(s, m);
  if (m < REWARD) return whyNotTake(s, m - TAKE);
  return s.phase === Phase.reward ? whyNotReward(s, m - REWARD) : whyNotNow(s);
};

const whyNotChoose = (s: State, action: number): Refusal | undefined => {
  if (s.phase === Phase.extra) {
    return canBegin(s, action) ? undefined : refuse('nothing-to-do', 'NC87');
  }
  if (s.phase !== Phase.choose) return whyNotNow(s);
  return isFlipped(s, spaceOf(s, action)) ? refuse('tile-flipped', 'NC11') : undefined;
};

/** Extra action, passing and ending. */
const whyNotTurn = (s: State, m: number): Refusal | undefined => {
  const isWindow = s.phase === Phase.choose || s.phase === Phase.after || s.phase === Phase.act;
  if (!isWindow || (s.phase === Phase.choose && m !== EXTRA)) return whyNotNow(s);
  if (m === EXTRA) {
    if (s.phase === Phase.act && (s.uses > 0 || s.extra === 1)) {
      return refuse('action-running', 'NC87');
    }
    return s.hasExtra[s.toAct] ? undefined : refuse('no-extra-left', 'NC55');
  }
  if (m === PASS) {
    if (s.phase === Phase.after) return whyNotNow(s);
    return s.uses > 0 || s.extra === 1 ? refuse('already-acting', 'NC47') : undefined;
  }
  return s.phase === Phase.after || s.uses > 0 ? undefined : refuse('not-used-yet', 'NC83');
};

const whyNotUse = (s: State, m: number): Refusal | undefined => {
  if (s.phase !== Phase.act) return whyNotNow(s);
  if (s.action !== actionOf(m)) return refuse('another-action', 'NC10');
  const seat = s.toAct;
  if (m < STORE) return whyNotBuy(s, seat, m - BUY);
  if (m < WITHDRAW) return whyNotCarry(s, seat, m - CARRY);
  if (m === WITHDRAW) return whyNotWithdraw(s, seat);
  if (m < SCORE) return whyNotDeliver(s, seat, m - DELIVER);
  return whyNotScore(s, seat);
};

/** The action that a use belongs to. */
const actionOf = (use: number): number => {
  if (use < STORE) return Math.trunc((use - BUY) / KINDS);
  if (use < WITHDRAW) return Action.transport;
  if (use === WITHDRAW) return Action.money;
  return use < SCORE ? Action.delivery : Action.crowns;
};

const whyNotPlace = (s: State, m: number): Refusal | undefined => {
  if (s.phase !== Phase.place) return whyNotNow(s);
  const { toAct, tile } = s;
  if (m === STORE) {
    if (s.action === Action.transport) return refuse('carried-not-bought', 'NC38');
    return hasRoomFor(s, toAct, tile) ? undefined : refuse('storage-full', 'NC70');
  }
  if (m === NEW_SHIP) return tile < FIRST_MAST ? undefined : refuse('no-hull-part', 'NC30');
  const onCrownMast = m >= ON_CROWN_MAST;
  const ship = m - (onCrownMast ? ON_CROWN_MAST : ON_SHIP);
  if (ship >= s.ships[toAct]) return refuse('no-such-ship', 'NC30');
  if (onCrownMast && !isSail(tile)) return refuse('does-not-fit', 'NC34');
  const bit = onCrownMast ? crownMastBit(tile) : 1 << tile;
  if ((s.takes[shipAt(toAct, ship)] & bit) === 0) {
    return refuse('does-not-fit', ruleOfFit(s, ship, bit));
  }
  return hasTwinBefore(s, toAct, ship) ? refuse('same-as-another-ship', 'NC81') : undefined;
};

/** The rule that keeps the tile in hand off a ship, where it would need this bit. */
const ruleOfFit = (s: State, ship: number, bit: number): string => {
  const at = shipAt(s.toAct, ship);
  if (s.tile < FIRST_MAST) return ruleOfHull(s.tile, s.takes[at]);
  if (whatFits(s, at * PARTS, false) & bit) return 'NC90'; // only the option is in the way
  if (isSail(s.tile)) return 'NC34';
  if (isGood(s.tile)) return 'NC35';
  return s.takes[at] & (1 << CROWN_MAST) ? 'NC33' : 'NC32'; // a part without a mast takes a crown
};

/** A hull is open as long as it takes a bow or a stern. */
const ruleOfHull = (tile: number, takes: number): string => {
  const isOpen = (takes & ((1 << BOW) | (1 << STERN))) !== 0;
  if (!isOpen || tile === ONE_SHIP) return 'NC31';
  return tile === MIDDLE ? 'NC29' : 'NC30';
};

const whyNotTake = (s: State, tile: number): Refusal | undefined => {
  if (s.phase !== Phase.bonus && s.phase !== Phase.goods && s.phase !== Phase.gift) {
    return whyNotNow(s);
  }
  const first = firstOffered(s);
  if (tile < first || tile >= first + KINDS) return refuse('not-on-offer', 'NC73');
  if (tile === s.goodTaken) return refuse('same-good', 'NC51');
  return s.stack[tile] > 0 ? undefined : refuse('stack-empty', 'NC73');
};
