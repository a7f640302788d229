/** Moments of the past. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { PERSON } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const server = new OwnServer();

beforeAll(() => server.start());
afterAll(() => server.remove());

const clientsAt = async (people: readonly Guest[], id: string): Promise<TableClient[]> =>
  Promise.all(people.map(guest => TableClient.at(guest, id)));

test('a moment of the past is what a seat saw then, and no other seat sees it', async () => {
  const people = await Promise.all(['Ana', 'Ben'].map(n => Guest.named(server.address, n)));
  const { id } = await people[0].newTable({ game: 'nautilus-island', seats: [PERSON, PERSON] });
  for (const [seat, guest] of people.entries()) await guest.must(`tables/${id}/claim`, { seat });
  const clients = await clientsAt(people, id);
  expect(await clients[0].past(0)).toMatchObject({ type: 'refused', code: 'not-started' });
  await people[0].must(`tables/${id}/start`);
  for (let moves = 0; moves < 12; moves++) {
    await Promise.all(clients.map(c => c.until(() => c.seq === moves && c.moment !== undefined)));
    const mover = clients.find(({ moment }) => moment?.toAct === moment?.seat);
    await mover?.move(mover.moment?.legal[0] ?? '');
  }
  await Promise.all(clients.map(c => c.until(() => c.seq >= 12)));
  for (const client of clients)
    for (const [ply, view] of client.views) {
      const past = await client.past(ply);
      expect(past).toMatchObject({ type: 'past', ply, seat: client.seat, legal: [], lines: [] });
      expect(JSON.stringify(past?.type === 'past' && past.view)).toBe(view);
    }
  const [watcher] = await clientsAt([new Guest(server.address)], id);
  const past = await watcher.past(12);
  expect(past).toMatchObject({ seat: -1, view: { players: [{ hand: null }, { hand: null }] } });
  expect(await watcher.past(10_000)).toMatchObject({ type: 'refused', code: 'ahead' });
});
