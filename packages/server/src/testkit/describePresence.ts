/** What every store must know of who is at which table, by which process. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';

const LONG = 60_000; // milliseconds; longer than any test waits

export const describePresence = (store: () => Store, newTable: () => Promise<string>): void => {
  describe('presence', () => {
    test('is known to other processes, and seen as a change of the table', async () => {
      const id = await newTable();
      const before = (await store().readTable(id))?.version ?? 0;
      await store().setHere('p1', id, 'ana', true);
      await store().setHere('p1', id, 'ana', true);
      await store().setHere('p2', id, 'ben', true);
      expect(await store().readHere(id, 'p1')).toEqual(['ben']);
      expect(await store().readHere(id, 'p3')).toEqual(['ana', 'ben']);
      expect((await store().readTable(id))?.version).toBeGreaterThan(before);
      await store().setHere('p1', id, 'ana', false);
      expect(await store().readHere(id, 'p3')).toEqual(['ben']);
    });

    test('ends with its process, also with one that says nothing more', async () => {
      const id = await newTable();
      expect(await store().seeProcess('p4', LONG)).toEqual({ isKnown: false, left: [] });
      expect(await store().seeProcess('p4', LONG)).toEqual({ isKnown: true, left: [] });
      await store().seeProcess('p5', LONG);
      await store().setHere('p4', id, 'ana', true);
      await store().setHere('p5', id, 'ben', true);
      await store().endProcess('p5');
      expect(await store().readHere(id, 'p6')).toEqual(['ana']);
      const { version = 0 } = (await store().readTable(id)) ?? {};
      await pause(50);
      expect((await store().seeProcess('p6', 40)).left).toEqual([id]);
      expect(await store().readHere(id, 'p6')).toEqual([]);
      expect((await store().readTable(id))?.version).toBeGreaterThan(version);
      expect((await store().seeProcess('p4', LONG)).isKnown).toBe(false);
    });
  });
};
