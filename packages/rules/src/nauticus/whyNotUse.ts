/** What can be said against each use of an action. Refusals are made once, so that asking allocates nothing. */
import { has } from '../core/bitSet.ts';
import type { Refusal } from '../core/game.ts';
import { components } from './components.ts';
import * as Move from './moves.ts';
import { crownsOf, priceOf, workersFor } from './prices.ts';
import { Action, FIRST_FREE_ACTION, KINDS, type State, shipAt, storedAt, TILES } from './state.ts';
import { hasRoomFor } from './storage.ts';
import { canPlace, FINISHED, hasTwinBefore, LOADED, sizeOf } from './yard.ts';

export type UseRefusalCode =
  | 'no-worker'
  | 'too-few-workers'
  | 'stack-empty'
  | 'too-few-taler'
  | 'neither-place-nor-room'
  | 'not-in-storage'
  | 'no-place'
  | 'no-such-ship'
  | 'ship-not-finished'
  | 'ship-not-loaded'
  | 'same-as-another-ship'
  | 'no-crowns'
  | 'crowns-capped';

const refusal = (code: UseRefusalCode, rule: string): Refusal => ({ code, rule });
const NO_WORKER = refusal('no-worker', 'NC19');
const TOO_FEW_WORKERS = refusal('too-few-workers', 'NC42');
const STACK_EMPTY = refusal('stack-empty', 'NC3');
const TOO_FEW_TALER = refusal('too-few-taler', 'NC22');
const TOO_FEW_TALER_AGAIN = refusal('too-few-taler', 'NC23');
const TOO_FEW_TALER_IN_EXTRA = refusal('too-few-taler', 'NC58');
const NEITHER_PLACE_NOR_ROOM = refusal('neither-place-nor-room', 'NC76');
const NOT_IN_STORAGE = refusal('not-in-storage', 'NC38');
const NO_PLACE = refusal('no-place', 'NC82');
const NO_SUCH_SHIP = refusal('no-such-ship', 'NC41');
const NOT_FINISHED = refusal('ship-not-finished', 'NC41');
const NOT_LOADED = refusal('ship-not-loaded', 'NC41');
const SAME_SHIP = refusal('same-as-another-ship', 'NC81');
const NO_CROWNS = refusal('no-crowns', 'NC84');
const CROWNS_CAPPED = refusal('crowns-capped', 'NC46');

export const whyNotBuy = (s: State, seat: number, tile: number): Refusal | undefined => {
  if (workersFor(s, seat) === 0) return NO_WORKER;
  if (s.stack[tile] === 0) return STACK_EMPTY;
  const price = priceOf(s, tile % KINDS);
  if (s.taler[seat] < price) return whyTooDear(s, tile % KINDS);
  if (price === 0 || hasRoomFor(s, seat, tile) || canPlace(s, seat, tile)) return undefined; // [NC75]
  return NEITHER_PLACE_NOR_ROOM;
};

const whyTooDear = (s: State, kind: number): Refusal => {
  if (s.extra === 1) return TOO_FEW_TALER_IN_EXTRA;
  return has(s.bought, kind) ? TOO_FEW_TALER_AGAIN : TOO_FEW_TALER;
};

export const whyNotCarry = (s: State, seat: number, tile: number): Refusal | undefined => {
  if (s.stored[storedAt(seat, tile)] === 0) return NOT_IN_STORAGE;
  if (workersFor(s, seat) === 0) return NO_WORKER;
  return canPlace(s, seat, tile) ? undefined : NO_PLACE;
};

export const whyNotWithdraw = (s: State, seat: number): Refusal | undefined =>
  workersFor(s, seat) === 0 ? NO_WORKER : undefined;

export const whyNotDeliver = (s: State, seat: number, ship: number): Refusal | undefined => {
  if (ship >= s.ships[seat]) return NO_SUCH_SHIP;
  const takes = s.fits[shipAt(seat, ship)];
  if ((takes & LOADED) === 0) return (takes & FINISHED) === 0 ? NOT_FINISHED : NOT_LOADED;
  if (workersFor(s, seat) < sizeOf(s, seat, ship)) return TOO_FEW_WORKERS;
  return hasTwinBefore(s, seat, ship) ? SAME_SHIP : undefined;
};

export const whyNotScore = (s: State, seat: number): Refusal | undefined => {
  if (workersFor(s, seat) === 0) return NO_WORKER;
  if (crownsOf(s, seat) === 0) return NO_CROWNS;
  return s.scored >= components.mostCrownPoints ? CROWNS_CAPPED : undefined;
};

/** Appends the uses of an action that the seat could make now; returns how many `out` then holds. */
export const listUses = (
  s: State,
  seat: number,
  action: number,
  out: Int32Array,
  n: number,
): number => {
  if (workersFor(s, seat) === 0) return n;
  if (action < FIRST_FREE_ACTION) {
    for (let tile = action * KINDS; tile < (action + 1) * KINDS; tile++) {
      if (whyNotBuy(s, seat, tile) === undefined) out[n++] = Move.BUY + tile;
    }
  } else if (action === Action.transport) {
    if (s.boxes[seat] === 0) return n;
    for (let tile = 0; tile < TILES; tile++) {
      if (whyNotCarry(s, seat, tile) === undefined) out[n++] = Move.CARRY + tile;
    }
  } else if (action === Action.money) {
    out[n++] = Move.WITHDRAW;
  } else if (action === Action.delivery) {
    if ((s.yardFits[seat] & LOADED) === 0) return n;
    for (let ship = 0; ship < s.ships[seat]; ship++) {
      if (whyNotDeliver(s, seat, ship) === undefined) out[n++] = Move.DELIVER + ship;
    }
  } else if (whyNotScore(s, seat) === undefined) {
    out[n++] = Move.SCORE;
  }
  return n;
};
