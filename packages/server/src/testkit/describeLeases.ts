/** What every store must do so that of several processes one acts. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';

const LONG = 60_000; // milliseconds; longer than any test waits

export const describeLeases = (store: () => Store): void => {
  describe('a lease', () => {
    test('has one holder, who may take it again', async () => {
      const takes = ['a', 'b', 'c'].map(holder => store().takeLease('leased', holder, LONG));
      const outcomes = await Promise.all(takes);
      expect(outcomes.toSorted()).toEqual([false, false, true]);
      const holder = ['a', 'b', 'c'][outcomes.indexOf(true)] ?? '';
      expect(await store().takeLease('leased', holder, LONG)).toBe(true);
      expect(await store().takeLease('leased', 'other', LONG)).toBe(false);
      await store().endLease('leased', 'other'); // it is not theirs
      expect(await store().takeLease('leased', 'other', LONG)).toBe(false);
      await store().endLease('leased', holder);
      expect(await store().takeLease('leased', 'other', LONG)).toBe(true);
    });

    test('ends by itself, unless it is taken again before', async () => {
      expect(await store().takeLease('short', 'a', 300)).toBe(true);
      expect(await store().takeLease('kept', 'a', 50)).toBe(true);
      expect(await store().takeLease('kept', 'a', LONG)).toBe(true);
      expect(await store().takeLease('short', 'b', LONG)).toBe(false);
      await pause(310);
      expect(await store().takeLease('short', 'b', LONG)).toBe(true);
      expect(await store().takeLease('kept', 'b', LONG)).toBe(false);
    });
  });
};
