// Made by tools/makeCopies.ts from SCALARS.
interface Scalars {
  toAct: number;
  phase: number;
  round: number;
  actionPhase: number;
  start: number;
  turn: number;
  anchor: number;
  first: number;
  chosen: number;
  flipped: number;
  action: number;
  extra: number;
  resume: number;
  uses: number;
  blue: number;
  bought: number;
  giftDue: number;
  scored: number;
  tile: number;
  rewardsLeft: number;
  rewarded: number;
  goodsLeft: number;
  goodTaken: number;
}

export const copyScalars = (to: Scalars, from: Scalars): void => {
  to.toAct = from.toAct;
  to.phase = from.phase;
  to.round = from.round;
  to.actionPhase = from.actionPhase;
  to.start = from.start;
  to.turn = from.turn;
  to.anchor = from.anchor;
  to.first = from.first;
  to.chosen = from.chosen;
  to.flipped = from.flipped;
  to.action = from.action;
  to.extra = from.extra;
  to.resume = from.resume;
  to.uses = from.uses;
  to.blue = from.blue;
  to.bought = from.bought;
  to.giftDue = from.giftDue;
  to.scored = from.scored;
  to.tile = from.tile;
  to.rewardsLeft = from.rewardsLeft;
  to.rewarded = from.rewarded;
  to.goodsLeft = from.goodsLeft;
  to.goodTaken = from.goodTaken;
};
