import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { TableClient } from '../testkit/tableClient.ts';

const server = new OwnServer();
beforeAll(() => server.start());
afterAll(() => server.remove());

const SEATS = [
  { kind: 'person' },
  { kind: 'bot', name: 'Bob', level: 'mate' },
  { kind: 'bot', name: 'Bea', level: 'greedy' },
];

const newClient = async (): Promise<TableClient> => {
  const ana = await Guest.named(server.address, 'Ana');
  const { id } = await ana.newTable({ game: 'nauticus', seats: SEATS });
  await ana.must(`tables/${id}/claim`, { seat: 0 });
  await ana.must(`tables/${id}/start`);
  return new TableClient(ana, id);
};
const isOwnTurn = ({ moment }: TableClient): boolean => moment?.toAct === 0;

/** Plays the last move, which ends something, until a bot is to act. */
const endTurn = async (client: TableClient): Promise<void> => {
  await client.until(() => isOwnTurn(client));
  while (isOwnTurn(client)) await client.move(client.moment?.legal.at(-1) ?? '');
};
const hasPlayed = ({ lines }: TableClient, seat: number): boolean =>
  lines.some(line => line.seat === seat);

test('bots play at their seats', async () => {
  const client = await (await newClient()).connect();
  while (!hasPlayed(client, 1) || !hasPlayed(client, 2)) {
    await endTurn(client);
    await client.until(() => isOwnTurn(client));
  }
  client.drop();
});

test('a bot whose server ended in the midst of a thought goes on after the next start', async () => {
  const client = await (await newClient()).connect();
  await endTurn(client);
  client.drop();
  await server.stop();
  const stored = (await (await server.start()).store.readLog(client.table, 0)).length;
  const guest = Object.assign(new Guest(server.address), { cookie: client.guest.cookie });
  const again = await new TableClient(guest, client.table).connect();
  await again.until(() => isOwnTurn(again) && again.seq >= stored);
  expect(again.lines.slice(0, client.seq)).toEqual(client.lines);
  expect(again.seq).toBeGreaterThan(client.seq);
  again.drop();
});

test('a bot plays on while nobody looks on', async () => {
  const client = await (await newClient()).connect();
  await endTurn(client);
  client.drop();
  const { seq } = client;
  const log = () => server.store.readLog(client.table, seq);
  const deadline = Date.now() + 60_000;
  while ((await log()).length === 0 && Date.now() < deadline) await pause(50);
  expect(await log()).not.toHaveLength(0);
});
