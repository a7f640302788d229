/** One small step of a turn: which of them a move is. */
import {
  buy,
  carry,
  deliver,
  layKeel,
  putOnShip,
  scoreCrowns,
  storeTile,
  withdraw,
} from './actions.ts';
import type { Event } from './events.ts';
import { takeGift } from './gift.ts';
import {
  BUY,
  CARRY,
  CHOOSE,
  DELIVER,
  EXTRA,
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
import { takeGood, takeReward } from './rewards.ts';
import { Phase, type State } from './state.ts';
import { beginExtra, choose, end, pass, takeBonusTile } from './turn.ts';

export const play = (s: State, m: number, events?: Event[]): void => {
  if (m < EXTRA) choose(s, m - CHOOSE, events);
  else if (m === EXTRA) beginExtra(s, events);
  else if (m === PASS) pass(s, events);
  else if (m < BUY) end(s, events);
  else if (m < STORE) buy(s, m - BUY, events);
  else if (m === STORE) storeTile(s, events);
  else if (m === NEW_SHIP) layKeel(s, events);
  else if (m < ON_CROWN_MAST) putOnShip(s, m - ON_SHIP, false, events);
  else if (m < CARRY) putOnShip(s, m - ON_CROWN_MAST, true, events);
  else if (m < WITHDRAW) carry(s, m - CARRY, events);
  else if (m === WITHDRAW) withdraw(s, events);
  else if (m < SCORE) deliver(s, m - DELIVER, events);
  else if (m === SCORE) scoreCrowns(s, events);
  else if (m < REWARD) take(s, m - TAKE, events);
  else takeReward(s, m - REWARD, events);
};

const take = (s: State, tile: number, events: Event[] | undefined): void => {
  if (s.phase === Phase.bonus) takeBonusTile(s, tile, events);
  else if (s.phase === Phase.gift) takeGift(s, tile, events);
  else takeGood(s, tile, events);
};
