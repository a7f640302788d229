/** The evaluation of a position of Nautilus Island: points scored, and the expected points of the sets. */
import type { NautilusIsland, nautilusIsland } from '@tidetable/rules';
import {
  BONUSES,
  Bonus,
  cardAt,
  components,
  HEIGHT,
  heldAt,
  OBJECTS,
  pairs,
  SET_COLOURS,
  SETS,
  SMALLEST_PILE,
  Stage,
  setAt,
  setPoints,
  treasures,
} from '@tidetable/rules/nautilus-island';
import { type Evaluate, sumOf, type Terms } from '../terms.ts';

type State = NautilusIsland.State;
export type NautilusIslandGame = typeof nautilusIsland;

/** In points or turns, tuned by self-play. */
export interface Weights {
  store: number; // cards laid in a turn of storing, on average
  missing: number; // turns it takes to find a card of a wanted colour
  pace: number; // turns that are really left for each one that the lowest column leaves
  turn: number; // cost of each turn of a plan, for its risk
}

export const WEIGHTS: Weights = { store: 2, missing: 1.7, pace: 1.3, turn: 1 };

/** The terms of the evaluation: points scored, then the expected points of each set. */
export const TERMS = ['portholes', 'bonus', 'treasures', ...SET_COLOURS] as const;
export type Term = (typeof TERMS)[number];
const FIRST_SET = TERMS.length - SETS;

/** The best plan for each set: what it adds to the score, and how many turns it takes. */
interface Plans {
  readonly gains: Float64Array;
  readonly costs: Float64Array;
}

/** Fills `out` with the terms, in their order. */
export const termsBy = (game: NautilusIslandGame, w = WEIGHTS): Terms<State> => {
  const plans = { gains: new Float64Array(SETS), costs: new Float64Array(SETS) };
  return (s, seat, out) => {
    const turns = turnsLeft(s, seat, w.pace);
    for (let colour = 0; colour < SETS; colour++) plan(s, seat, colour, turns, w, plans);
    let portholes = 0;
    for (let colour = 0; colour < SETS; colour++) portholes += s.porthole[setAt(seat, colour)];
    const inHand = treasures(s, seat);
    out[0] = portholes;
    out[1] = game.score(s, seat) - portholes - inHand;
    out[2] = inHand;
    worthOfPlans(plans, turns, out);
  };
};

export const evaluateBy = (game: NautilusIslandGame): Evaluate<State> =>
  sumOf(termsBy(game), TERMS.length);

/** How many turns this seat still has, about. */
const turnsLeft = (s: State, seat: number, pace: number): number => {
  const thisRound = s.toAct < 0 || s.order.indexOf(seat) < s.turn ? 0 : 1;
  if (s.stage === Stage.final) return thisRound;
  let lowest: number = HEIGHT;
  for (const height of s.height) if (height < lowest) lowest = height;
  return thisRound + Math.max(0, lowest - 1) * pace + 1;
};

/** Fills in the best plan for one set. */
const plan = (
  s: State,
  seat: number,
  colour: number,
  turns: number,
  w: Weights,
  plans: Plans,
): void => {
  plans.gains[colour] = 0;
  plans.costs[colour] = 1;
  const set = setAt(seat, colour);
  if (s.porthole[set] > 0) return;
  const size = s.size[set];
  const held = s.held[heldAt(seat, colour)];
  const tokens = set * BONUSES;
  const from = cardAt(seat, colour * OBJECTS);
  const hasPairs = s.bonus[tokens + Bonus.pair] > 0;
  const now = setPoints(s.bonus, tokens, size, hasPairs ? pairs(s.laid, from) : 0, 0);
  const most = hasPairs ? pairsWithHand(s, from) : 0;
  if (held > 0 && turns >= 1) {
    const target = size + Math.min(2, held);
    const then = setPoints(s.bonus, tokens, target, most, 0) + campToken(s, colour, target);
    consider(plans, colour, then - now - w.turn, 1);
  }
  const { piles } = s.sheet;
  for (let pile = 0; pile < piles.length; pile++) {
    const target = SMALLEST_PILE + pile;
    const more = target - size;
    if (more <= 0 || s.pile[pile] >= piles[pile].length) continue;
    const cost = Math.max(1, more / w.store) + Math.max(0, more - held) * w.missing;
    if (cost > turns) continue;
    const porthole = piles[pile][s.pile[pile]];
    const then = setPoints(s.bonus, tokens, target, most, porthole) + campToken(s, colour, target);
    consider(plans, colour, then - now - cost * w.turn, cost);
  }
};

/** Keeps the plan with the most points per turn. */
const consider = ({ gains, costs }: Plans, colour: number, gain: number, cost: number): void => {
  if (gain * costs[colour] <= gains[colour] * cost) return;
  gains[colour] = gain;
  costs[colour] = cost;
};

/** Pairs of a set if all cards of its colour were laid; `from` is the first of them. */
const pairsWithHand = (s: State, from: number): number => {
  let n = 0;
  for (let i = from; i < from + OBJECTS; i++) n += (s.laid[i] + s.hand[i]) >> 1;
  return n;
};

/** Plans are carried out by points per turn, the last one as far as turns are left. */
const worthOfPlans = ({ gains, costs }: Plans, turns: number, out: Float64Array): void => {
  for (let i = 0; i < SETS; i++) out[FIRST_SET + i] = 0;
  let left = turns;
  let done = 0;
  while (left > 0) {
    let best = -1;
    for (let i = 0; i < SETS; i++) {
      if (done & (1 << i) || gains[i] <= 0) continue;
      if (best < 0 || gains[i] * costs[best] > gains[best] * costs[i]) best = i;
    }
    if (best < 0) return;
    done |= 1 << best;
    out[FIRST_SET + best] = gains[best] * Math.min(1, left / costs[best]);
    left -= costs[best];
  }
};

/** The estimated points of this colour's token in the camp for a set of that size. */
const campToken = (s: State, colour: number, size: number): number => {
  switch (s.camp[colour] - 1) {
    case Bonus.two:
      return components.bonusPoints.two;
    case Bonus.three:
      return components.bonusPoints.three;
    case Bonus.perCard:
      return size;
    case Bonus.double:
      return size >= SMALLEST_PILE ? 5 : 0;
    case Bonus.odd:
      return 2.5;
    case Bonus.pair:
      return 3;
    default:
      return 0;
  }
};
