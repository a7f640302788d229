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
  const name = await removeName(beside, person?.id ?? '');
  expect(name).toMatch(/^Guest [\da-f]{6}$/);
  for (const client of clients)
    await client.until(() => JSON.stringify(client.card?.seats).includes(name ?? '-'));
  expect(JSON.stringify(clients.map(({ card }) => card))).not.toContain('Ben');
  await clients[1]?.until(() => !!clients[1]?.lines.some(line => line.decided?.type === 'player'));
  expect((await ben.get('guest')).body).toEqual({ name });
  expect(await removeName(beside, 'nobody')).toBeUndefined();
  for (const client of clients) client.drop();
});
