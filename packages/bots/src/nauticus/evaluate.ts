/**
 * What an old hand sees in a position of Nauticus, in points: what is made, what is begun and may
 * still be finished, and what workers and taler may buy in the turns that are left.
 */
import { nauticus } from '@tidetable/rules';
import { readShip, ship } from './ship.ts';
import {
  ACTIONS,
  Action,
  BOW,
  CROWN_MAST,
  CROWN_SAIL,
  FIRST_GOOD,
  FIRST_MAST,
  FIRST_SAIL,
  KINDS,
  MIDDLE,
  MOST_CROWN_POINTS,
  NO,
  PARTS,
  PENALTIES,
  PHASES,
  SET_POINTS,
  SHIP_POINTS,
  SHIPS,
  STERN,
  type State,
  TILES,
} from './table.ts';

export const TERMS = [
  'track', // points on the track
  'ships', // finished ships
  'delivered', // delivered goods
  'purse', // taler and workers
  'yard', // unfinished ships and the stored tiles they wait for
  'storage', // other stored tiles
  'cargo', // goods that may be delivered
  'holds', // room for goods on finished ships
  'crowns', // points that Score crowns may still bring
  'passTiles', // pass tiles that may stay unflipped
  'extra', // the extra action
] as const;
export type Term = (typeof TERMS)[number];
const Term = Object.fromEntries(TERMS.map((name, i) => [name, i])) as Record<Term, number>;

/** In points unless said otherwise; found by play. */
export interface Weights {
  worker: number; // more than its taler, early in the game
  taler: number; // more than its third of a point, early in the game
  fade: number; // turns before the end in which workers and taler lose most of that
  hull: number; // price, in taler
  mast: number;
  sail: number;
  focus: number; // how much more the last tiles of a ship bring than the first
  stored: number; // of a placed tile, what a stored one is worth to its ship
  loose: number; // a stored tile that no ship waits for
  scatter: number; // what each further unfinished ship keeps of its worth
  income: number; // taler a turn
  pace: number; // tiles a turn that can be built
  reward: number; // each mast of a ship, beyond 3 points
  cargo: number; // of what a good may bring
  hold: number; // each part of a finished ship for each delivery to come
  crowns: number; // of what Score crowns may bring
  passes: number; // passes to come for each turn left in the round
  latePasses: number; // flipped in a later round
  extra: number;
  extraHalf: number; // turns before the end at which half of that is lost
  soon: number; // how much a chance to do an action helps to do it in time
  wealth: number; // of its worth, what a worker, taler or tile beyond enough keeps
  loaded: number; // odds that a good is delivered, from a ship that lacks others
  building: number; // from an unfinished ship
  goodStored: number; // from storage
}

export const WEIGHTS: Weights = {
  worker: 1.4,
  taler: 0.4,
  fade: 5,
  hull: 1.7,
  mast: 2.8,
  sail: 2.8,
  focus: 2,
  stored: 0.6,
  loose: 0.8,
  scatter: 0.7,
  income: 1,
  pace: 1.2,
  reward: 1.2,
  cargo: 0.8,
  hold: 0.5,
  crowns: 0.9,
  passes: 0.35,
  latePasses: 2.5,
  extra: 9,
  extraHalf: 2,
  soon: 2,
  wealth: 0.6,
  loaded: 0.75,
  building: 0.4,
  goodStored: 0.55,
};

export interface Evaluation {
  evaluate(s: State, seat: number): number;
  terms(s: State, seat: number): Record<Term, number>;
}

export const evaluationWith = (w: Weights): Evaluation => {
  const out = new Float64Array(TERMS.length);
  const chance = new Float64Array(ACTIONS); // that the seat gets to do an action in time
  const times = new Float64Array(ACTIONS); // that the seat may do an action
  const progress = new Int32Array(SHIPS); // unfinished ships, the most advanced first: tiles placed
  const queue = new Int32Array(SHIPS); // and where they are
  const left = new Int32Array(TILES); // stored tiles that no ship has claimed yet
  const cargo = new Float64Array(KINDS); // goods by kind, each as likely as it is delivered

  const fill = (s: State, seat: number): void => {
    const turns = outlook(s, seat);
    const late = turns / (turns + w.fade);
    const worker = 1 / 3 + w.worker * late;
    const taler = 1 / 3 + w.taler * late;
    out[Term.track] = s.points[seat];
    out[Term.purse] =
      worker * eased(s.workers[seat] + blueFor(s, seat), 7, w.wealth) +
      taler * eased(s.taler[seat], 20, w.wealth) +
      3.5 * due(s, seat);
    out[Term.extra] = s.hasExtra[seat] * w.extra * (turns / (turns + w.extraHalf));
    left.set(s.stored.subarray(seat * TILES, seat * TILES + TILES));
    if (s.toAct === seat && s.tile !== NO) left[s.tile]++;
    fillYard(s, seat, turns, worker, taler);
    fillGoods(s, seat, worker);
    fillCrowns(s, seat, worker);
  };

  /** How often the seat may still do each action; returns how many turns it has. */
  const outlook = (s: State, seat: number): number => {
    times.fill(0);
    chance.fill(0);
    if (s.toAct < 0) return 0;
    const hasActed = (seat - s.start + s.seats) % s.seats < s.turn;
    const phases = PHASES - s.actionPhase - (s.chosen === NO ? 0 : 1); // not begun
    const rounds = s.rounds - s.round;
    const open = phases + 1; // tiles of which all but one will be chosen
    const odds = phases / open;
    for (let space = 0; space < ACTIONS; space++) {
      if ((s.flipped >> space) & 1) continue;
      times[s.spaceTile[space]] = space === s.chosen ? (hasActed ? 0 : 1) : odds;
    }
    for (let action = 0; action < ACTIONS; action++) {
      times[action] += 0.9 * rounds;
      const o = 1 + w.soon * (times[action] + 0.4 * s.hasExtra[seat]);
      chance[action] = 1 - 1 / (o * o);
    }
    turnsThisRound = phases + (s.chosen === NO || hasActed ? 0 : 1);
    return turnsThisRound + PHASES * rounds;
  };
  let turnsThisRound = 0;

  /** Ships, finished and not, and the holds of the finished ones. */
  const fillYard = (s: State, seat: number, turns: number, worker: number, taler: number): void => {
    const reward = 3 + w.reward * (turns / (turns + w.fade));
    const hull = worker + w.hull * taler;
    const mast = worker + w.mast * taler;
    const sail = worker + w.sail * taler;
    const carried = w.stored * chance[Action.transport];
    cargo.fill(0);
    let tilesLeft = 0.7 * s.workers[seat] + w.pace * turns; // that can still be built
    let talerLeft = s.taler[seat] + w.income * turns;
    let made = 0;
    let holds = 0;
    let unfinished = 0;
    for (let n = 0; n < s.ships[seat]; n++) {
      const at = (seat * SHIPS + n) * PARTS;
      readShip(s, at);
      if (ship.isFinished) {
        made += SHIP_POINTS[ship.size];
        holds += ship.size;
        load(s, at, ship.goods === ship.size ? 1 : w.loaded);
      } else {
        const done = ship.size + ship.masts + ship.sails;
        let i = unfinished++;
        for (; i > 0 && progress[i - 1] < done; i--) {
          progress[i] = progress[i - 1];
          queue[i] = queue[i - 1];
        }
        progress[i] = done;
        queue[i] = at;
      }
    }
    let yard = 0;
    let rank = 1;
    for (let i = 0; i < unfinished; i++) {
      readShip(s, queue[i]);
      let best = 0;
      let bestSize = 0;
      let bestTiles = 0;
      let bestTaler = 0;
      for (let size = ship.smallest; size <= ship.largest; size++) {
        const hullsLeft = size - ship.size;
        const mastsLeft = size - ship.masts;
        const sailsLeft = size - ship.sails;
        const hullsHere = storedHulls(size);
        const mastsHere = Math.min(mastsLeft, storedOf(FIRST_MAST, CROWN_MAST));
        const sailsHere = Math.min(sailsLeft, storedOf(FIRST_SAIL, CROWN_SAIL));
        const done =
          hull * (ship.size + carried * hullsHere) +
          mast * (ship.masts + carried * mastsHere) +
          sail * (ship.sails + carried * sailsHere);
        const cost = size * (hull + mast + sail);
        const gain = SHIP_POINTS[size] + size * reward;
        const tiles = hullsLeft + mastsLeft + sailsLeft;
        const price =
          w.hull * (hullsLeft - hullsHere) +
          w.mast * (mastsLeft - mastsHere) +
          w.sail * (sailsLeft - sailsHere);
        let odds = Math.min(1, tilesLeft / (tiles + 1)) * Math.min(1, talerLeft / (price + 1));
        if (hullsLeft > hullsHere) odds *= chance[Action.hulls];
        if (mastsLeft > mastsHere) odds *= chance[Action.masts];
        if (sailsLeft > sailsHere) odds *= chance[Action.sails];
        if (hullsHere + mastsHere + sailsHere > 0) odds *= chance[Action.transport];
        const value = odds * (done + (gain - cost) * (done / cost) ** w.focus);
        if (value > best || bestSize === 0) {
          best = value;
          bestSize = size;
          bestTiles = tiles;
          bestTaler = price;
        }
      }
      claim(bestSize);
      yard += Math.max(rank * best, (ship.size + ship.masts + ship.sails) / 3);
      rank *= w.scatter;
      tilesLeft = Math.max(0, tilesLeft - bestTiles);
      talerLeft = Math.max(0, talerLeft - bestTaler);
      load(s, queue[i], w.building);
    }
    out[Term.ships] = made;
    out[Term.yard] = yard;
    out[Term.holds] = w.hold * Math.min(holds, 10) * times[Action.delivery];
    let loose = 0;
    for (let tile = 0; tile < TILES; tile++) {
      if (tile < FIRST_GOOD || tile >= CROWN_MAST) loose += left[tile];
    }
    const late = turns / (turns + w.fade);
    out[Term.storage] =
      eased(loose, 3, w.wealth) * (1 / 3 + w.loose * chance[Action.transport] * late);
    const room = holds > 0 ? w.goodStored : 0.5 * w.goodStored;
    for (let kind = 0; kind < KINDS; kind++) {
      cargo[kind] += left[FIRST_GOOD + kind] * room * chance[Action.transport];
    }
  };

  const storedHulls = (size: number): number => {
    if (size === 1) return 0;
    const middles = size - 2 - ship.middles;
    return (
      Math.min(middles, left[MIDDLE]) +
      (ship.hasBow ? 0 : Math.min(1, left[BOW])) +
      (ship.hasStern ? 0 : Math.min(1, left[STERN]))
    );
  };

  /** Stored masts or sails that would suit the ship. */
  const storedOf = (first: number, crown: number): number =>
    left[first + emblem() - 1] + left[crown];

  /** The emblem of the ship, or the one of which most is stored. */
  const emblem = (): number => {
    if (ship.emblem > 0) return ship.emblem;
    let best = 1;
    for (let e = 2; e <= KINDS; e++) {
      if (suits(e) > suits(best)) best = e;
    }
    return best;
  };
  const suits = (e: number): number => 2 * left[FIRST_MAST + e - 1] + left[FIRST_SAIL + e - 1];

  /** Takes the stored tiles for a ship of that size out of what is left for others. */
  const claim = (size: number): void => {
    const e = emblem();
    if (size > 1) {
      left[MIDDLE] -= Math.min(size - 2 - ship.middles, left[MIDDLE]);
      if (!ship.hasBow && left[BOW] > 0) left[BOW]--;
      if (!ship.hasStern && left[STERN] > 0) left[STERN]--;
    }
    take(size - ship.masts, FIRST_MAST + e - 1, CROWN_MAST);
    take(size - ship.sails, FIRST_SAIL + e - 1, CROWN_SAIL);
  };
  const take = (n: number, tile: number, crown: number): void => {
    const regular = Math.min(n, left[tile]);
    left[tile] -= regular;
    left[crown] -= Math.min(n - regular, left[crown]);
  };

  const load = (s: State, at: number, odds: number): void => {
    for (let i = at; i < at + ship.size; i++) {
      const good = s.parts[i] >> 9;
      if (good > 0) cargo[good - 1] += odds;
    }
  };

  const fillGoods = (s: State, seat: number, worker: number): void => {
    let delivered = 0;
    let hoped = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = s.delivered[seat * KINDS + kind];
      delivered += SET_POINTS[n];
      const more = Math.min(cargo[kind], SET_POINTS.length - 2 - n);
      if (more === 0) continue;
      const whole = Math.floor(n + more);
      const points =
        SET_POINTS[whole] + (SET_POINTS[whole + 1] - SET_POINTS[whole]) * (n + more - whole);
      const net =
        w.cargo * chance[Action.delivery] * (points - SET_POINTS[n] - 0.5 * worker * more);
      hoped += Math.max(net, more / 3);
    }
    out[Term.delivered] = delivered;
    out[Term.cargo] = hoped;
  };

  const fillCrowns = (s: State, seat: number, worker: number): void => {
    const crowns = s.crowns[seat];
    const passed = s.passed[seat];
    const soon = Math.min(3, passed + w.passes * turnsThisRound);
    const rounds = s.rounds - s.round;
    const now = s.toAct < 0 ? 0 : times[Action.crowns] - 0.9 * rounds;
    let running = 0;
    if (s.toAct === seat && s.action === Action.crowns) running = s.scored;
    const later = rounds > 0 ? 0.9 * rounds * harvest(crowns + w.latePasses, worker, 0) : 0;
    out[Term.crowns] = w.crowns * (later + now * harvest(crowns + soon, worker, running));
    const low = Math.floor(soon);
    const high = Math.min(3, low + 1);
    out[Term.passTiles] =
      s.toAct < 0 ? 0 : -(PENALTIES[low] + (PENALTIES[high] - PENALTIES[low]) * (soon - low));
  };

  /** What one Score crowns brings beyond the workers that it takes. */
  const harvest = (crowns: number, worker: number, scored: number): number => {
    if (crowns <= 0) return 0;
    const points = MOST_CROWN_POINTS - scored;
    return Math.max(0, points - (worker * points) / crowns);
  };

  const evaluate = (s: State, seat: number): number => {
    if (s.toAct < 0) return nauticus.score(s, seat);
    fill(s, seat);
    let sum = 0;
    for (let i = 0; i < out.length; i++) sum += out[i];
    return sum;
  };

  const terms = (s: State, seat: number): Record<Term, number> => {
    fill(s, seat);
    return Object.fromEntries(TERMS.map((name, i) => [name, out[i]])) as Record<Term, number>;
  };
  return { evaluate, terms };
};

/** Beyond `enough`, more of the same is worth less. */
const eased = (n: number, enough: number, more: number): number =>
  n <= enough ? n : enough + more * (n - enough);

/** Blue workers that the seat can still spend. */
const blueFor = (s: State, seat: number): number => (s.toAct === seat ? s.blue : 0);

/** Rewards and gifts that the seat is about to take. */
const due = (s: State, seat: number): number =>
  s.toAct !== seat ? 0 : s.rewardsLeft + 0.5 * (s.goodsLeft + s.giftDue);

export const { evaluate, terms } = evaluationWith(WEIGHTS);
