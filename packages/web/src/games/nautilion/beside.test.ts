import { describe, expect, test } from 'vitest';
import { besideOf } from './beside.ts';

const MARK = { at: { x: 50, y: 50 }, reach: 20, r: 8, best: 0, width: 100, height: 100 };
const RIGHT = { x: 70, y: 50 };

describe('a mark beside a token', () => {
  test('lies at the side that is best', () => {
    expect(besideOf({ ...MARK, others: [] })).toEqual(RIGHT);
  });

  test('lies at another one where it would hide something', () => {
    const others = [{ x: 72, y: 50, r: 5 }];
    const { x, y } = besideOf({ ...MARK, others });
    expect(Math.hypot(x - 72, y - 50)).toBeGreaterThanOrEqual(13);
    expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(20);
  });

  test('hides as little as can be where every side hides something', () => {
    const around = [0, 45, 90, 135, 180, 225, 270, 315, 22, 68].map(turn => ({
      x: 50 + 20 * Math.cos((turn * Math.PI) / 180),
      y: 50 + 20 * Math.sin((turn * Math.PI) / 180),
      r: turn === 180 ? 1 : 9,
    }));
    const { x, y } = besideOf({ ...MARK, others: around });
    expect([Math.round(x), Math.round(y)]).toEqual([30, 50]);
  });

  test('stays in the box', () => {
    const { x } = besideOf({ ...MARK, at: { x: 90, y: 50 }, others: [] });
    expect(x).toBe(92);
  });
});
