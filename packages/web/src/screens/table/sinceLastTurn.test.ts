import type { LogLine } from '@tidetable/match';
import { expect, test } from 'vitest';
import { sinceLastTurn, sinceTurnBefore } from './sinceLastTurn.ts';

/** Who moved, entry by entry; an undo as [seat, ply]. */
const logOf = (...entries: readonly (number | readonly [number, number])[]): LogLine[] =>
  entries.map((entry, ply) =>
    typeof entry === 'number'
      ? { ply, seat: entry, turn: 1, names: [], events: [] }
      : {
          ply,
          seat: entry[0],
          turn: 1,
          names: [],
          decided: { type: 'undo', seat: entry[0], to: entry[1], at: 0 },
          events: [],
        },
  );

const pliesSince = (lines: readonly LogLine[], ...undone: number[]) => {
  const since = sinceLastTurn(lines, new Set(undone), 0);
  return { plies: since.lines.map(({ ply }) => ply), isFirst: since.isFirst };
};

test('what the others did since one moved', () => {
  expect(pliesSince(logOf(0, 0, 1, 2, 1))).toEqual({ plies: [2, 3, 4], isFirst: false });
  expect(pliesSince(logOf(0, 1, 0))).toEqual({ plies: [], isFirst: false });
});

test('before the first own move there was no last turn', () => {
  expect(pliesSince(logOf(1, 2))).toEqual({ plies: [0, 1], isFirst: true });
  expect(pliesSince(logOf(1, 0, [0, 1]), 1)).toEqual({ plies: [0], isFirst: true });
});

test('an undo brings back what had happened before the move that was taken back', () => {
  expect(pliesSince(logOf(0, 1, 2, 0, [0, 3]), 3)).toEqual({ plies: [1, 2], isFirst: false });
});

test('what others did and was taken back did not happen', () => {
  expect(pliesSince(logOf(0, 1, 1, [1, 2], 1), 2)).toEqual({ plies: [1, 4], isFirst: false });
});

test('in the middle of a turn, what the others did before it', () => {
  const lines = logOf(0, 1, 1, 0, 0).map((line, i) => ({ ...line, turn: [1, 2, 2, 3, 3][i] }));
  const { lines: since, isFirst } = sinceTurnBefore(lines, new Set(), 0);
  expect(since.map(({ ply }) => ply)).toEqual([1, 2]);
  expect(isFirst).toBe(false);
  expect(sinceTurnBefore(lines.slice(0, 3), new Set(), 0).lines).toHaveLength(2); // not begun yet
});

test('after an undo in the middle of a turn, still what the others did before it', () => {
  const turns = [1, 2, 2, 3, 3, 4];
  const lines = logOf(0, 1, 1, 0, 0, [0, 4]).map((line, i) => ({ ...line, turn: turns[i] }));
  const since = sinceTurnBefore(lines, new Set([4]), 0);
  expect(since.lines.map(({ ply }) => ply)).toEqual([1, 2]);
  const all = logOf(0, 1, 1, 0, [0, 3]).map((line, i) => ({ ...line, turn: turns[i] }));
  expect(sinceTurnBefore(all, new Set([3]), 0).lines.map(({ ply }) => ply)).toEqual([1, 2]);
});
