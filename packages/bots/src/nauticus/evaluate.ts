/**
 * The evaluation of a position of Nauticus in points: points scored, the expected points of
 * unfinished ships, and those that workers and taler may bring in the turns that are left.
 */
import type { nauticus } from '@tidetable/rules';
import {
  Action,
  CROWN_MAST,
  components,
  deliveredAt,
  FIRST_GOOD,
  goodOf,
  KINDS,
  NO_TILE,
  PARTS,
  PENALTIES,
  SET_POINTS,
  SHIP_POINTS,
  type State,
  shipAt,
  storedAt,
  TILES,
} from '@tidetable/rules/nauticus';
import type { Evaluate, Terms } from '../terms.ts';
import {
  blankHorizon,
  type Horizon,
  measureHorizon,
  TALER_POINTS,
  TIMES_A_ROUND,
} from './horizon.ts';
import { blankShip, readShip, type Ship } from './ship.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { addShip, newYard, worthOfShips, type Yard } from './yard.ts';

export type NauticusGame = typeof nauticus;

export const TERMS = [
  'track', // points on the track
  'ships', // finished ones
  'delivered', // goods
  'purse', // taler, workers, and rewards that are due
  'yard', // unfinished ships, and the stored tiles that they wait for
  'storage', // other stored tiles
  'cargo', // goods that may be delivered
  'holds', // room for goods on finished ships
  'crowns', // what Score crowns may still bring
  'passTiles', // those that may stay unflipped in this round
  'extra', // the extra action
] as const;
export type Term = (typeof TERMS)[number];
const Term = Object.fromEntries(TERMS.map((name, i) => [name, i])) as Record<Term, number>;

const { mostCrownPoints: MOST_CROWN_POINTS } = components;
const PASS_TILES = PENALTIES.length - 1;
const ENOUGH = { workers: 7, taler: 20, tiles: 3, holds: 10 };
const REWARD = 3.5; // points

/** One player's evaluation: its weights and its scratch memory. */
interface Evaluation {
  readonly game: NauticusGame;
  readonly w: Weights;
  readonly o: Horizon;
  readonly yard: Yard;
  readonly out: Float64Array; // the terms
  readonly stored: Int32Array; // tiles that no ship has claimed yet
  readonly cargo: Float64Array; // goods of each kind, each counted as far as it is likely to arrive
}

const newEvaluation = (game: NauticusGame, w: Weights): Evaluation => ({
  game,
  w,
  o: blankHorizon(),
  yard: newYard(w, blankShip()),
  out: new Float64Array(TERMS.length),
  stored: new Int32Array(TILES),
  cargo: new Float64Array(KINDS),
});

export const evaluateBy = (game: NauticusGame, w = WEIGHTS): Evaluate<State> => {
  const e = newEvaluation(game, w);
  return (s, seat) => {
    fill(e, s, seat);
    let sum = 0;
    for (let i = 0; i < e.out.length; i++) sum += e.out[i];
    return sum;
  };
};

/** The parts of the evaluation, which add up to it. */
export const termsBy = (game: NauticusGame, w = WEIGHTS): Terms<State> => {
  const e = newEvaluation(game, w);
  return (s, seat, to) => {
    fill(e, s, seat);
    to.set(e.out);
  };
};

/** Fills `out` with the terms. */
const fill = (e: Evaluation, s: State, seat: number): void => {
  if (s.toAct < 0) {
    fillFinal(e, s, seat);
    return;
  }
  const { w, o, stored } = e;
  measureHorizon(s, seat, w, o);
  stored.set(s.stored.subarray(storedAt(seat, 0), storedAt(seat + 1, 0)));
  if (s.toAct === seat && s.tile !== NO_TILE) stored[s.tile]++; // as good as stored
  fillPurse(e, s, seat);
  fillShips(e, s, seat);
  fillGoods(e, s, seat);
  fillCrowns(e, s, seat);
};

const fillFinal = ({ game, out }: Evaluation, s: State, seat: number): void => {
  out.fill(0);
  out[Term.track] = game.score(s, seat);
};

const fillPurse = ({ w, o, out }: Evaluation, s: State, seat: number): void => {
  const isActing = s.toAct === seat;
  const workers = s.workers[seat] + (isActing ? s.blue : 0);
  const due = isActing ? s.rewardsLeft + 0.5 * (s.goodsLeft + s.giftDue) : 0;
  out[Term.track] = s.points[seat];
  out[Term.purse] =
    o.worker * eased(workers, ENOUGH.workers, w.wealth) +
    o.taler * eased(s.taler[seat], ENOUGH.taler, w.wealth) +
    REWARD * due;
  out[Term.extra] = (s.hasExtra[seat] * w.extra * o.turns) / (o.turns + w.extraHalf);
};

const fillShips = (e: Evaluation, s: State, seat: number): void => {
  const { w, o, out, cargo, stored, yard } = e;
  const { ship } = yard;
  cargo.fill(0);
  let points = 0;
  let holds = 0;
  for (let n = 0; n < s.ships[seat]; n++) {
    const at = shipAt(seat, n);
    readShip(ship, s, at);
    if (ship.isFinished) {
      points += SHIP_POINTS[ship.size];
      holds += ship.size;
    } else addShip(yard, at);
    if (ship.goods > 0) load(e, s, at, oddsOfShip(ship, w));
  }
  out[Term.ships] = points;
  out[Term.yard] = worthOfShips(yard, s, seat, stored, o);
  out[Term.holds] = w.hold * Math.min(holds, ENOUGH.holds) * o.times[Action.delivery];
  fillStorage(e, holds > 0 ? w.goodStored : 0.5 * w.goodStored);
};

/** The probability that the goods of this ship are delivered, if there is a delivery. */
const oddsOfShip = (ship: Ship, w: Weights): number => {
  if (!ship.isFinished) return w.building;
  return ship.goods === ship.size ? 1 : w.loaded;
};

const load = ({ cargo, yard }: Evaluation, s: State, at: number, odds: number): void => {
  const from = at * PARTS;
  for (let i = from; i < from + yard.ship.size; i++) {
    const good = goodOf(s.parts[i]);
    if (good > 0) cargo[good - 1] += odds;
  }
};

const fillStorage = ({ w, o, out, stored, cargo }: Evaluation, oddsOfGood: number): void => {
  let tiles = 0;
  for (let tile = 0; tile < FIRST_GOOD; tile++) tiles += stored[tile];
  for (let tile = CROWN_MAST; tile < TILES; tile++) tiles += stored[tile];
  const carried = o.chance[Action.transport];
  out[Term.storage] =
    eased(tiles, ENOUGH.tiles, w.wealth) * (TALER_POINTS + w.loose * carried * o.early);
  for (let kind = 0; kind < KINDS; kind++) {
    cargo[kind] += stored[FIRST_GOOD + kind] * oddsOfGood * carried;
  }
};

const fillGoods = (e: Evaluation, s: State, seat: number): void => {
  const { out, cargo } = e;
  let delivered = 0;
  let hoped = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const n = s.delivered[deliveredAt(seat, kind)];
    delivered += SET_POINTS[n];
    if (cargo[kind] > 0) hoped += hopeOf(e, n, cargo[kind]);
  }
  out[Term.delivered] = delivered;
  out[Term.cargo] = hoped;
};

/** The points of `more` goods of a kind, less the workers to deliver them, half of whom are blue. */
const hopeOf = ({ w, o }: Evaluation, n: number, more: number): number => {
  const points = between(SET_POINTS, n + more) - SET_POINTS[n];
  const net = w.cargo * o.chance[Action.delivery] * (points - 0.5 * o.worker * more);
  return Math.max(net, more * TALER_POINTS);
};

const fillCrowns = ({ w, o, out }: Evaluation, s: State, seat: number): void => {
  const crowns = s.crowns[seat];
  const flipped = Math.min(PASS_TILES, s.passed[seat] + w.passes * o.turnsThisRound);
  const isScoring = s.toAct === seat && s.action === Action.crowns;
  const later = TIMES_A_ROUND * o.rounds;
  const now = o.times[Action.crowns] - later;
  out[Term.crowns] =
    w.crowns *
    (later * harvest(o, crowns + w.latePasses, MOST_CROWN_POINTS) +
      now * harvest(o, crowns + flipped, MOST_CROWN_POINTS - (isScoring ? s.scored : 0)));
  out[Term.passTiles] = -between(PENALTIES, flipped);
};

/** The points of one Score crowns, less the workers that it takes. */
const harvest = (o: Horizon, crowns: number, points: number): number =>
  crowns > 0 ? Math.max(0, points - (o.worker * points) / crowns) : 0;

/** Beyond `enough`, more of the same is worth less. */
const eased = (n: number, enough: number, more: number): number =>
  n <= enough ? n : enough + more * (n - enough);

/** The entry of a table at a fractional index, interpolated. */
const between = (table: Uint8Array, at: number): number => {
  const low = Math.min(Math.floor(at), table.length - 1);
  const high = Math.min(low + 1, table.length - 1);
  return table[low] + (table[high] - table[low]) * (at - low);
};
