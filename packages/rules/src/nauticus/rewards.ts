/** A finished ship interrupts the turn: one reward for each mast. */
import { components } from './components.ts';
import type { Event } from './events.ts';
import { finishUse, takeFree } from './gift.ts';
import { CROWN_MAST, CROWN_SAIL, FIRST_GOOD, NO_TILE, Phase, Reward, type State } from './state.ts';
import { freeBoxes, kindsLeft } from './storage.ts';
import { sizeOf } from './yard.ts';

const { reward: AMOUNT } = components;

export const finishShip = (s: State, ship: number, events: Event[] | undefined): void => {
  const seat = s.toAct;
  s.rewardsLeft = sizeOf(s, seat, ship); // [NC50]
  s.phase = Phase.reward;
  events?.push({ type: 'finished-ship', seat, ship, size: s.rewardsLeft });
};

export const takeReward = (s: State, reward: number, events: Event[] | undefined): void => {
  const seat = s.toAct;
  s.rewardsLeft--;
  s.rewarded += 1 << (2 * reward); // [NC52]
  const points = reward === Reward.points ? AMOUNT.points : 0; // [NC51]
  const taler = reward === Reward.taler ? AMOUNT.taler : 0;
  const workers = reward === Reward.workers ? AMOUNT.workers : 0;
  s.points[seat] += points;
  s.taler[seat] += taler;
  s.workers[seat] += workers;
  events?.push({ type: 'rewarded', seat, reward, points, taler, workers });
  if (reward === Reward['crown mast'])
    takeFree(s, CROWN_MAST, 'reward', events); // [NC53]
  else if (reward === Reward['crown sail']) takeFree(s, CROWN_SAIL, 'reward', events);
  else if (reward === Reward.goods && offersGoods(s, events)) {
    s.phase = Phase.goods;
    return;
  }
  nextReward(s, events);
};

/** Two different goods, or as many as there are kinds for. [NC86] */
export const goodsDue = (s: State): number => Math.min(AMOUNT.goods, kindsLeft(s, FIRST_GOOD));

/** What is due without a box for it is lost. [NC86] */
const offersGoods = (s: State, events: Event[] | undefined): boolean => {
  const due = goodsDue(s);
  s.goodsLeft = Math.min(due, freeBoxes(s, s.toAct));
  for (let lost = s.goodsLeft; lost < due; lost++) {
    events?.push({ type: 'lost', seat: s.toAct, tile: null, kind: 'good', reason: 'reward' });
  }
  return s.goodsLeft > 0;
};

export const takeGood = (s: State, tile: number, events: Event[] | undefined): void => {
  takeFree(s, tile, 'reward', events);
  s.goodsLeft--;
  s.goodTaken = tile;
  if (s.goodsLeft > 0) return;
  s.goodTaken = NO_TILE;
  nextReward(s, events);
};

const nextReward = (s: State, events: Event[] | undefined): void => {
  if (s.rewardsLeft > 0) {
    s.phase = Phase.reward;
    return;
  }
  s.rewarded = 0;
  finishUse(s, events);
};
