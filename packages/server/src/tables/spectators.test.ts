import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite/sqliteStore.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { seatedTable } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const server = new OwnServer();
let ana: Guest;
let ben: Guest;
let cleo: Guest; // looks on

beforeAll(async () => {
  await server.start();
  ana = await Guest.named(server.address, 'Ana');
  ben = await Guest.named(server.address, 'Ben');
  cleo = await Guest.named(server.address, 'Cleo');
});
afterAll(() => server.remove());

const openTable = (game = 'nautilus-island'): Promise<string> => seatedTable([ana, ben], { game });
const clientOf = async (guest: Guest, id: string): Promise<TableClient> => {
  const client = await new TableClient(guest, id).connect();
  await client.until(() => client.moment !== undefined);
  return client;
};
/** A running match, with sockets of Ana, Ben and Cleo. */
const startedTable = async (game?: string) => {
  const id = await openTable(game);
  await ana.must(`tables/${id}/start`);
  const clients = await Promise.all([ana, ben, cleo].map(guest => clientOf(guest, id)));
  const [a, b, c] = clients as [TableClient, TableClient, TableClient];
  return {
    id,
    a,
    b,
    c,
    players: [a, b],
    drop: () => clients.forEach(client => void client.drop()),
  };
};
/** One move by whoever is to act; false once the match is over. */
const playOn = async (players: readonly TableClient[], n: number): Promise<boolean> => {
  const next = players.find(({ moment, seat }) => !moment?.result && moment?.toAct === seat);
  if (!next) return false;
  const { legal = [] } = next.moment ?? {};
  await next.move(legal[n % legal.length] ?? '');
  for (const client of players) await client.until(() => client.seq >= next.seq);
  return true;
};
const codeOf = async (answer: Promise<{ body: Record<string, unknown> }>): Promise<unknown> =>
  (await answer).body.code;
/** Through whose eyes a client was ever shown the match, from some message on. */
const eyesOf = (client: TableClient, from = 0): Set<number> =>
  new Set(
    client.heard.slice(from).flatMap(text => {
      const { type, seat } = JSON.parse(text);
      return type === 'moment' ? [seat] : [];
    }),
  );
const id32 = /^[0-9a-f]{32}$/;

describe('a seat’s view', () => {
  test('is for nobody else, until the seat consents', async () => {
    const { id, a, c, players, drop } = await startedTable();
    expect(a.card?.shown).toEqual([
      { to: 'nobody', delay: null },
      { to: 'nobody', delay: null },
    ]);
    expect(await c.look(0)).toMatchObject({ code: 'no-consent' });
    expect(await c.look(7)).toMatchObject({ code: 'no-such-seat' });
    expect(await codeOf(cleo.post(`tables/${id}/consent`, { to: 'everybody' }))).toBe('not-seated');
    for (let n = 0; n < 5; n++) await playOn(players, n);
    expect(eyesOf(c)).toEqual(new Set([-1]));
    drop();
  });

  test('is shown as the seat sees it, but for what only its person may do', async () => {
    const { id, a, c, players, drop } = await startedTable();
    await ana.must(`tables/${id}/consent`, { to: 'everybody' });
    await c.until(() => c.card?.shown[0]?.to === 'everybody');
    await playOn(players, 0);
    expect(await c.look(0)).toMatchObject({ type: 'accepted' });
    for (let n = 0; n < 25; n++) {
      await c.until(() => c.seq === a.seq);
      expect([c.view, c.lines, c.moment?.points]).toEqual([a.view, a.lines, a.moment?.points]);
      expect([c.moment?.legal, c.moment?.undo]).toEqual([[], {}]);
      await playOn(players, n);
    }
    expect(await c.move(a.moment?.legal[0] ?? 'x')).toMatchObject({ code: 'not-seated' });
    expect(await c.look(1)).toMatchObject({ code: 'no-consent' });
    expect(await c.look(-1)).toMatchObject({ type: 'accepted' });
    expect(c.moment).toMatchObject({ seat: -1, since: 0, whole: true });
    drop();
  });

  test('is for those who were granted it after they asked, and nobody of the same name', async () => {
    const { id, a, c, drop } = await startedTable();
    await cleo.must(`tables/${id}/ask-view`, { seat: 0 });
    await a.until(() => a.consent?.asking.length === 1);
    const [asking] = a.consent?.asking ?? [];
    expect(asking).toEqual({ id: expect.stringMatching(id32), name: 'Cleo' });
    expect(a.heard.join()).not.toContain(decodeURIComponent(cleo.cookie).split(/[=.]/)[1]);
    const liar = await Guest.named(server.address, 'CLEO');
    expect(await codeOf(liar.post(`tables/${id}/ask-view`, { seat: 0 }))).toBe('name-taken');
    expect(await codeOf(ben.post(`tables/${id}/ask-view`, { seat: 0 }))).toBe('already-seated');
    expect(await codeOf(cleo.post(`tables/${id}/ask-view`, { seat: 2 }))).toBe('no-such-seat');
    expect(await codeOf(ana.post(`tables/${id}/consent`, { to: ['0'.repeat(32)] }))).toBe(
      'not-asked',
    );
    await ana.must(`tables/${id}/consent`, { to: [asking?.id] });
    await a.until(() => a.consent?.asking.length === 0);
    expect(a.consent).toMatchObject({ to: [asking], delay: null });
    expect(a.card?.shown[0]?.to).toBe('some');
    expect(await c.look(0)).toMatchObject({ type: 'accepted' });
    const other = await clientOf(liar, id);
    expect(await other.look(0)).toMatchObject({ code: 'no-consent' });
    other.drop();
    drop();
  });

  test('is gone at once when the consent is', async () => {
    const { id, a, c, players, drop } = await startedTable();
    await ana.must(`tables/${id}/consent`, { to: 'everybody' });
    await c.look(0);
    expect(c.moment?.seat).toBe(0);
    await ana.must(`tables/${id}/consent`, { to: 'nobody' });
    await c.until(() => c.moment?.seat === -1);
    const told = c.heard.length;
    for (let n = 0; n < 10; n++) await playOn(players, n);
    await c.until(() => c.seq === a.seq);
    expect(await c.look(0)).toMatchObject({ code: 'no-consent' });
    await ana.must(`tables/${id}/consent`, { to: 'everybody' }); // who wants to see it looks again
    await playOn(players, 0);
    await c.until(() => c.seq === a.seq);
    expect(eyesOf(c, told)).toEqual(new Set([-1]));
    drop();
  });

  test('is never for who plays at the table, nor for who comes without a cookie, until the end', async () => {
    const { id, a, b, players, drop } = await startedTable('nautilion');
    await ana.must(`tables/${id}/consent`, { to: 'everybody' });
    await b.until(() => b.card?.shown[0]?.to === 'everybody');
    expect(await b.look(0)).toMatchObject({ code: 'no-consent' });
    const nobody = await clientOf(new Guest(server.address), id);
    expect(await nobody.look(0)).toMatchObject({ code: 'no-consent' });
    expect(await codeOf(new Guest(server.address).post(`tables/${id}/ask-view`, { seat: 0 }))).toBe(
      'no-guest',
    );
    for (let n = 0; await playOn(players, n); n++);
    expect(a.moment?.result).not.toBeNull();
    expect(eyesOf(b)).toEqual(new Set([1]));
    expect(eyesOf(nobody)).toEqual(new Set([-1]));
    for (const client of [b, nobody]) {
      expect(await client.look(0)).toMatchObject({ type: 'accepted' });
      expect([client.view, client.lines]).toEqual([a.view, a.lines]);
    }
    nobody.drop();
    drop();
  }, 120_000);

  test('is remembered with its consent by a server that was started again', async () => {
    const own = await new OwnServer().start();
    const guests = await Promise.all(['Ana', 'Ben', 'Cleo'].map(n => Guest.named(own.address, n)));
    const [owner, second, third] = guests as [Guest, Guest, Guest];
    const id = await seatedTable(guests, { game: 'nauticus' });
    await second.must(`tables/${id}/consent`, { to: 'everybody' });
    await owner.must(`tables/${id}/start`);
    await own.stop();
    await own.start();
    const again = Object.assign(new Guest(own.address), { cookie: third.cookie });
    const client = await clientOf(again, id);
    expect(await client.look(0)).toMatchObject({ code: 'no-consent' });
    expect(await client.look(1)).toMatchObject({ type: 'accepted' });
    client.drop();
    await own.remove();
  });
});

describe('a delay', () => {
  /** The ply at which a seat began the first of its last so many turns, told from its own lines. */
  const beginOf = ({ lines }: TableClient, seat: number, turns: number): number | undefined => {
    const moves = lines.filter(line => line.seat === seat && line.decided === undefined);
    const begins = moves.filter((line, i) => line.turn !== moves[i - 1]?.turn);
    return begins.at(-turns)?.ply;
  };

  test('by turns shows the match as it stood then, and nothing of what came later', async () => {
    const { id, a, c, players, drop } = await startedTable();
    const TURNS = 2;
    await ana.must(`tables/${id}/consent`, { to: 'everybody', delay: { turns: TURNS } });
    await c.until(() => c.card?.shown[0]?.delay !== null);
    const told = c.heard.length;
    expect(await c.look(0)).toMatchObject({ type: 'accepted' });
    expect(eyesOf(c, told)).toEqual(new Set()); // not even what the seat was dealt
    let shown = 0;
    for (let n = 0; n < 200; n++) {
      const isOn = await playOn(players, n);
      if (!isOn) break;
      const due = a.moment?.result ? a.seq : beginOf(a, 0, TURNS);
      if (due === undefined) {
        expect(eyesOf(c, told)).toEqual(new Set());
        continue;
      }
      await c.until(() => c.moment?.seat === 0 && c.seq >= due);
      expect([c.seq, c.moment?.seq]).toEqual([due, due]);
      expect(c.lines).toEqual(a.lines.slice(0, due));
      const then = a.views.get(due);
      if (then !== undefined && !a.moment?.result) {
        expect(c.view).toEqual(JSON.parse(then));
        shown++;
      }
    }
    expect(shown).toBeGreaterThan(3);
    const latest = await clientOf(cleo, id);
    await latest.look(0);
    expect([latest.seq, latest.view]).toEqual([c.seq, c.view]);
    latest.drop();
    drop();
  }, 120_000);

  test('ends with the match', async () => {
    const { id, a, c, players, drop } = await startedTable('nautilion');
    await ana.must(`tables/${id}/consent`, { to: 'everybody', delay: { turns: 100 } });
    await c.until(() => c.card?.shown[0]?.delay !== null);
    await c.look(0);
    const told = c.heard.length;
    for (let n = 0; await playOn(players, n); n++)
      if (!a.moment?.result) expect(eyesOf(c, told)).toEqual(new Set());
    await c.until(() => c.moment?.seat === 0);
    expect([c.view, c.lines]).toEqual([a.view, a.lines]);
    drop();
  }, 120_000);

  test('by time passes by itself', async () => {
    const { id, a, c, players, drop } = await startedTable();
    const SECONDS = 2;
    await ana.must(`tables/${id}/consent`, { to: 'everybody', delay: { seconds: SECONDS } });
    await c.until(() => c.card?.shown[0]?.delay !== null);
    await playOn(players, 0);
    const at = (await server.store.readLog(id, a.seq - 1))[0]?.at ?? 0;
    await c.look(0);
    expect(c.moment?.seat).toBe(-1);
    await c.until(() => c.moment?.seat === 0 && c.seq === a.seq);
    expect(Date.now()).toBeGreaterThanOrEqual(at + SECONDS * 1000);
    expect(c.view).toEqual(a.view);
    await ana.must(`tables/${id}/consent`, { to: 'everybody', delay: { turns: 100 } });
    const told = c.heard.length;
    await playOn(players, 1);
    await c.until(() => 'turns' in (c.card?.shown[0]?.delay ?? {}));
    expect(eyesOf(c, told)).toEqual(new Set()); // longer from now on
    drop();
  });
});

test('a delay is counted by the clock that has stamped the moves', async () => {
  const HOUR = 3_600_000;
  const own = new OwnServer();
  await own.start({}, async () => ({
    ...(await openSqlite(own.data)),
    now: async () => Date.now() - HOUR,
  }));
  const people = await Promise.all(['Ana', 'Ben', 'Cleo'].map(n => Guest.named(own.address, n)));
  const [anna = ana, benno = ben, guest = cleo] = people;
  const id = await seatedTable([anna, benno]);
  await anna.must(`tables/${id}/start`);
  const clients = await Promise.all(people.map(person => clientOf(person, id)));
  const players = clients.slice(0, 2);
  const onlooker = clients[2] as TableClient;
  await playOn(players, 0);
  await anna.must(`tables/${id}/consent`, { to: 'everybody', delay: { seconds: 600 } });
  await onlooker.until(() => onlooker.card?.shown[0]?.delay !== null);
  expect(await onlooker.look(0)).toMatchObject({ type: 'accepted' });
  await playOn(players, 1);
  await onlooker.move('x'); // what was told before has come
  expect(eyesOf(onlooker)).toEqual(new Set([-1]));
  expect((await guest.get(`tables/${id}`)).status).toBe(200);
  for (const client of clients) client.drop();
  await own.remove();
});

describe('a table that is closed to spectators', () => {
  test('sends them away while the match runs, and lets its people play', async () => {
    const { id, a, b, c, players, drop } = await startedTable('nautilion');
    expect(await codeOf(ben.post(`tables/${id}/spectators`, { open: false }))).toBe('not-owner');
    expect(await ana.must(`tables/${id}/spectators`, { open: false })).toMatchObject({
      spectators: false,
    });
    await c.until(() => c.refusals.length > 0);
    expect(c.refusals).toMatchObject([{ code: 'no-spectators' }]);
    const told = c.heard.length;
    await playOn(players, 0);
    expect(c.heard).toHaveLength(told);
    const again = await new TableClient(cleo, id).connect();
    await again.until(() => again.refusals.length > 0);
    expect(again.heard).toHaveLength(1);
    for (let n = 0; await playOn(players, n); n++);
    const late = await clientOf(cleo, id);
    expect(late.seq).toBe(a.seq);
    expect(b.refusals).toEqual([]);
    late.drop();
    drop();
  }, 120_000);

  test('lets people come until it begins', async () => {
    const id = await openTable();
    await ana.must(`tables/${id}/spectators`, { open: false });
    const client = await new TableClient(cleo, id).connect();
    await client.until(() => client.card?.spectators === false);
    expect(client.refusals).toEqual([]);
    await ana.must(`tables/${id}/start`);
    await client.until(() => client.refusals.length > 0);
    expect(eyesOf(client)).toEqual(new Set());
    await ana.must(`tables/${id}/spectators`, { open: true });
    (await clientOf(cleo, id)).drop();
  });
});
