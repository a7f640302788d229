/** Moments of the past. */
import { type AnyMatch, Match } from '@tidetable/match';
import { nautilusIsland } from '@tidetable/rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { BOT, PERSON, startedTable } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';
import { PastMatches } from './pastMatches.ts';

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

test('a moment of the past is made of the moments before it, not from the deal each time', () => {
  const match = Match.deal(nautilusIsland, { options: { seats: 3 }, decide: () => 0 });
  while (!match.isOver && match.ply < 220)
    match.submit(match.toAct, match.ply, match.legalMoves()[0] ?? '', 0);
  const { ply: last } = match;
  expect(last).toBeGreaterThan(50);
  const past = new PastMatches(match as unknown as AnyMatch);
  past.at(last);
  const accept = vi.spyOn(Match.prototype, 'accept');
  const rises = [];
  for (let ply = last; ply >= 0; ply--) {
    accept.mockClear();
    const then = past.at(ply);
    expect([then.ply, then.view(0)]).toEqual([ply, match.upTo(ply).view(0)]);
    rises.push(accept.mock.calls.length - ply); // the match made from the deal beside it
  }
  accept.mockRestore();
  expect(Math.max(...rises)).toBeLessThan(20);
});

test('who asks for too many moments of the past waits for them, and hinders nobody', async () => {
  const own = await new OwnServer().start({
    limits: { rates: { pasts: { burst: 3, perSecond: 4 } } },
  });
  const ana = await Guest.named(own.address, 'Ana');
  const id = await startedTable([ana], { seats: [PERSON, BOT] });
  const client = await TableClient.at(ana, id);
  const begun = performance.now();
  const moments = await Promise.all(Array.from({ length: 7 }, () => client.past(0)));
  expect(moments.map(moment => moment?.type)).toEqual(moments.map(() => 'past'));
  expect(performance.now() - begun).toBeGreaterThan(900);
  client.drop();
  await own.remove();
});
