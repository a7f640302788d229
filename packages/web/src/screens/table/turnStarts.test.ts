import type { LogLine } from '@tidetable/match';
import { expect, test } from 'vitest';
import { plyAfterStep } from './step.ts';
import { startsOf, ticksOf } from './turnStarts.ts';

/** By entry the turn, and how many of them are a round. */
const logOf = (turns: readonly number[], perRound?: number): LogLine[] =>
  turns.map((turn, ply) => ({
    ply,
    seat: turn % 2,
    turn,
    ...(perRound && { round: 1 + Math.floor((turn - 1) / perRound) }),
    names: [],
    events: [],
  }));

const NOTHING: ReadonlySet<number> = new Set();

test('a turn begins with its first move, a round with its first turn', () => {
  const lines = logOf([1, 1, 2, 3, 3, 3, 4], 2);
  expect(startsOf(lines, NOTHING)).toEqual({ turns: [0, 2, 3, 6], rounds: [0, 3] });
  expect(startsOf(logOf([1, 2, 2]), NOTHING)).toEqual({ turns: [0, 1], rounds: [] });
});

test('what was taken back or decided by the table begins no turn', () => {
  const [a, b, c, undo, d] = logOf([1, 2, 3, 3, 2], 1);
  const decided = { type: 'undo', seat: 0, to: 2, at: 0 } as const;
  const lines = [a, b, c, { ...undo, decided }, d, ...logOf([1, 1, 1, 1, 1, 3], 1).slice(5)];
  expect(startsOf(lines, new Set([2]))).toEqual({ turns: [0, 1, 5], rounds: [0, 1, 5] });
});

test('a short game has a mark for each turn, a round counts for its first one', () => {
  const starts = { turns: [0, 2, 4, 6, 8], rounds: [0, 4] };
  expect(ticksOf(starts, 10)).toEqual({ turns: [2, 6, 8], rounds: [0, 4] });
});

test('of hundreds of turns those have a mark that have room, and all rounds', () => {
  const turns = Array.from({ length: 400 }, (_, ply) => ply);
  const rounds = turns.filter(ply => ply % 57 === 0);
  const ticks = ticksOf({ turns, rounds }, 400);
  expect(ticks.rounds).toEqual(rounds);
  const all = [...ticks.turns, ...ticks.rounds].sort((a, b) => a - b);
  const gaps = all.slice(1).map((ply, i) => ply - all[i]);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
  expect(all.length).toBeGreaterThan(20);
});

test('a step leads by move, turn or round, and never beyond the match', () => {
  const match = { starts: { turns: [0, 2, 3, 6], rounds: [0, 3] }, last: 9 };
  expect(plyAfterStep(4, 'move', 1, match)).toBe(5);
  expect(plyAfterStep(9, 'move', 1, match)).toBe(9);
  expect(plyAfterStep(0, 'move', -1, match)).toBe(0);
  expect(plyAfterStep(4, 'turn', 1, match)).toBe(6);
  expect(plyAfterStep(4, 'turn', -1, match)).toBe(3);
  expect(plyAfterStep(3, 'turn', -1, match)).toBe(2);
  expect(plyAfterStep(6, 'turn', 1, match)).toBe(9);
  expect(plyAfterStep(2, 'round', 1, match)).toBe(3);
  expect(plyAfterStep(2, 'round', -1, match)).toBe(0);
  expect(plyAfterStep(5, 'round', 1, match)).toBe(9);
});
