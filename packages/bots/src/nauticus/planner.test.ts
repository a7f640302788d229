import { nauticus, seededRng, unnamed } from '@tidetable/rules';
import type { State } from '@tidetable/rules/nauticus';
import { expect, test } from 'vitest';
import { evaluateBy } from './evaluate.ts';
import { markOf, newPlanner, type PlannerSetup, type PlanPool, planTurns } from './planner.ts';

const evaluate = evaluateBy(nauticus);
const OPTIONS = { seats: 3, oneEmblemPerShip: false };

const planner = (setup: PlannerSetup): ((s: State) => PlanPool) => {
  const own = newPlanner(nauticus, OPTIONS, setup);
  return s => planTurns(own, s);
};

/** Positions at the beginning of turns, from a game by a narrow planner. */
const turnsOf = (seed: number): State[] => {
  const s = nauticus.blank(OPTIONS);
  nauticus.deal(s, unnamed(seededRng(seed)));
  const plan = planner({ evaluate, width: 2, keep: 1 });
  const turns: State[] = [];
  while (s.toAct >= 0) {
    const copy = nauticus.blank(OPTIONS);
    nauticus.copyInto(copy, s);
    turns.push(copy);
    nauticus.copyInto(s, plan(s).plans[0].state);
  }
  return turns;
};

const turns = turnsOf(1);
const plan = planner({ evaluate, width: 6, keep: 10 });
const bestMoves = (s: State): Int32Array => {
  const { moves, length } = plan(s).plans[0];
  return moves.slice(0, length);
};
const legal = new Int32Array(nauticus.maxLegal);

test('every plan is a turn of legal moves to the position that it names', () => {
  for (const s of turns) {
    const { plans, used } = plan(s);
    expect(used).toBeGreaterThan(0);
    for (const { moves, length, state, value } of plans.slice(0, used)) {
      const t = nauticus.blank(OPTIONS);
      nauticus.copyInto(t, s);
      for (const m of moves.subarray(0, length)) {
        expect(t.turn).toBe(s.turn);
        expect(t.actionPhase).toBe(s.actionPhase);
        expect(legal.subarray(0, nauticus.legalMoves(t, legal))).toContain(m);
        nauticus.play(t, m);
      }
      expect(t.turn !== s.turn || t.toAct !== s.toAct).toBe(true);
      expect(nauticus.position(t)).toEqual(nauticus.position(state));
      expect(value).toBe(evaluate(t, s.toAct));
    }
  }
});

test('plans come best first and lead to different positions', () => {
  for (const s of turns) {
    const { plans, used } = plan(s);
    const values = plans.slice(0, used).map(p => p.value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    const ends = plans.slice(0, used).map(p => `${p.mark} ${p.value}`);
    expect(new Set(ends).size).toBe(used);
  }
});

test('planning leaves the position as it was, and plans the same turn again', () => {
  for (const s of turns.slice(0, 20)) {
    const before = nauticus.position(s);
    const first = bestMoves(s);
    plan(turns[30]);
    expect(bestMoves(s)).toEqual(first);
    expect(nauticus.position(s)).toEqual(before);
  }
});

test('a wider look often finds a better turn, and hardly ever loses anything', () => {
  const narrow = planner({ evaluate, width: 1, keep: 1 });
  const wide = planner({ evaluate, width: 12, keep: 1 });
  let better = 0;
  for (const s of turns) {
    const gain = wide(s).plans[0].value - narrow(s).plans[0].value;
    if (gain > 0) better++;
    expect(gain).toBeGreaterThan(-2); // a layer may drop a position that would have become the best later
  }
  expect(better).toBeGreaterThan(5);
});

test('marks tell apart what a move changes', () => {
  for (const s of turns.slice(0, 30)) {
    const seat = s.toAct;
    const n = nauticus.legalMoves(s, legal);
    const marks = Array.from(legal.subarray(0, n), m => {
      const t = nauticus.blank(OPTIONS);
      nauticus.copyInto(t, s);
      nauticus.play(t, m);
      return markOf(t, seat);
    });
    expect(new Set(marks).size).toBe(n);
    expect(marks).not.toContain(markOf(s, seat));
  }
});
