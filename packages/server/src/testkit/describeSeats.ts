/** What every store must do for those around a table: seats, owner, invitation, rematch. */
import { describe, expect, test } from 'vitest';
import type { MatchStart, Store, TablePlan } from '../store/store.ts';
import { entryAt, planOf } from './storeSamples.ts';

const start = {} as MatchStart;
const ana = { seat: 0, person: 'ana', name: 'Ana' };
const ben = { seat: 1, person: 'ben', name: 'Ben' };

export const describeSeats = (store: () => Store): void => {
  let tables = 0;
  const newTable = async (settings: Partial<TablePlan> = {}): Promise<string> => {
    const id = `seats${++tables}`;
    await store().createTable(planOf(id, settings), `hash-${id}`);
    return id;
  };
  const ownerOf = async (id: string): Promise<unknown> => (await store().readTable(id))?.owner;

  describe('seats', () => {
    test('a person has several where they are shared', async () => {
      const id = await newTable();
      const terms = { isShared: true };
      expect(await store().claimSeat(id, ana, terms)).toBe('claimed');
      const second = { ...ana, seat: 1, name: 'Zoé' };
      expect(await store().claimSeat(id, { ...second, name: 'Ana' }, terms)).toBe('name-taken');
      expect(await store().claimSeat(id, second, terms)).toBe('claimed');
      expect((await store().readTable(id))?.claims).toEqual([ana, second]);
      expect(await store().leaveSeat(id, 'ana')).toBe('left');
      expect((await store().readTable(id))?.claims).toEqual([]);
    });

    test('of two names that look alike one sits down, also if both come at once', async () => {
      const id = await newTable();
      const terms = { look: 'ana' };
      const outcomes = await Promise.all([
        store().claimSeat(id, ana, terms),
        store().claimSeat(id, { ...ben, name: 'ANA' }, terms),
      ]);
      expect(outcomes.sort()).toEqual(['claimed', 'name-taken']);
    });

    test('if the owner leaves, the first who sits there is the next; the last one leaves it to whoever comes', async () => {
      const id = await newTable();
      await store().claimSeat(id, ben);
      expect(await ownerOf(id)).toBe('ana');
      expect(await store().leaveSeat(id, 'ana')).toBe('left'); // without a seat
      expect(await ownerOf(id)).toBe('ben');
      expect(await store().leaveSeat(id, 'ana')).toBe('not-seated');
      expect(await store().leaveSeat(id, 'ben')).toBe('left');
      expect(await ownerOf(id)).toBeNull();
      await store().claimSeat(id, ana);
      expect(await ownerOf(id)).toBe('ana');
    });

    test('the owner removes whom a seat has, before the start', async () => {
      const id = await newTable();
      await store().claimSeat(id, ben);
      expect(await store().removeSeat(id, 'ben', 1)).toBe('not-owner');
      expect(await store().removeSeat(id, 'ana', 0)).toBe('seat-free');
      expect(await store().removeSeat(id, 'ana', 1)).toBe('removed');
      expect((await store().readTable(id))?.claims).toEqual([]);
      await store().startMatch(id, [], start, []);
      expect(await store().removeSeat(id, 'ana', 1)).toBe('started');
    });
  });

  describe('an invitation', () => {
    test('opens a table, until it is renewed by the owner; its people need none', async () => {
      const id = await newTable();
      await store().claimSeat(id, ben);
      const enters = (person?: string, hash?: string) => store().mayEnter(id, person, hash);
      expect(await enters()).toBe(false);
      expect(await enters('cleo')).toBe(false);
      expect(await enters('cleo', 'another')).toBe(false);
      expect(await enters('cleo', `hash-${id}`)).toBe(true);
      expect(await store().renewInvitation(id, 'ben', 'new')).toBe('not-owner');
      expect(await store().renewInvitation(id, 'ana', 'new')).toBe('renewed');
      expect(await enters(undefined, `hash-${id}`)).toBe(false);
      expect(await enters(undefined, 'new')).toBe(true);
      expect([await enters('ana'), await enters('ben')]).toEqual([true, true]);
    });

    test('is not needed at a public table, and there is none to a table that is not there', async () => {
      const id = await newTable({ visibility: 'public' });
      expect(await store().mayEnter(id, undefined)).toBe(true);
      expect(await store().mayEnter('nothing', 'ana', 'hash')).toBe(false);
      await store().createTable(planOf('uninvited'));
      expect(await store().mayEnter('uninvited', undefined)).toBe(false);
    });
  });

  describe('a rematch', () => {
    const seats = [
      { ...ana, seat: 1 },
      { ...ben, seat: 0 },
    ];

    test('is made once, with the invitation of its table, and waits for its people', async () => {
      const of = await newTable();
      const made = await Promise.all(
        ['again1', 'again2'].map(id =>
          store().createRematch({ of, plan: planOf(id), reservations: seats }),
        ),
      );
      expect(made).toEqual(['again1', 'again1']);
      expect(await store().readTable(of)).toMatchObject({ rematch: 'again1' });
      expect(await store().readTable('again2')).toBeUndefined();
      expect(await store().mayEnter('again1', undefined, `hash-${of}`)).toBe(true);
      expect(await store().mayEnter('again1', 'ben')).toBe(true);

      expect(await store().claimSeat('again1', ana)).toBe('seat-reserved');
      expect(await store().claimSeat('again1', { ...ana, seat: 1 })).toBe('claimed');
      expect(await store().readTable('again1')).toMatchObject({
        claims: [{ ...ana, seat: 1 }],
        reservations: [{ ...ben, seat: 0 }],
      });
      expect(await store().removeSeat('again1', 'ana', 0)).toBe('removed');
      expect(await store().readTable('again1')).toMatchObject({ reservations: [] });
    });

    test('is left by who does not want to come', async () => {
      const of = await newTable();
      await store().createRematch({ of, plan: planOf('left'), reservations: seats });
      expect(await store().leaveSeat('left', 'ben')).toBe('left');
      expect(await store().readTable('left')).toMatchObject({
        owner: 'ana',
        reservations: [{ person: 'ana' }],
      });
    });
  });

  describe('a list', () => {
    const idsOf = (rows: readonly { plan: TablePlan }[]): string[] =>
      rows.map(({ plan }) => plan.id);

    test('of open tables has public ones with a free seat, newest first, page by page', async () => {
      const made: string[] = [];
      for (let n = 0; n < 5; n++) made.unshift(await newTable({ visibility: 'public' }));
      await newTable();
      const full = await newTable({ visibility: 'public' });
      await store().claimSeat(full, ana);
      await store().claimSeat(full, ben);
      const begun = await newTable({ visibility: 'public' });
      await store().startMatch(begun, [], start, []);
      const left = await newTable({ visibility: 'public' });
      await store().leaveSeat(left, 'ana');

      const first = await store().listOpenTables({ limit: 3 });
      const { at, plan } = first[2] ?? { at: 0, plan: planOf('') };
      const second = await store().listOpenTables({ limit: 50, after: { at, id: plan.id } });
      const ids = idsOf([...first, ...second]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.slice(0, 5).sort()).toEqual(made.sort());
      const times = [...first, ...second].map(row => row.at);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      for (const other of [full, begun, left]) expect(ids).not.toContain(other);
      expect(first[0]).toMatchObject({ phase: 'open', toAct: null, claims: [], owner: 'ana' });
    });

    test("of a person's tables says whose turn it is, and when that began", async () => {
      await store().putPerson({ id: 'lena', name: 'Lena' });
      const lena = { seat: 0, person: 'lena', name: 'Lena' };
      const list = () => store().listTablesOf('lena', { limit: 9 });
      expect(await list()).toEqual([]);

      const owned = await newTable({ owner: 'lena' });
      const [running, over] = [await newTable(), await newTable()];
      for (const id of [running, over]) {
        await store().claimSeat(id, lena);
        await store().startMatch(id, [lena], start, [], { began: 0, toAct: 1 });
      }
      const awaited = await newTable();
      const reservations = [lena];
      await store().createRematch({ of: awaited, plan: planOf('awaited'), reservations });
      expect(await list()).toHaveLength(4);
      expect((await list()).find(({ plan }) => plan.id === running)).toMatchObject({ toAct: 1 });

      const far = Date.now() + 3_600_000;
      const entries = [{ ...entryAt(0), at: far }];
      await store().append({
        table: running,
        ply: 0,
        entries,
        result: null,
        toAct: 0,
        due: far + 1,
      });
      const result = { end: 'abort' } as const;
      const ended = [{ ...entryAt(0), at: far - 1 }];
      await store().append({ table: over, ply: 0, entries: ended, result, toAct: -1 });
      const rows = await list();
      expect(idsOf(rows).slice(0, 2)).toEqual([running, over]);
      expect(rows[0]).toMatchObject({ phase: 'running', toAct: 0, at: far, due: far + 1 });
      expect(rows[1]).toMatchObject({ phase: 'over', toAct: null, at: far - 1, due: null });
      expect(idsOf(rows).slice(2).sort()).toEqual(['awaited', owned].sort());
      const after = { at: far, id: running };
      expect(idsOf(await store().listTablesOf('lena', { limit: 1, after }))).toEqual([over]);
    });
  });
};
