import { once } from 'node:events';
import { isVerified, type MatchFile, parseMatchFile, verify } from '@tidetable/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { openSqlite, type SqliteStore } from '../store/sqlite/sqliteStore.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { BOT, PERSON, seatedTable } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';
import { closeTable, removeName } from './operator.ts';

const server = new OwnServer();
let beside: SqliteStore; // a second connection, as another process has it
let ana: Guest;
let ben: Guest;

beforeAll(async () => {
  await server.start();
  beside = await openSqlite(server.data);
  ana = await Guest.named(server.address, 'Ana');
  ben = await Guest.named(server.address, 'Ben');
});
afterAll(async () => {
  await beside.close();
  await server.remove();
});

const newTable = (): Promise<string> =>
  seatedTable([ana, ben], { game: 'nauticus', seats: [PERSON, PERSON, BOT] });

test('a match that is closed beside the server ends for those who play it', async () => {
  const id = await newTable();
  await ana.must(`tables/${id}/start`);
  const client = await new TableClient(ana, id).connect();
  await client.until(() => client.moment !== undefined);
  expect(await closeTable(beside, id)).toBe('closed');
  await client.until(() => client.card?.phase === 'over');
  expect(client.lines.at(-1)).toMatchObject({ decided: { type: 'abort' } });
  expect(await client.move('x')).toMatchObject({ code: 'over' });
  expect(await closeTable(beside, id)).toBe('over');
  const { body } = await ana.get(`tables/${id}/file`);
  expect(isVerified(verify(parseMatchFile(JSON.stringify(body)) as MatchFile))).toBe(true);
  client.drop();
});

test('a table that has not begun is gone, and those who wait there are told', async () => {
  const id = await newTable();
  const client = await TableClient.at(ana, id);
  const closed = once(client.socket as WebSocket, 'close');
  expect(await closeTable(beside, id)).toBe('removed');
  expect((await closed)[0]).toBe(1008);
  expect(client.refusals).toMatchObject([{ code: 'no-such-table' }]);
  expect((await ana.get(`tables/${id}`)).body).toEqual({ code: 'no-such-table' });
  expect(await closeTable(beside, id)).toBe('no-such-table');
});

test('a name that is removed is seen no more, where people wait and where they play', async () => {
  const [open, running] = [await newTable(), await newTable()];
  await ana.must(`tables/${running}/start`);
  const clients = [await TableClient.at(ana, open), await TableClient.at(ana, running)];
  const person = (await beside.listPeople()).find(({ name }) => name === 'Ben');
  const { name, failed } = (await removeName(beside, person?.id ?? '')) ?? {};
  expect(failed).toEqual([]);
  expect(name).toMatch(/^Guest [\da-f]{6}$/);
  for (const client of clients)
    await client.until(() => JSON.stringify(client.card?.seats).includes(name ?? '-'));
  expect(JSON.stringify(clients.map(({ card }) => card))).not.toContain('Ben');
  await clients[1]?.until(() => !!clients[1]?.lines.some(line => line.decided?.type === 'player'));
  expect((await ben.get('guest')).body).toEqual({ name });
  expect(await removeName(beside, 'nobody')).toBeUndefined();
  for (const client of clients) client.drop();
});

test('a name that is removed is seen no more in a rematch, in the chat, or by whom it was asked', async () => {
  const named = (name: string) => Guest.named(server.address, name);
  const [dora, emil, fay] = [await named('Dora'), await named('Emil'), await named('Fay')];
  const id = await seatedTable([dora, emil], { game: 'nauticus', chat: 'free' });
  const { claims } = (await beside.readTable(id)) ?? {};
  const doraId = claims?.find(({ name }) => name === 'Dora')?.person ?? '';
  const fayId = (await beside.listPeople()).find(({ name }) => name === 'Fay')?.id ?? '';
  const clients = [await TableClient.at(dora, id), await TableClient.at(fay, id)] as const;
  await clients[0].ask({ type: 'say', id: 'm', text: 'hello' });
  await fay.must(`tables/${id}/ask-view`, { seat: 1 });
  expect((await removeName(beside, fayId))?.failed).toEqual([]);
  await emil.must(`tables/${id}/start`).catch(() => dora.must(`tables/${id}/start`));
  expect(await closeTable(beside, id)).toBe('closed');
  await clients[0].until(() => clients[0].card?.phase === 'over');
  const { rematch } = (await emil.must(`tables/${id}/rematch`)) as { rematch?: string; id: string };
  const again = (await beside.readTable(id))?.rematch ?? rematch ?? '';
  expect((await beside.readTable(again))?.reservations).toMatchObject([{ name: 'Dora' }]);
  expect((await removeName(beside, doraId))?.failed).toEqual([]);
  const known = await Promise.all([
    beside.readTable(again),
    beside.readMessages(id, { limit: 9 }),
    beside.readSpectating(id),
  ]);
  expect(JSON.stringify(known)).not.toMatch(/Dora|Fay/);
  await dora.must(`tables/${id}/rematch`);
  expect(JSON.stringify(await beside.readTable(again))).not.toContain('Dora');
  for (const client of clients) client.drop();
});

test('a table at which a name cannot be removed is told', async () => {
  const id = await newTable();
  await ana.must(`tables/${id}/start`);
  const { claims = [] } = (await beside.readTable(id)) ?? {};
  const [{ person } = { person: '' }] = claims;
  const busy = { ...beside, append: async () => 'stale' as const };
  expect((await removeName(busy, person))?.failed).toContain(id);
  const lost = { ...beside, readLog: () => Promise.reject(new Error('damaged')) };
  expect((await removeName(lost, person))?.failed).toContain(id);
});
