import { parseTableList, type TableList } from '@tidetable/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { PERSON } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const server = new OwnServer();
let ana: Guest;
let ben: Guest;
beforeAll(async () => {
  await server.start();
  ana = await Guest.named(server.address, 'Ana');
  ben = await Guest.named(server.address, 'Ben');
});
afterAll(() => server.remove());

const TWO = { game: 'nautilus-island', seats: [PERSON, PERSON] };
const OPEN = { ...TWO, visibility: 'public' };
const listOf = async (guest: Guest, path: string): Promise<TableList> => {
  const { body } = await guest.get(path);
  const list = parseTableList(body);
  if ('problem' in list) throw new Error(JSON.stringify(body));
  return list;
};
const idsOf = ({ tables }: TableList): string[] => tables.map(({ table }) => table.id);

test('open tables are listed for anybody, newest first, page by page', async () => {
  const made: string[] = [];
  for (let n = 0; n < 5; n++) {
    made.unshift((await ana.newTable(OPEN)).id);
    await new Promise(resolve => setTimeout(resolve, 3)); // of two in one millisecond neither is newer
  }
  await ana.newTable(TWO);
  const anybody = new Guest(server.address);
  const ids: string[] = [];
  let after = '';
  for (let page = 0; page < 3; page++) {
    const list = await listOf(anybody, `tables?open&limit=2${after}`);
    ids.push(...idsOf(list));
    expect(list.next === null).toBe(page === 2);
    after = `&after=${list.next}`;
  }
  expect(ids).toEqual(made);
  const [first = ''] = made;
  await ana.must(`tables/${first}/claim`, { seat: 0 });
  expect((await listOf(ana, 'tables?open')).tables[0]).toMatchObject({
    table: { id: first, seats: [{ name: 'Ana' }, { name: null }], phase: 'open' },
    seats: [0],
    toAct: null,
  });
  await ben.must(`tables/${first}/claim`, { seat: 1 });
  expect(idsOf(await listOf(anybody, 'tables?open'))).toEqual(made.slice(1));
});

test.each([
  'tables',
  'tables?open=1',
  'tables?open&limit=0',
  'tables?open&limit=51',
  'tables?open&limit=x',
  'tables?open&after=x',
  'tables?open&after=1-a&after=1-b',
  'me/tables?limit=1e1',
])('a list is asked for in its form: not %s', async path => {
  const { status, body } = await ana.get(path);
  expect([status, body]).toEqual([400, { code: 'shape' }]);
});

test('mine say whose turn it is, and when the last entry was', async () => {
  const cleo = await Guest.named(server.address, 'Cleo');
  expect((await new Guest(server.address).get('me/tables')).body).toEqual({ code: 'no-guest' });
  expect(await listOf(cleo, 'me/tables')).toEqual({ tables: [], next: null });
  const { id } = await cleo.newTable(TWO);
  expect((await listOf(cleo, 'me/tables')).tables).toMatchObject([{ table: { id }, seats: [] }]);
  await cleo.must(`tables/${id}/claim`, { seat: 1 });
  await ben.must(`tables/${id}/claim`, { seat: 0 });
  await cleo.must(`tables/${id}/start`);
  const { id: later } = await cleo.newTable(TWO);

  const clients = [new TableClient(ben, id), new TableClient(cleo, id)];
  for (const client of clients) await client.connect();
  for (const client of clients) await client.until(() => client.moment !== undefined);
  const toAct = async (): Promise<unknown> => {
    const { tables } = await listOf(cleo, 'me/tables');
    return tables.find(({ table }) => table.id === id)?.toAct;
  };
  expect(await toAct()).toBe(clients[0]?.moment?.toAct);
  const before = Date.now();
  const seen = new Set<unknown>();
  for (let n = 0; n < 200 && seen.size < 2; n++) {
    const next = clients.find(({ moment, seat }) => moment?.toAct === seat);
    await next?.move(next.moment?.legal[0] ?? '');
    for (const client of clients) await client.until(() => client.seq === next?.seq);
    expect(await toAct()).toBe(next?.moment?.toAct);
    seen.add(await toAct());
  }
  expect(seen.size).toBe(2);
  const { tables } = await listOf(cleo, 'me/tables');
  expect(tables.map(({ table }) => table.id)).toEqual([id, later]);
  expect(tables[0]).toMatchObject({ table: { phase: 'running' }, seats: [1] });
  expect(tables[0]?.at).toBeGreaterThanOrEqual(before);
  for (const client of clients) client.drop();
});

test('where a clock runs, a list says what is left of it', async () => {
  const dora = await Guest.named(server.address, 'Dora');
  const turnMs = 86_400_000;
  const { id } = await dora.newTable({ ...TWO, pace: { clock: 'turn', turnMs } });
  const left = async (): Promise<unknown> =>
    (await listOf(dora, 'me/tables')).tables.map(listed => listed.left);
  expect(await left()).toEqual([null]);
  await dora.must(`tables/${id}/claim`, { seat: 0 });
  await ben.must(`tables/${id}/claim`, { seat: 1 });
  await dora.must(`tables/${id}/start`);
  const [listed] = (await listOf(dora, 'me/tables')).tables;
  expect(listed?.left).toBeLessThanOrEqual(turnMs);
  expect(listed?.left).toBeGreaterThan(turnMs - 60_000);
});

test('the first page for everybody is read once a second, that of a person each time', async () => {
  const anybody = new Guest(server.address);
  const read = vi.spyOn(server.store, 'listOpenTables');
  const lists = await Promise.all(
    Array.from({ length: 20 }, () => listOf(anybody, 'tables?open&limit=7')),
  );
  expect(lists).toEqual(lists.map(() => lists[0]));
  expect(read.mock.calls.length).toBeLessThan(4);
  const { id } = await ana.newTable(OPEN);
  expect(idsOf(await listOf(ana, 'tables?open&limit=7'))).toContain(id);
  const list = async () => idsOf(await listOf(anybody, 'tables?open&limit=7'));
  await expect.poll(list, { timeout: 5000 }).toContain(id);
  read.mockRestore();
});
