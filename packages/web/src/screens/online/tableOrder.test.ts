import { expect, test } from 'vitest';
import { isReadyForMe, isWaitingForMe, type Listed, mostUrgentFirst } from './tableOrder.ts';

const listed = (
  id: string,
  phase: Listed['table']['phase'],
  at: number,
  toAct: number | null,
  left: number | null = null,
) => {
  const table = { id, phase, seats: [{ name: 'Ana' }, { name: 'Ben' }], ownerSeat: 0 };
  return { table, at, seats: [1], toAct, left } as unknown as Listed;
};

test('a table waits for who is to act there, while its match runs', () => {
  expect(isWaitingForMe(listed('a', 'running', 0, 1))).toBe(true);
  expect(isWaitingForMe(listed('a', 'running', 0, 0))).toBe(false);
  expect(isWaitingForMe(listed('a', 'over', 0, 1))).toBe(false);
  expect(isWaitingForMe(listed('a', 'open', 0, null))).toBe(false);
});

test('a table waits for who may begin, once everybody sits there', () => {
  const open = listed('a', 'open', 0, null);
  const own = { ...open, seats: [0] };
  expect(isReadyForMe(own)).toBe(true);
  expect(isWaitingForMe(own)).toBe(true);
  expect(isReadyForMe(open)).toBe(false); // that of somebody else
  expect(isReadyForMe({ ...own, table: { ...own.table, phase: 'running' } })).toBe(false);
  const seats = [own.table.seats[0], { name: null }] as typeof own.table.seats;
  expect(isReadyForMe({ ...own, table: { ...own.table, seats } })).toBe(false);
});

test('of what waits for me the least time is first, then the longest waiting, then what runs, what has not begun, and what is over', () => {
  const tables = [
    listed('over', 'over', 99, null),
    listed('open', 'open', 50, null),
    listed('theirs', 'running', 40, 0),
    listed('mine, just now', 'running', 30, 1),
    listed('mine, by tomorrow', 'running', 45, 1, 86_400_000),
    listed('mine, at once', 'running', 44, 1, 60_000),
    listed('theirs, later', 'running', 41, 0),
    listed('mine, since long', 'running', 20, 1),
  ];
  expect(mostUrgentFirst(tables).map(({ table }) => table.id)).toEqual([
    'mine, at once',
    'mine, by tomorrow',
    'mine, since long',
    'mine, just now',
    'theirs, later',
    'theirs',
    'open',
    'over',
  ]);
});
