import type { LogLine } from '@tidetable/match';
import { expect, test } from 'vitest';
import { undoTogether } from './autoMoves.ts';

const move = (ply: number, seat = 0): LogLine => ({ ply, seat, turn: 1, names: [], events: [] });
const practice = (ply: number): LogLine => ({
  ...move(ply),
  decided: { type: 'practice', seat: 0, agreed: [], at: 0 },
});
const lines = [move(0), move(1), move(2), move(3)];
const NONE = new Set<number>();

test('an undo takes back what was played for somebody, and the choice before it', () => {
  const auto = new Set([2, 3]);
  const own = { seat: 0, lines, undone: NONE, auto };
  expect(undoTogether({ step: 3, turn: 0 }, own)).toEqual({ step: 1, turn: 0 });
});

test('a move of one’s own is taken back alone', () => {
  const own = { seat: 0, lines, undone: NONE, auto: new Set([2]) };
  expect(undoTogether({ step: 3, turn: 0 }, own)).toEqual({ step: 3, turn: 0 });
  expect(undoTogether({ practice: 3 }, own)).toEqual({ practice: 3 });
});

test('it goes no further than may be undone', () => {
  const own = { seat: 0, lines, undone: NONE, auto: new Set([2, 3]) };
  expect(undoTogether({ step: 3, turn: 2 }, own)).toEqual({ step: 3, turn: 2 });
  expect(undoTogether({ step: 3 }, own)).toEqual({ step: 3 });
  expect(undoTogether({ step: 0 }, { ...own, auto: new Set([0]) })).toEqual({ step: 0 });
});

test('what others did, and what was taken back, is no choice of one’s own', () => {
  const mixed = [move(0), move(1), move(2, 1), move(3)];
  const own = { seat: 0, lines: mixed, undone: new Set([1]), auto: new Set([3]) };
  expect(undoTogether({ step: 3, turn: 0 }, own)).toEqual({ step: 0, turn: 0 });
});

test('in practice moves of others may lie between', () => {
  const mixed = [practice(0), move(1), move(2, 1), move(3)];
  const own = { seat: 0, lines: mixed, undone: NONE, auto: new Set([3]) };
  expect(undoTogether({ step: 3 }, own)).toEqual({ step: 1 });
});
