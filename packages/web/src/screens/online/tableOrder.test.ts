import { expect, test } from 'vitest';
import { isWaitingForMe, type Listed, mostUrgentFirst } from './tableOrder.ts';

const listed = (id: string, phase: Listed['table']['phase'], at: number, toAct: number | null) =>
  ({ table: { id, phase }, at, seats: [1], toAct }) as unknown as Listed;

test('a table waits for who is to act there, while its match runs', () => {
  expect(isWaitingForMe(listed('a', 'running', 0, 1))).toBe(true);
  expect(isWaitingForMe(listed('a', 'running', 0, 0))).toBe(false);
  expect(isWaitingForMe(listed('a', 'over', 0, 1))).toBe(false);
  expect(isWaitingForMe(listed('a', 'open', 0, null))).toBe(false);
});

test('what waits longest for me is first, then what runs, what has not begun, and what is over', () => {
  const tables = [
    listed('over', 'over', 99, null),
    listed('open', 'open', 50, null),
    listed('theirs', 'running', 40, 0),
    listed('mine, just now', 'running', 30, 1),
    listed('theirs, later', 'running', 41, 0),
    listed('mine, since long', 'running', 20, 1),
  ];
  expect(mostUrgentFirst(tables).map(({ table }) => table.id)).toEqual([
    'mine, since long',
    'mine, just now',
    'theirs, later',
    'theirs',
    'open',
    'over',
  ]);
});
