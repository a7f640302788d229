/** What every store must do, whatever its engine. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchStart, Store } from '../store/store.ts';
import { describeBots } from './describeBots.ts';
import { describeChat } from './describeChat.ts';
import { describeLeases } from './describeLeases.ts';
import { describeOperatorFunctions } from './describeOperatorFunctions.ts';
import { describePresence } from './describePresence.ts';
import { describeRequests } from './describeRequests.ts';
import { describeSeals } from './describeSeals.ts';
import { describeSeats } from './describeSeats.ts';
import { describeSignIns } from './describeSignIns.ts';
import { describeSpectating } from './describeSpectating.ts';
import { describeUpkeep } from './describeUpkeep.ts';
import { entryAt, planOf } from './storeSamples.ts';

const start = { format: 'tidetable-match/2', deal: ['a: b'] } as unknown as MatchStart;
const ana = { seat: 0, person: 'ana', name: 'Ana' };
const ben = { seat: 1, person: 'ben', name: 'Ben' };

/** `open` opens the same store again after it was closed. */
export const describeStore = (name: string, open: () => Promise<Store>): void => {
  describeOperatorFunctions(name, open);
  describe(`the store ${name}`, () => {
    let store: Store;
    let tables = 0;
    const newTable = async (): Promise<string> => {
      const id = `table-${++tables}`;
      await store.createTable(planOf(id));
      return id;
    };
    const begun = async (): Promise<string> => {
      const id = await newTable();
      await store.startMatch(id, [], start, []);
      return id;
    };
    const append = (table: string, ply: number, entries = [entryAt(ply)]) =>
      store.append({ table, ply, entries, result: null });

    beforeAll(async () => {
      store = await open();
      for (const { person: id, name } of [ana, ben]) await store.putPerson({ id, name });
    });
    afterAll(() => store.close());

    describeSeats(() => store);
    describeSignIns(() => store);
    describeBots(() => store);
    describeChat(() => store);

    test('people have names, which change', async () => {
      await store.putPerson({ id: 'cleo', name: 'Cleo' });
      await store.putPerson({ id: 'cleo', name: 'Cléo' });
      expect(await store.readPerson('cleo')).toEqual({ id: 'cleo', name: 'Cléo' });
      expect(await store.readPerson('nobody')).toBeUndefined();
    });

    test('a table is read as it was made', async () => {
      const id = await newTable();
      expect(await store.readTable(id)).toMatchObject({
        plan: planOf(id),
        claims: [],
        start: null,
        began: null,
      });
      expect(await store.readTable('nothing')).toBeUndefined();
      await expect(store.createTable(planOf(id))).rejects.toThrow();
    });

    test('one person has one seat, one seat one person, until it is left', async () => {
      const id = await newTable();
      expect(await store.claimSeat(id, ana)).toBe('claimed');
      expect(await store.claimSeat(id, { ...ana, seat: 1 })).toBe('already-seated');
      expect(await store.claimSeat(id, { ...ben, seat: 0 })).toBe('seat-taken');
      expect(await store.claimSeat(id, ben)).toBe('claimed');
      expect((await store.readTable(id))?.claims).toEqual([ana, ben]);
      expect(await store.leaveSeat(id, 'ana')).toBe('left');
      expect(await store.leaveSeat(id, 'ana')).toBe('not-seated');
      expect((await store.readTable(id))?.claims).toEqual([ben]);
    });

    test('of several claims at once for one seat, one succeeds', async () => {
      const id = await newTable();
      const outcomes = await Promise.all([
        store.claimSeat(id, ana),
        store.claimSeat(id, { ...ben, seat: 0 }),
      ]);
      expect(outcomes.sort()).toEqual(['claimed', 'seat-taken']);
    });

    test('a match begins once, with those who sit there, and then seats are fixed', async () => {
      const id = await newTable();
      await store.claimSeat(id, ana);
      expect(await store.startMatch(id, [], start, [])).toBe('stale');
      expect(await store.readTable(id)).toMatchObject({ start: null });
      expect(await store.startMatch(id, [ana], start, [entryAt(0), entryAt(1)])).toBe('begun');
      expect(await store.startMatch(id, [ana], start, [])).toBe('stale');
      expect(await store.claimSeat(id, ben)).toBe('started');
      expect(await store.leaveSeat(id, 'ana')).toBe('started');
      expect(await store.readTable(id)).toMatchObject({ plan: planOf(id), claims: [ana], start });
      expect(await store.readLog(id, 0)).toEqual([entryAt(0), entryAt(1)]);
    });

    test('entries are read from any ply on, in order', async () => {
      const id = await begun();
      for (let ply = 0; ply < 12; ply += 2)
        expect(await append(id, ply, [entryAt(ply), entryAt(ply + 1)])).toBe('kept');
      const plies = (await store.readLog(id, 7)).map(({ at }) => at);
      expect(plies).toEqual([7, 8, 9, 10, 11]);
      expect(await store.readLog('nothing', 0)).toEqual([]);
    });

    test('of two appends at one ply one is kept; the other has changed nothing', async () => {
      const id = await begun();
      const first = [entryAt(0, 0)];
      const second = [entryAt(0, 1), entryAt(1, 1)];
      const outcomes = await Promise.all([append(id, 0, first), append(id, 0, second)]);
      expect(outcomes).toEqual(['kept', 'stale']);
      expect(await store.readLog(id, 0)).toEqual(first);
    });

    test('an append that loses never fails those beside it', async () => {
      const [a, b] = [await begun(), await begun()];
      const outcomes = await Promise.all([
        append(a, 0),
        append(a, 0),
        append('no such table', 0),
        append(b, 5), // plies before it are missing
        append(b, 0),
        append(a, 1),
      ]);
      expect(outcomes).toEqual(['kept', 'stale', 'stale', 'stale', 'kept', 'kept']);
      expect(await store.readLog(a, 0)).toHaveLength(2);
      expect(await store.readLog(b, 0)).toHaveLength(1);
    });

    test('a write that fails never fails those beside it', async () => {
      const id = await newTable();
      const outcomes = await Promise.allSettled([
        store.putPerson({ id: 'dora', name: 'Dora' }),
        store.createTable(planOf(id)), // for the second time
        store.claimSeat(id, ana),
        store.readTable(id),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'fulfilled',
      ]);
      expect(await store.readPerson('dora')).toEqual({ id: 'dora', name: 'Dora' });
      expect((await store.readTable(id))?.claims).toEqual([ana]);
    });

    test('a result comes with the entry that brings it', async () => {
      const id = await begun();
      const result = { end: 'abort' } as const;
      expect(await store.readResult(id)).toBeUndefined();
      await store.append({ table: id, ply: 0, entries: [entryAt(0)], result });
      expect(await store.readResult(id)).toEqual(result);
      const stale = { table: id, ply: 0, entries: [entryAt(0)], result };
      expect(await store.append(stale)).toBe('stale');
      const second = { table: id, ply: 1, entries: [entryAt(1)], result };
      expect(await store.append(second)).toBe('stale'); // a match ends once
      expect(await store.readLog(id, 0)).toEqual([entryAt(0)]);
    });

    test('all of it is there after the store was closed', async () => {
      const id = await newTable();
      await store.claimSeat(id, ana);
      await store.startMatch(id, [ana], start, [entryAt(0)]);
      const secret = await store.secret();
      const last = append(id, 1); // not awaited: closing finishes it
      await store.close();
      await store.close(); // a second time changes nothing
      expect(await last).toBe('kept');
      await expect(store.readTable(id)).rejects.toThrow();
      store = await open();
      expect(await store.secret()).toBe(secret);
      expect(await store.readPerson('ana')).toEqual({ id: 'ana', name: 'Ana' });
      expect(await store.readTable(id)).toMatchObject({ plan: planOf(id), claims: [ana], start });
      expect(await store.readLog(id, 0)).toEqual([entryAt(0), entryAt(1)]);
    });

    describeUpkeep({ store: () => store, begun, newTable });
    describeRequests({ store: () => store, begun });
    describeLeases(() => store);
    describePresence(() => store, newTable);
    describeSeals(() => store, newTable);
    describeSpectating(() => store, newTable);

    test('a secret cannot be guessed', async () => {
      expect(await store.secret()).toMatch(/^[0-9a-f]{64}$/);
    });
  });
};
