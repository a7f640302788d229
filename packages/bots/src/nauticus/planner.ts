/**
 * Plans a whole turn. A turn of Nauticus may be thirty small moves, so the small moves are searched
 * in layers: of each layer only the positions that look best go on, and equal ones are merged.
 */
import { nauticus, type Options } from '@tidetable/rules';
import { KINDS, SHIPS, type State, TILES } from './table.ts';

const MOST_MOVES = 80; // of a turn; longer ones are planned again on the way
const CHOOSE_PHASE = 0;
const EXTRA = 8; // the move
const LANES = 2; // turns that spend the extra action do not compete with those that keep it

/** The end of a turn, and how to get there. */
export interface Plan {
  value: number;
  length: number;
  readonly moves: Int32Array; // the first `length` of them
  readonly state: State;
  mark: number;
}

export interface PlannerSetup {
  /** How good a position within the turn, or at its end, looks to the seat whose turn it is. */
  readonly value: (s: State, seat: number) => number;
  /** Positions of a layer that go on. */
  readonly width: number;
  /** Plans to keep. */
  readonly keep: number;
}

export interface Planner {
  /** The best plans, best first. */
  readonly plans: readonly Plan[];
  /** Plans the turn of the seat to act; returns how many of `plans` there are. */
  plan(s: State): number;
}

interface Node {
  readonly state: State;
  readonly moves: Int32Array;
  length: number;
  value: number;
  mark: number;
}

export const planner = (options: Options, { value, width, keep }: PlannerSetup): Planner => {
  const node = (): Node => ({
    state: nauticus.blank(options),
    moves: new Int32Array(MOST_MOVES),
    length: 0,
    value: 0,
    mark: 0,
  });
  const layer = (): Node[] => Array.from({ length: LANES * width }, node);
  let now = layer();
  let next = layer();
  const inNow = new Int32Array(LANES);
  const inNext = new Int32Array(LANES);
  const plans = Array.from({ length: keep }, node);
  let found = 0;
  const trial = nauticus.blank(options);
  const legal = new Int32Array(nauticus.maxLegal);

  const plan = (s: State): number => {
    found = 0;
    const seat = s.toAct;
    if (s.phase !== CHOOSE_PHASE) {
      grow(s, seat, -1);
      return found;
    }
    const n = nauticus.legalMoves(s, legal);
    const choices = legal.slice(0, n);
    for (const m of choices) if (m !== EXTRA) grow(s, seat, m);
    return found;
  };

  /** Adds the plans that begin with this move, if one is given. */
  const grow = (s: State, seat: number, m: number): void => {
    const lane = s.hasExtra[seat] ? 0 : 1;
    const first = now[lane * width];
    nauticus.copyInto(first.state, s);
    first.length = 0;
    inNow.fill(0);
    inNow[lane] = 1;
    if (m >= 0) {
      nauticus.play(first.state, m);
      first.moves[first.length++] = m;
    }
    for (let depth = first.length; depth < MOST_MOVES && inNow[0] + inNow[1] > 0; depth++) {
      inNext.fill(0);
      for (let l = 0; l < LANES; l++) {
        for (let i = 0; i < inNow[l]; i++) expand(now[l * width + i], seat);
      }
      const done = now;
      now = next;
      next = done;
      inNow.set(inNext);
    }
  };

  const expand = (from: Node, seat: number): void => {
    const n = nauticus.legalMoves(from.state, legal);
    for (let i = 0; i < n; i++) {
      nauticus.copyInto(trial, from.state);
      nauticus.play(trial, legal[i]);
      const worth = value(trial, seat);
      if (isOver(trial, from.state)) found = insert(plans, 0, keep, found, from, legal[i], worth, seat);
      else {
        const lane = trial.hasExtra[seat] ? 0 : 1;
        inNext[lane] = insert(next, lane * width, width, inNext[lane], from, legal[i], worth, seat);
      }
    }
  };

  /** Keeps the list sorted, best first, without equals; returns its new length. */
  const insert = (
    list: Node[],
    at: number,
    room: number,
    used: number,
    from: Node,
    m: number,
    worth: number,
    seat: number,
  ): number => {
    if (used === room && worth <= list[at + used - 1].value) return used;
    const mark = markOf(trial, seat);
    for (let i = at; i < at + used; i++) {
      if (list[i].mark === mark && list[i].value === worth) return used;
    }
    const last = used === room ? used - 1 : used;
    const to = list[at + last];
    let i = at + last;
    for (; i > at && list[i - 1].value < worth; i--) list[i] = list[i - 1];
    list[i] = to;
    nauticus.copyInto(to.state, trial);
    to.moves.set(from.moves.subarray(0, from.length));
    to.moves[from.length] = m;
    to.length = from.length + 1;
    to.value = worth;
    to.mark = mark;
    return last + 1;
  };

  return { plans, plan };
};

/** Has the turn of `before` ended? */
const isOver = (s: State, before: State): boolean =>
  s.toAct !== before.toAct || s.turn !== before.turn || s.actionPhase !== before.actionPhase;

const mix = (h: number, x: number): number => Math.imul(h ^ x, 0x9e3779b1) ^ (h >>> 15);

/** A number that tells positions of one seat's turn apart. */
export const markOf = (s: State, seat: number): number => {
  let h = mix(s.phase | (s.action << 4) | (s.blue << 12) | (s.tile << 16), s.rewarded);
  h = mix(h, s.bought | (s.scored << 4) | (s.rewardsLeft << 8) | (s.goodsLeft << 12));
  h = mix(h, s.chosen | (s.flipped << 8) | (s.hasExtra[seat] << 16) | (s.extra << 17));
  h = mix(h, s.goodTaken | (s.passed[seat] << 8) | (Math.min(s.uses, 1) << 16) | (s.turn << 20));
  h = mix(h, s.workers[seat] | (s.taler[seat] << 16));
  h = mix(h, s.points[seat]);
  for (let i = seat * TILES; i < (seat + 1) * TILES; i++) h = mix(h, s.stored[i]);
  for (let i = seat * KINDS; i < (seat + 1) * KINDS; i++) h = mix(h, s.delivered[i]);
  const first = seat * SHIPS * 2;
  for (let i = first + 2 * s.ships[seat] - 1; i >= first; i--) h = mix(h, s.rows[i]);
  return h;
};
