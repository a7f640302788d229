/** Why a move is refused. */
import { has, only } from '../core/bitSet.ts';
import type { Refusal } from '../core/game.ts';
import { canBegin, firstOffered, isTakenTwice, isUsedUp } from './legal.ts';
import * as Move from './moves.ts';
import {
  Action,
  BOW,
  CROWN_MAST,
  FIRST_MAST,
  isGood,
  isSail,
  KINDS,
  MIDDLE,
  ONE_SHIP,
  PARTS,
  Phase,
  STERN,
  type State,
  shipAt,
} from './state.ts';
import { hasRoomFor } from './storage.ts';
import { isFlipped, spaceOf } from './wheel.ts';
import {
  type UseRefusalCode,
  whyNotBuy,
  whyNotCarry,
  whyNotDeliver,
  whyNotScore,
  whyNotWithdraw,
} from './whyNotUse.ts';
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

const refuse = (code: RefusalCode, rule: string): Refusal => ({ code, rule });

export const whyNot = (s: State, m: number): Refusal | undefined => {
  if (m < Move.EXTRA) return whyNotChoose(s, m - Move.CHOOSE);
  if (m < Move.BUY) return whyNotTurn(s, m);
  if (m < Move.STORE || (m >= Move.CARRY && m < Move.TAKE)) return whyNotUse(s, m);
  if (m < Move.CARRY) return whyNotPlace(s, m);
  if (m < Move.REWARD) return whyNotTake(s, m - Move.TAKE);
  return whyNotReward(s, m - Move.REWARD);
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
  if (!isWindow || (s.phase === Phase.choose && m !== Move.EXTRA)) return whyNotNow(s);
  if (m === Move.EXTRA) {
    if (s.phase === Phase.act && (s.uses > 0 || s.extra === 1)) {
      return refuse('action-running', 'NC87');
    }
    return s.hasExtra[s.toAct] ? undefined : refuse('no-extra-left', 'NC55');
  }
  if (m === Move.PASS) {
    if (s.phase === Phase.after) return whyNotNow(s);
    return s.uses > 0 || s.extra === 1 ? refuse('already-acting', 'NC47') : undefined;
  }
  return s.phase === Phase.after || s.uses > 0 ? undefined : refuse('not-used-yet', 'NC83');
};

const whyNotUse = (s: State, m: number): Refusal | undefined => {
  if (s.phase !== Phase.act) return whyNotNow(s);
  if (s.action !== actionOf(m)) return refuse('another-action', 'NC10');
  const seat = s.toAct;
  if (m < Move.STORE) return whyNotBuy(s, seat, m - Move.BUY);
  if (m < Move.WITHDRAW) return whyNotCarry(s, seat, m - Move.CARRY);
  if (m === Move.WITHDRAW) return whyNotWithdraw(s, seat);
  if (m < Move.SCORE) return whyNotDeliver(s, seat, m - Move.DELIVER);
  return whyNotScore(s, seat);
};

/** The action that a use belongs to. */
const actionOf = (use: number): number => {
  if (use < Move.STORE) return Math.trunc((use - Move.BUY) / KINDS);
  if (use < Move.WITHDRAW) return Action.transport;
  if (use === Move.WITHDRAW) return Action.money;
  return use < Move.SCORE ? Action.delivery : Action.crowns;
};

const whyNotPlace = (s: State, m: number): Refusal | undefined => {
  if (s.phase !== Phase.place) return whyNotNow(s);
  const { toAct, tile } = s;
  if (m === Move.STORE) {
    if (s.action === Action.transport) return refuse('carried-not-bought', 'NC38');
    return hasRoomFor(s, toAct, tile) ? undefined : refuse('storage-full', 'NC70');
  }
  if (m === Move.NEW_SHIP) return tile < FIRST_MAST ? undefined : refuse('no-hull-part', 'NC30');
  const onCrownMast = m >= Move.ON_CROWN_MAST;
  const ship = m - (onCrownMast ? Move.ON_CROWN_MAST : Move.ON_SHIP);
  if (ship >= s.ships[toAct]) return refuse('no-such-ship', 'NC30');
  if (onCrownMast && !isSail(tile)) return refuse('does-not-fit', 'NC34');
  const bit = onCrownMast ? crownMastBit(tile) : only(tile);
  if ((s.fits[shipAt(toAct, ship)] & bit) === 0) {
    return refuse('does-not-fit', ruleOfFit(s, ship, bit));
  }
  return hasTwinBefore(s, toAct, ship) ? refuse('same-as-another-ship', 'NC81') : undefined;
};

/** The rule that keeps the tile in hand off a ship, where it would need this bit. */
const ruleOfFit = (s: State, ship: number, bit: number): string => {
  const at = shipAt(s.toAct, ship);
  if (s.tile < FIRST_MAST) return ruleOfHull(s.tile, s.fits[at]);
  if (whatFits(s.parts, at * PARTS, { oneEmblem: false }) & bit) return 'NC90'; // only the option is in the way
  if (isSail(s.tile)) return 'NC34';
  if (isGood(s.tile)) return 'NC35';
  return has(s.fits[at], CROWN_MAST) ? 'NC33' : 'NC32'; // a part without a mast takes a crown
};

/** A hull is open as long as it takes a bow or a stern. */
const ruleOfHull = (tile: number, takes: number): string => {
  const isOpen = has(takes, BOW) || has(takes, STERN);
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

const whyNotReward = (s: State, reward: number): Refusal | undefined => {
  if (s.phase !== Phase.reward) return whyNotNow(s);
  if (isTakenTwice(s, reward)) return refuse('reward-taken-twice', 'NC52');
  return isUsedUp(s, reward) ? refuse('stack-empty', 'NC85') : undefined;
};
