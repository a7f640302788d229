/**
 * Plans a whole turn by beam search: a turn of Nauticus may have thirty moves, so each layer keeps
 * only the positions with the best evaluation, and merges equal ones.
 */
import type { Options, Seat } from '@tidetable/rules';
import {
  ACTIONS,
  deliveredAt,
  EXTRA,
  Phase,
  type State,
  shipAt,
  storedAt,
} from '@tidetable/rules/nauticus';
import type { Evaluate } from '../terms.ts';
import type { NauticusGame } from './evaluate.ts';

const MOST_MOVES = 80; // of a plan; a longer turn is planned again on the way

/** The moves of a turn, or of its beginning. */
export interface Plan {
  readonly moves: Int32Array; // the first `length` of them
  length: number;
  readonly state: State; // after these moves
  value: number; // its evaluation for the seat whose turn it is
  mark: number; // hash of the position
}

/** Plans in their order, best first; the first `used` of them. */
export interface PlanPool {
  readonly plans: Plan[];
  used: number;
}

export interface PlannerSetup {
  readonly evaluate: Evaluate<State>;
  /** The beam width: positions that a layer keeps. */
  readonly width: number;
  /** Whole turns to keep. */
  readonly keep: number;
}

/** The memory of one player's planning. */
export interface Planner {
  readonly game: NauticusGame;
  readonly evaluate: Evaluate<State>;
  // Turns that spend the extra action are compared with those that keep it only when they end.
  layer: readonly [PlanPool, PlanPool];
  next: readonly [PlanPool, PlanPool];
  turns: PlanPool;
  readonly trial: State;
  readonly legal: Int32Array;
  readonly choices: Int32Array;
  seat: Seat; // whose turn is planned
}

export const newPlanner = (
  game: NauticusGame,
  options: Options,
  { evaluate, width, keep }: PlannerSetup,
): Planner => {
  const pool = (room: number): PlanPool => newPool(game, options, room);
  return {
    game,
    evaluate,
    layer: [pool(width), pool(width)],
    next: [pool(width), pool(width)],
    turns: pool(keep),
    trial: game.blank(options),
    legal: new Int32Array(game.maxLegal),
    choices: new Int32Array(game.maxLegal),
    seat: 0,
  };
};

const newPool = (game: NauticusGame, options: Options, room: number): PlanPool => ({
  plans: Array.from({ length: room }, () => blankPlan(game, options)),
  used: 0,
});

/** The best turns for the seat to act, at least one; the next call overwrites them. */
export const planTurns = (p: Planner, s: State): PlanPool => {
  p.turns.used = 0;
  p.seat = s.toAct;
  if (s.phase !== Phase.choose) {
    grow(p, s, -1);
    return p.turns;
  }
  // Each action gets its own layers. An extra action can as well follow the choice.
  const n = p.game.legalMoves(s, p.choices);
  for (let i = 0; i < n; i++) if (p.choices[i] !== EXTRA) grow(p, s, p.choices[i]);
  return p.turns;
};

/** Planners for which each action keeps turns of its own. */
export interface WidePlanner {
  readonly planner: Planner;
  readonly pools: readonly PlanPool[]; // by action
  readonly only: PlanPool; // where there is no choice of an action
  readonly found: Plan[];
}

/** Turns to keep for each action, and where there is only one. */
export interface WideSetup {
  readonly evaluate: Evaluate<State>;
  readonly width: number;
  readonly each: number;
  readonly only: number;
}

export const newWidePlanner = (
  game: NauticusGame,
  options: Options,
  { evaluate, width, each, only }: WideSetup,
): WidePlanner => ({
  planner: newPlanner(game, options, { evaluate, width, keep: 0 }),
  pools: Array.from({ length: ACTIONS }, () => newPool(game, options, each)),
  only: newPool(game, options, only),
  found: [],
});

/** The best turns of every action for the seat to act; the next call overwrites them. */
export const planWidely = (wide: WidePlanner, s: State): readonly Plan[] => {
  const { planner: p, pools, only, found } = wide;
  p.seat = s.toAct;
  found.length = 0;
  if (s.phase !== Phase.choose) {
    growOn(wide, only, s, -1);
    return found;
  }
  const n = p.game.legalMoves(s, p.choices);
  let used = 0;
  for (let i = 0; i < n; i++)
    if (p.choices[i] !== EXTRA) growOn(wide, pools[used++], s, p.choices[i]);
  return found;
};

const growOn = ({ planner, found }: WidePlanner, pool: PlanPool, s: State, m: number): void => {
  planner.turns = pool;
  pool.used = 0;
  grow(planner, s, m);
  for (let i = 0; i < pool.used; i++) found.push(pool.plans[i]);
};

/** Adds the turns that begin with this move, or with any if it is negative. */
const grow = (p: Planner, s: State, m: number): void => {
  const root = plantRoot(p, s, m);
  for (let depth = root.length; depth < MOST_MOVES; depth++) {
    clear(p.next);
    for (const { plans, used } of p.layer) {
      for (let i = 0; i < used; i++) expand(p, plans[i]);
    }
    [p.layer, p.next] = [p.next, p.layer];
    if (p.layer[0].used + p.layer[1].used === 0) return;
  }
  // Turns beyond the limit of moves are kept as incomplete plans.
  for (const { plans, used } of p.layer) for (let i = 0; i < used; i++) keepUnended(p, plans[i]);
};

const clear = (pools: readonly PlanPool[]): void => {
  for (const pool of pools) pool.used = 0;
};

/** The first layer: a position alone, one move further on if there is one. */
const plantRoot = ({ game, layer, seat }: Planner, s: State, m: number): Plan => {
  const pool = layer[s.hasExtra[seat]];
  clear(layer);
  pool.used = 1;
  const [root] = pool.plans;
  game.copyInto(root.state, s);
  root.length = 0;
  if (m >= 0) {
    game.play(root.state, m);
    root.moves[root.length++] = m;
  }
  return root;
};

const expand = (p: Planner, from: Plan): void => {
  const { game, legal, trial, seat } = p;
  const n = game.legalMoves(from.state, legal);
  for (let i = 0; i < n; i++) {
    game.copyInto(trial, from.state);
    game.play(trial, legal[i]);
    const to = hasEnded(trial, from.state) ? p.turns : p.next[trial.hasExtra[seat]];
    shelve(p, to, from, legal[i], p.evaluate(trial, seat));
  }
};

/** Inserts `trial`, one move after `from`, in order of value, unless it is there already or too bad. */
const shelve = (p: Planner, to: PlanPool, from: Plan, m: number, value: number): void => {
  const { plans } = to;
  const isFull = to.used === plans.length;
  if (isFull && value <= plans[to.used - 1].value) return;
  const mark = markOf(p.trial, p.seat);
  for (let i = 0; i < to.used; i++) {
    if (plans[i].mark === mark && plans[i].value === value) return;
  }
  if (!isFull) to.used++;
  let i = to.used - 1;
  const plan = plans[i];
  for (; i > 0 && plans[i - 1].value < value; i--) plans[i] = plans[i - 1];
  plans[i] = plan;
  p.game.copyInto(plan.state, p.trial);
  plan.moves.set(from.moves.subarray(0, from.length));
  plan.moves[from.length] = m;
  plan.length = from.length + 1;
  plan.value = value;
  plan.mark = mark;
};

const keepUnended = (p: Planner, plan: Plan): void => {
  p.game.copyInto(p.trial, plan.state);
  plan.length--;
  shelve(p, p.turns, plan, plan.moves[plan.length], plan.value);
};

const blankPlan = (game: NauticusGame, options: Options): Plan => ({
  moves: new Int32Array(MOST_MOVES),
  length: 0,
  state: game.blank(options),
  value: 0,
  mark: 0,
});

/** Is the turn over in which `before` was a position? */
export const hasEnded = (s: State, before: State): boolean =>
  s.toAct !== before.toAct || s.turn !== before.turn || s.actionPhase !== before.actionPhase;

const mix = (h: number, x: number): number => Math.imul(h ^ x, 0x9e3779b1) ^ (h >>> 15);

/** A hash of the position that distinguishes all positions of one turn of a seat. */
export const markOf = (s: State, seat: number): number => {
  let h = mix(s.phase | (s.action << 4) | (s.blue << 12) | (s.tile << 16), s.rewarded);
  h = mix(h, s.bought | (s.scored << 4) | (s.rewardsLeft << 8) | (s.goodsLeft << 12));
  h = mix(h, s.chosen | (s.flipped << 8) | (s.hasExtra[seat] << 16) | (s.extra << 17));
  h = mix(h, s.goodTaken | (s.passed[seat] << 8) | (Math.min(s.uses, 1) << 16) | (s.turn << 20));
  h = mix(h, s.workers[seat] | (s.taler[seat] << 16));
  h = mix(h, s.points[seat]);
  for (let i = storedAt(seat, 0); i < storedAt(seat + 1, 0); i++) h = mix(h, s.stored[i]);
  for (let i = deliveredAt(seat, 0); i < deliveredAt(seat + 1, 0); i++) h = mix(h, s.delivered[i]);
  const rows = 2 * shipAt(seat, 0);
  for (let i = rows; i < rows + 2 * s.ships[seat]; i++) h = mix(h, s.rows[i]);
  return h;
};
