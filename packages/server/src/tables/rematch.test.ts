import type { OnlineCard } from '@tidetable/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { playToEnd } from '../testkit/playToEnd.ts';
import { TableClient } from '../testkit/tableClient.ts';

const server = new OwnServer();
beforeAll(() => server.start());
afterAll(() => server.remove());

const PERSON = { kind: 'person' };
const BOT = { kind: 'bot', name: 'Bob', level: 'random' };
const named = (name: string) => Guest.named(server.address, name);

test('after the end they play again, each one seat further; however many ask, it is one table', async () => {
  const [ana, ben, zoe] = await Promise.all([named('Ana'), named('Ben'), named('Zoé')]);
  const seats = [PERSON, BOT, PERSON];
  const { id } = await ana.newTable({ game: 'nautilus-island', seats, chat: 'off', aids: false });
  await ana.must(`tables/${id}/claim`, { seat: 0 });
  await ben.must(`tables/${id}/claim`, { seat: 2 });
  await ana.must(`tables/${id}/start`);
  const rematch = `tables/${id}/rematch`;
  expect((await ben.post(rematch)).body).toEqual({ code: 'not-over' });
  const clients = [new TableClient(ana, id), new TableClient(ben, id)];
  for (const client of clients) await client.connect();
  await playToEnd(clients);
  expect((await zoe.post(rematch)).body).toEqual({ code: 'not-seated' });

  const first = (await ben.must(rematch)) as OnlineCard;
  expect(first).toMatchObject({
    phase: 'open',
    chat: 'off',
    aids: false,
    ownerSeat: 0,
    seats: [{ kind: 'person', name: 'Ben' }, { kind: 'person', name: null, reserved: 'Ana' }, BOT],
  });
  expect(first.commitment).not.toBe(clients[0]?.card?.commitment);
  for (const client of clients) await client.until(() => client.card?.rematch === first.id);

  // Nobody else gets the seat that waits; with the link of the old table they may look on.
  const link = ana.invitationTo(id) ?? '';
  const asks = await zoe.post(
    `tables/${first.id}/claim`,
    { seat: 1 },
    { 'tidetable-invitation': link },
  );
  expect(asks.body).toEqual({ code: 'seat-reserved' });
  expect((await ben.post(`tables/${first.id}/start`)).body).toEqual({ code: 'seats-open' });

  // Whom they have blocked since, they know.
  await ana.must(`tables/${id}/block`, { seat: 2 });
  const both = await Promise.all([ana.must(rematch), ben.must(rematch), ana.must(rematch)]);
  for (const card of both) expect(card.id).toBe(first.id);
  expect(both[2]).toMatchObject({ seats: [{ name: 'Ben' }, { name: 'Ana' }, BOT] });

  // Who was removed is no longer expected, and comes by the link or not at all.
  const [again, invited] = [`tables/${first.id}`, { 'tidetable-invitation': link }];
  await ben.must(`${again}/remove`, { seat: 1 });
  expect((await ana.post(rematch)).body).toEqual({ code: 'no-such-table' });
  const back = { seat: 1, anyway: true };
  expect((await ana.post(`${again}/claim`, back, invited)).status).toBe(200);
  expect(await ben.must(`${again}/start`)).toMatchObject({ phase: 'running' });
  for (const client of clients) client.drop();
}, 120_000);

test('people at one device all keep their rotated seats', async () => {
  const ana = await named('Ana');
  const { id } = await ana.newTable({ game: 'nauticus', seats: [PERSON, PERSON], sharing: true });
  await ana.must(`tables/${id}/claim`, { seat: 0 });
  await ana.must(`tables/${id}/claim`, { seat: 1, name: 'Zoé' });
  await ana.must(`tables/${id}/start`);
  const clients = [new TableClient(ana, id, 0), new TableClient(ana, id, 1)];
  for (const client of clients) await client.connect();
  await playToEnd(clients);
  const card = await ana.must(`tables/${id}/rematch`);
  expect(card).toMatchObject({ seats: [{ name: 'Zoé' }, { name: 'Ana' }] });
  for (const client of clients) client.drop();
}, 120_000);
