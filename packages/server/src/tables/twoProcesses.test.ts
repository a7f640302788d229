/** Two servers on one database, and people at both of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres/postgresStore.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnPostgres } from '../testkit/ownPostgres.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { PERSON } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const START_TIME = 60_000; // milliseconds
const postgres = new OwnPostgres();
const servers: OwnServer[] = [];
const newServer = async (url: string): Promise<OwnServer> => {
  const server = new OwnServer();
  servers.push(server);
  return server.start({}, () => openPostgres(url));
};

beforeAll(async () => {
  await postgres.start();
  const url = await postgres.newDatabase();
  await newServer(url);
  await newServer(url);
}, START_TIME);
afterAll(async () => {
  for (const server of servers) await server.remove();
  await postgres.remove();
}, START_TIME);

test('who comes, goes, speaks, decides and moves at one server is seen at the other', async () => {
  const [here = '', there = ''] = servers.map(({ address }) => address);
  const owner = await Guest.named(here, 'Ana');
  const guest = await Guest.named(there, 'Ben');
  const { id } = await owner.newTable({ game: 'nauticus', seats: [PERSON, PERSON], chat: 'free' });
  const ana = await TableClient.at(owner, id);
  const ben = await TableClient.at(guest, id);
  const seatAt = (client: TableClient, seat: number) => client.card?.seats[seat];

  await owner.must(`tables/${id}/claim`, { seat: 0 });
  await ben.until(() => seatAt(ben, 0)?.name === 'Ana');
  await guest.must(`tables/${id}/claim`, { seat: 1 });
  await owner.must(`tables/${id}/start`); // at once: whom the other server knows sits there
  for (const client of [ana, ben]) await client.until(() => client.moment !== undefined);
  expect([ana.seat, ben.seat]).toEqual([0, 1]);

  const clients = [ana, ben];
  for (let n = 0; n < 12; n++) {
    const next = clients.find(({ moment, seat }) => moment?.toAct === seat);
    const { legal = [] } = next?.moment ?? {};
    expect(await next?.move(legal[0] ?? '')).toMatchObject({ type: 'accepted' });
    for (const client of clients) await client.until(() => client.seq >= (next?.seq ?? 0));
  }
  expect(ana.lines).toHaveLength(ben.lines.length);

  await ana.ask({ type: 'say', id: 'hello', text: 'Ahoy' });
  await ben.until(() => ben.said.length > 0);
  expect(ben.said).toMatchObject([{ seat: 0, text: 'Ahoy' }]);

  const isHere = (client: TableClient, seat: number) => {
    const shown = seatAt(client, seat);
    return shown?.kind === 'person' && shown.connected;
  };
  ana.drop();
  await ben.until(() => !isHere(ben, 0));
  await ana.connect();
  await ben.until(() => isHere(ben, 0));
  const abort = { type: 'ask', id: 'abort', ply: ana.seq, subject: { type: 'abort' } } as const;
  expect(await ana.ask(abort)).toMatchObject({ type: 'accepted' });
  await ben.until(() => ben.card?.request != null);
  const request = ben.card?.request?.id ?? '';
  const yes = { type: 'answer', id: 'yes', ply: ben.seq, request, yes: true } as const;
  expect(await ben.ask(yes)).toMatchObject({ type: 'accepted' });
  await ana.until(() => ana.moment?.result?.end === 'abort');
  for (const client of clients) client.drop();
});

test('who was told more by one server than another has heard is not refused there', async () => {
  const [here = '', there = ''] = servers.map(({ address }) => address);
  const owner = await Guest.named(here, 'Cleo');
  const guest = await Guest.named(here, 'Dora');
  const { id } = await owner.newTable({ game: 'nauticus', seats: [PERSON, PERSON] });
  for (const [seat, person] of [owner, guest].entries())
    await person.must(`tables/${id}/claim`, { seat });
  await owner.must(`tables/${id}/start`);
  const clients = [await TableClient.at(owner, id), await TableClient.at(guest, id)];
  for (const client of clients) await client.until(() => client.moment !== undefined);
  for (let n = 0; n < 6; n++) {
    const next = clients.find(({ moment, seat }) => moment?.toAct === seat);
    await next?.move(next.moment?.legal[0] ?? '');
    next?.drop();
    if (next) next.guest.address = next.guest.address === here ? there : here;
    await next?.connect(); // it says at once how much it knows
    for (const client of clients) await client.until(() => client.seq >= (next?.seq ?? 0));
    await next?.until(() => next.card !== undefined);
    expect(next?.refusals).toEqual([]);
  }
  for (const client of clients) client.drop();
});
