/** What every store must know of times: when servers ran, and which tables wait for one. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { MatchStart, Store } from '../store/store.ts';
import { entryAt } from './storeSamples.ts';

interface Parts {
  readonly store: () => Store;
  readonly newTable: () => Promise<string>;
  readonly begun: () => Promise<string>;
}

const LONG = 60_000; // milliseconds; longer than any test waits
const INEXACT = 15; // milliseconds between the clock as it is told, and that of the database
const FAR = 1e15; // an instant that never comes

export const describeUpkeep = ({ store, newTable, begun }: Parts): void => {
  describe('upkeep', () => {
    test('its clock goes forward', async () => {
      const before = await store().now();
      await pause(5);
      expect(await store().now()).toBeGreaterThan(before);
    });

    test('the beginning of a match is kept', async () => {
      const id = await newTable();
      await store().startMatch(id, [], {} as MatchStart, [], { began: 77, due: FAR });
      expect(await store().readTable(id)).toMatchObject({ began: 77 });
      expect(await store().listDue(FAR, 9)).toContain(id);
    });

    test('tables are due as their last append says, the longest waiting first', async () => {
      const [a, b, c] = [await begun(), await begun(), await begun()];
      const dueAt = (table: string, ply: number, due?: number) =>
        store().append({ table, ply, entries: [entryAt(ply)], result: null, due });
      await dueAt(a, 0, 30);
      await dueAt(b, 0, 20);
      await dueAt(c, 0, 40);
      expect(await store().listDue(19, 9)).toEqual([]);
      expect(await store().listDue(30, 9)).toEqual([b, a]);
      expect(await store().listDue(40, 2)).toEqual([b, a]);
      await dueAt(b, 0, 1); // it is stale, and changes nothing
      await dueAt(a, 1, 50);
      expect(await store().listDue(40, 9)).toEqual([b, c]);
      for (const table of [b, c]) await dueAt(table, 1);
      await dueAt(a, 2);
      expect(await store().listDue(50, 9)).toEqual([]);
    });

    test('a time without a beat is an outage, and what was due then is due later', async () => {
      await store().beat({ isFirst: true, silence: LONG });
      const earlier = (await store().readOutages(0)).length;
      await store().beat({ isFirst: false, silence: LONG });
      expect(await store().readOutages(0)).toHaveLength(earlier);
      const [early, late] = [await begun(), await begun()];
      const now = await store().now();
      const append = { ply: 0, entries: [entryAt(0)], result: null };
      await store().append({ table: early, ...append, due: now - LONG });
      await store().append({ table: late, ...append, due: now + 10 });
      await pause(60);
      const outage = await store().beat({ isFirst: false, silence: 40 });
      const { from = 0, to = 0 } = outage ?? {};
      expect(to - from).toBeGreaterThanOrEqual(50);
      expect(await store().readOutages(from)).toEqual([outage]);
      expect(await store().readOutages(to)).toEqual([]);
      expect(await store().listDue(now - LONG, 9)).toEqual([early]);
      expect(await store().listDue(now + 10, 9)).toEqual([early]);
      expect(await store().listDue(now + 10 + to - from, 9)).toEqual([early, late]);
    });

    test('for who begins, even a short time is an outage', async () => {
      await store().beat({ isFirst: true, silence: LONG });
      const before = await store().readOutages(0);
      await pause(20);
      const earliest = await store().now();
      await store().beat({ isFirst: false, silence: LONG });
      const latest = await store().now();
      expect(await store().readOutages(0)).toEqual(before);
      await pause(20);
      const outage = await store().beat({ isFirst: true, silence: LONG });
      expect(await store().readOutages(0)).toEqual([...before, outage]);
      expect(outage?.from).toBeGreaterThanOrEqual(earliest - INEXACT);
      expect(outage?.from).toBeLessThanOrEqual(latest + INEXACT);
    });
  });
};
