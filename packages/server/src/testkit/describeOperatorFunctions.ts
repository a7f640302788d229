/** What every store must do for who runs a server, and to forget in time. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KnownTable } from '../store/operatorFunctions.ts';
import type { MatchStart, Store } from '../store/store.ts';
import { entryAt, planOf } from './storeSamples.ts';

const start = { format: 'tidetable-match/2' } as unknown as MatchStart;
const dora = { id: 'dora', name: 'Dora' };
const NEVER = { now: 0, people: 0, openTables: 0, matches: 0, reports: 0 };

export const describeOperatorFunctions = (name: string, open: () => Promise<Store>): void => {
  describe(`the store ${name}, for who runs it`, () => {
    let store: Store;
    let tables = 0;
    const newTable = async (): Promise<string> => {
      const id = `kept-${++tables}`;
      await store.createTable({ ...planOf(id), owner: 'emil' });
      return id;
    };
    /** A table at which Dora sits, and whose last entry was made at some time. */
    const begun = async (at: number): Promise<string> => {
      const id = await newTable();
      const claim = { seat: 1, person: 'dora', name: 'Dora' };
      await store.claimSeat(id, claim);
      await store.startMatch(id, [claim], start, [{ ...entryAt(0), at }]);
      return id;
    };
    const summaryOf = async (id: string) => (await store.listTables()).find(t => t.id === id);
    beforeAll(async () => {
      store = await open();
      await store.putPerson(dora);
      await store.putPerson({ id: 'emil', name: 'Emil' });
    });
    afterAll(() => store.close());

    test('tables are listed with who sits there and how far they are', async () => {
      const id = await newTable();
      expect(await summaryOf(id)).toEqual({
        id,
        game: 'nauticus',
        phase: 'open',
        people: [],
        entries: 0,
        changed: null,
      });
      const running = await begun(77);
      const summary = { id: running, phase: 'running', people: ['Dora'], entries: 1, changed: 77 };
      expect(await summaryOf(running)).toMatchObject(summary);
      const result = { end: 'abort' } as const;
      await store.append({ table: running, ply: 1, entries: [entryAt(1)], result });
      expect(await summaryOf(running)).toMatchObject({ phase: 'over', entries: 2 });
    });

    test('all tables are found by their ids, page by page, and nothing is damaged', async () => {
      const made = [await newTable(), await begun(5), await newTable()];
      const found: string[] = [];
      for (let page = await store.listMatches('', 2); page.length > 0; ) {
        found.push(...page);
        page = await store.listMatches(page.at(-1) ?? '', 2);
      }
      expect(found).toEqual([...new Set(found)].sort());
      expect(found).toEqual(expect.arrayContaining(made));
      expect(await store.readDamage()).toEqual([]);
    });

    test('people are listed, and a name that is removed is gone from all seats', async () => {
      const id = await begun(1);
      const before = (await store.listPeople()).find(person => person.id === 'dora');
      expect(before).toMatchObject({ name: 'Dora' });
      expect(before?.tables).toBeGreaterThan(0);
      expect(await store.renamePerson('dora', 'Guest')).toContain(id);
      expect(await store.renamePerson('nobody', 'Guest')).toBeUndefined();
      expect((await store.readPerson('dora'))?.name).toBe('Guest');
      expect((await store.readTable(id))?.claims).toMatchObject([{ name: 'Guest' }]);
      await store.renamePerson('dora', 'Dora');
    });

    test('a name that is removed is gone from all that stands around a table, too', async () => {
      const id = await begun(1);
      await store.putPerson({ id: 'gil', name: 'Gil' });
      const gil = { person: 'gil', name: 'Gil', seat: 0 };
      const plan = planOf(`${id}-again`);
      await store.createRematch({ of: id, plan, reservations: [gil] });
      await store.addMessage(id, { ...gil, id: 'm', body: { phrase: 'hello' } }, 9);
      const consent = { seat: 1, person: 'dora', delay: null };
      await store.putConsent(id, { ...consent, to: [gil, { person: 'emil', name: 'Emil' }] });
      await store.putAsking(id, { ...gil, seat: 1 }, 9);
      const before = (await store.readTable(plan.id))?.version ?? 0;
      await store.renamePerson('gil', 'Guest');
      const again = await store.readTable(plan.id);
      expect(again?.reservations).toMatchObject([{ person: 'gil', name: 'Guest' }]);
      expect(again?.version).toBeGreaterThan(before);
      expect(await store.readMessages(id, { limit: 9 })).toMatchObject([{ name: 'Guest' }]);
      const { consents, asking } = await store.readSpectating(id);
      expect(asking).toMatchObject([{ name: 'Guest' }]);
      expect(consents).toMatchObject([{ to: [{ name: 'Guest' }, { name: 'Emil' }] }]);
    });

    test('a removed name is free again at its table, and a person with two seats can lose it', async () => {
      const id = await newTable();
      await store.putPerson({ id: 'eve', name: 'Eve' });
      const seats = [0, 1].map(seat => ({ seat, person: 'eve', name: `Eve ${seat}` }));
      for (const claim of seats) await store.claimSeat(id, claim, { isShared: true });
      expect(await store.renamePerson('eve', 'Guest')).toEqual([id]);
      await store.leaveSeat(id, 'eve');
      expect(await store.claimSeat(id, { seat: 0, person: 'dora', name: 'Eve 0' })).toBe('claimed');
    });

    test('only a table that has not begun is removed', async () => {
      const id = await newTable();
      await store.claimSeat(id, { seat: 0, person: 'dora', name: 'Dora' });
      expect(await store.removeOpenTable(id)).toBe(true);
      expect(await store.readTable(id)).toBeUndefined();
      expect(await store.removeOpenTable(id)).toBe(false);
      const running = await begun(1);
      expect(await store.removeOpenTable(running)).toBe(false);
      expect(await store.readTable(running)).toBeDefined();
    });

    test('a process hears of tables that another one has changed, and not of its own moves', async () => {
      const [a, b] = [await begun(1), await newTable()];
      const known = async (table: string): Promise<KnownTable> => ({
        table,
        entries: (await store.readLog(table, 0)).length,
        version: (await store.readTable(table))?.version ?? 0,
      });
      const other = await open();
      await store.changedElsewhere([await known(a), await known(b)]);
      await store.append({ table: a, ply: 1, entries: [entryAt(1)], result: null });
      const both = [await known(a), await known(b)];
      expect(await store.changedElsewhere(both)).toEqual([]);
      await other.append({ table: a, ply: 2, entries: [entryAt(2)], result: null });
      const [head] = await store.changedElsewhere(both);
      expect(head).toMatchObject({ table: a, entries: 3 });
      expect(await store.changedElsewhere([await known(a), await known(b)])).toEqual([]);
      await other.removeOpenTable(b);
      const removed = await store.changedElsewhere(both);
      expect(removed).toContainEqual({ table: b, entries: null, version: null });
      await other.close();
    });

    test('whatever changes around a table is seen by its version', async () => {
      const id = await newTable();
      await store.putPerson({ id: 'fay', name: 'Fay' });
      const claim = { seat: 0, person: 'fay', name: 'Fay' };
      const message = { ...claim, id: 'first', body: { phrase: 'hello' } };
      const subject = { type: 'abort' } as const;
      const request = { id: 'r', seat: 0, ply: 0, subject, agreed: [] };
      const changes: (() => Promise<unknown>)[] = [
        () => store.claimSeat(id, claim),
        () => store.renamePerson('fay', 'Guest'),
        () => store.leaveSeat(id, 'fay'),
        () => store.addMessage(id, message, 9),
        () => store.setClosed(id, true),
        () => store.putConsent(id, { seat: 0, person: 'fay', to: 'nobody', delay: null }),
        () => store.renewInvitation(id, 'emil', 'another'),
        () => store.startMatch(id, [], start, []),
        () => store.openRequest(id, request),
        () => store.closeRequest(id, 'r'),
        () => store.createRematch({ of: id, plan: planOf(`${id}-again`), reservations: [] }),
      ];
      let before = (await store.readTable(id))?.version;
      for (const change of changes) {
        await change();
        const { version } = (await store.readTable(id)) ?? {};
        expect(version, String(change)).toBeGreaterThan(before ?? 0);
        before = version;
      }
    });

    test('a report is kept until its time', async () => {
      for (const id of ['ana', 'ben']) await store.putPerson({ id, name: id });
      const about = { table: 't', by: 'ana', about: 'ben', message: null };
      await store.addReport({ ...about, reason: 'rude', context: [] });
      const [report] = await store.listReports({ after: 0, limit: 9 });
      const at = report?.at ?? 0;
      expect((await store.tidy({ ...NEVER, reports: at })).reports).toBe(0);
      expect((await store.tidy({ ...NEVER, reports: at + 1 })).reports).toBe(1);
      expect(await store.listReports({ after: 0, limit: 9 })).toEqual([]);
    });

    test('a match is kept until its time, and then goes with all that belongs to it', async () => {
      const [old, young] = [await begun(100), await begun(200)];
      await store.tidy({ ...NEVER, matches: 200 });
      expect(await store.readTable(old)).toBeUndefined();
      expect(await store.readLog(old, 0)).toEqual([]);
      expect(await store.readTable(young)).toBeDefined();
      expect(await store.readLog(young, 0)).toHaveLength(1);
    });

    test('a table that never began has its time from when it was first seen', async () => {
      const id = await newTable();
      const early = { ...NEVER, openTables: 1e12 };
      await store.tidy({ ...early, now: 1000 });
      expect(await store.readTable(id)).toBeDefined();
      await store.tidy({ ...NEVER, openTables: 1000 });
      expect(await store.readTable(id)).toBeDefined();
      await store.tidy({ ...NEVER, openTables: 1001 });
      expect(await store.readTable(id)).toBeUndefined();
    });

    test('people who do not come are forgotten, unless they sit somewhere', async () => {
      await begun(1e12);
      for (const id of ['here', 'away']) await store.putPerson({ id, name: id });
      await store.tidy({ ...NEVER, now: 1000 });
      await store.seePerson('here');
      const { people } = await store.tidy({ ...NEVER, now: 2000, people: 2000 });
      expect(people).toBeGreaterThan(0);
      expect(await store.readPerson('away')).toBeUndefined();
      expect(await store.readPerson('here')).toBeDefined();
      expect(await store.readPerson('dora')).toBeDefined(); // has a seat
      expect(await store.readPerson('emil')).toBeDefined(); // has made tables
    });
  });
};
