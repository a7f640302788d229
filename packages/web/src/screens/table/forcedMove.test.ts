import { expect, test } from 'vitest';
import { forcedMove } from './forcedMove.ts';

const played = { ply: 0, seat: 0, turn: 1, names: [], events: [] };
const undone = {
  ply: 1,
  seat: 0,
  turn: 1,
  names: [],
  decided: { type: 'undo', seat: 0, to: 0, at: 0 } as const,
  events: [],
};

test('a step without choice is played by itself', () => {
  expect(forcedMove(['end'], [played])).toBe('end');
  expect(forcedMove(['end', 'roll'], [played])).toBeUndefined();
  expect(forcedMove([], [played])).toBeUndefined();
});

test('a move that was taken back is not played over', () => {
  expect(forcedMove(['end'], [played, undone])).toBeUndefined();
  expect(forcedMove(['end'], [played, undone, { ...played, ply: 2 }])).toBe('end');
});
