import type { TableEntry } from '@tidetable/match';
import { expect, test } from 'vitest';
import { isLate } from './isLate.ts';

const BOT = { name: 'Ana (bot)', kind: 'bot', level: 'mate' } as const;
const ANA = { name: 'Ana', kind: 'human' } as const;
const late: TableEntry = {
  type: 'time-out',
  seat: 0,
  outcome: 'stand-in',
  player: BOT,
  at: 0,
};
const replaced = (seat: number, by: typeof BOT | typeof ANA): TableEntry => ({
  type: 'player',
  seat,
  player: by,
  at: 0,
});

test('a bot plays for want of time if that is how it came last', () => {
  const linesOf = (...entries: TableEntry[]) => entries.map(decided => ({ decided }));
  expect(isLate(linesOf(late), 0)).toBe(true);
  expect(isLate(linesOf(late, replaced(1, BOT)), 0)).toBe(true);
  expect(isLate(linesOf(late, replaced(0, ANA), replaced(0, BOT)), 0)).toBe(false);
  expect(isLate(linesOf(late), 1)).toBe(false);
  expect(isLate([{}], 0)).toBe(false);
});
