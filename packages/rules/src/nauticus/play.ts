/** One small step of a turn: which of them a move is. */
import {
  buy,
  carry,
  deliver,
  layKeel,
  putOnCrownMast,
  putOnShip,
  scoreCrowns,
  storeTile,
  withdraw,
} from './actions.ts';
import type { Event } from './events.ts';
import { takeGift } from './gift.ts';
import * as Move from './moves.ts';
import { takeGood, takeReward } from './rewards.ts';
import { Phase, type State } from './state.ts';
import { beginExtra, choose, end, pass, takeBonusTile } from './turn.ts';

export const play = (s: State, m: number, events?: Event[]): void => {
  if (m < Move.EXTRA) choose(s, m - Move.CHOOSE, events);
  else if (m === Move.EXTRA) beginExtra(s, events);
  else if (m === Move.PASS) pass(s, events);
  else if (m < Move.BUY) end(s, events);
  else if (m < Move.STORE) buy(s, m - Move.BUY, events);
  else if (m === Move.STORE) storeTile(s, events);
  else if (m === Move.NEW_SHIP) layKeel(s, events);
  else if (m < Move.ON_CROWN_MAST) putOnShip(s, m - Move.ON_SHIP, events);
  else if (m < Move.CARRY) putOnCrownMast(s, m - Move.ON_CROWN_MAST, events);
  else if (m < Move.WITHDRAW) carry(s, m - Move.CARRY, events);
  else if (m === Move.WITHDRAW) withdraw(s, events);
  else if (m < Move.SCORE) deliver(s, m - Move.DELIVER, events);
  else if (m === Move.SCORE) scoreCrowns(s, events);
  else if (m < Move.REWARD) take(s, m - Move.TAKE, events);
  else takeReward(s, m - Move.REWARD, events);
};

const take = (s: State, tile: number, events: Event[] | undefined): void => {
  if (s.phase === Phase.bonus) takeBonusTile(s, tile, events);
  else if (s.phase === Phase.gift) takeGift(s, tile, events);
  else takeGood(s, tile, events);
};
