import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite/sqliteStore.ts';
import type { MatchStart, Store } from '../store/store.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnMatch } from '../testkit/match.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { BOT, PERSON, startedTable } from '../testkit/seating.ts';
import { entryAt, planOf } from '../testkit/storeSamples.ts';
import { TableClient } from '../testkit/tableClient.ts';

const logged: string[] = [];
const log = { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } as const;
const match = new OwnMatch({ durations: { sweep: 50 }, log });
beforeAll(() => match.open());
afterAll(() => match.remove());

const SHORT = { clock: 'bank', bankMs: 1000, incrementMs: 0 };
const timeOuts = async () => (await match.log()).filter(({ type }) => type === 'time-out');
/** Fails if nothing comes for long. */
const untilStored = async (isSo: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('nothing was stored');
    await pause(20);
  }
};

describe('who runs out of time', () => {
  test('has lost, where the table says so', async () => {
    await match.begin({ pace: SHORT, onTimeOut: 'lost' });
    const [ana] = match.clients;
    const { toAct = -1, clock } = ana?.moment ?? {};
    expect(clock?.running).toBe(toAct);
    expect(clock?.left[1 - toAct]).toBe(SHORT.bankMs);
    await ana?.until(() => ana.card?.phase === 'over');
    expect(ana?.moment).toMatchObject({ result: { end: 'time-out' }, clock: null });
    expect(await timeOuts()).toMatchObject([{ seat: toAct, outcome: 'lost' }]);
  });

  test('is noted once a turn, and plays on', async () => {
    await match.begin({ pace: SHORT });
    const [ana] = match.clients;
    await ana?.until(() => ana.lines.some(line => line.decided?.type === 'time-out'));
    expect(ana?.moment?.clock).toMatchObject({ running: -1 });
    await pause(200); // sweeps come and go
    expect(await timeOuts()).toMatchObject([{ outcome: 'noted' }]);
    expect(await match.move()).toMatchObject({ type: 'accepted' });
  });

  test('is replaced by a bot, and returns with a little time', async () => {
    const pace = { ...SHORT, bankMs: 4000 };
    await match.begin({ pace, onTimeOut: 'stand-in', standIn: 'greedy' });
    const late = match.toAct!;
    const seat = late.seat ?? -1;
    const other = match.clients.find(client => client !== late);
    await late.until(() => late.lines.some(line => line.decided?.type === 'time-out'));
    expect(await timeOuts()).toMatchObject([
      { seat, outcome: 'stand-in', player: { kind: 'bot' } },
    ]);
    await other?.until(() => other.moment?.toAct === other.seat);
    expect(other?.moment?.clock?.left[seat]).toBeNull();
    await late.until(() => late.seq >= (other?.seq ?? 0));
    expect(await match.wish(late, { type: 'return' })).toMatchObject({ type: 'accepted' });
    expect(late.moment?.clock?.left[seat]).toBe(pace.bankMs / 10);
  });
});

test('what is left is told with every move, and only who is to act uses it', async () => {
  const bankMs = 600_000;
  const incrementMs = 3_000_000; // more than a test can take
  await match.begin({ pace: { clock: 'bank', bankMs, incrementMs } });
  const [ana] = match.clients;
  const { toAct: first = -1 } = ana?.moment ?? {};
  while (ana?.moment?.toAct === first) await match.move();
  const { left = [], running } = ana?.moment?.clock ?? {};
  expect(running).toBe(1 - first);
  expect(left[first]).toBeGreaterThan(incrementMs);
  expect(left[first]).toBeLessThanOrEqual(bankMs + incrementMs);
  expect(left[1 - first]).toBeLessThanOrEqual(bankMs);
});

test('where somebody looks on, it runs out at once, whenever tables are looked after', async () => {
  const open = new OwnMatch({ durations: { sweep: 3_600_000 } });
  await open.open();
  await open.begin({ pace: SHORT, onTimeOut: 'lost' });
  const [ana] = open.clients;
  await ana?.until(() => ana.card?.phase === 'over');
  await open.remove();
});

test('a server that slept blames nobody', async () => {
  // Without beats it cannot say that it ran.
  const asleep = new OwnMatch({ durations: { beat: 3_600_000, silence: 500 } });
  await asleep.open();
  await asleep.begin({ pace: SHORT, onTimeOut: 'lost' });
  await pause(2 * SHORT.bankMs + 500);
  expect(asleep.clients[0]?.card?.phase).toBe('running');
  expect((await asleep.server.store.readOutages(0)).length).toBeGreaterThan(0);
  await asleep.remove();
});

test('the time of a table that nobody has open runs out, too', async () => {
  await match.begin({ pace: SHORT, onTimeOut: 'lost' });
  match.leave();
  await untilStored(async () => (await match.server.store.readResult(match.id)) !== undefined);
  expect(await timeOuts()).toHaveLength(1);
});

test('tables that cannot be opened keep no other one waiting', async () => {
  const { store } = match.server;
  for (let n = 0; n < 6; n++) {
    await store.createTable(planOf(`broken ${n}`));
    const nothing = {} as MatchStart;
    await store.startMatch(`broken ${n}`, [], nothing, [], { began: 0, due: 1 });
  }
  await match.begin({ pace: SHORT, onTimeOut: 'lost' });
  match.leave();
  await untilStored(async () => (await store.readResult(match.id)) !== undefined);
  expect(logged.filter(line => line.includes('cannot go on'))).toHaveLength(6);
  for (let n = 0; n < 6; n++)
    await store.append({ table: `broken ${n}`, ply: 0, entries: [entryAt(0)], result: null });
});

test('of two servers one calls the time', async () => {
  const twin = await new OwnServer(match.server).start({ durations: { sweep: 50 } });
  for (let n = 0; n < 3; n++) {
    await match.begin({ pace: SHORT, onTimeOut: 'stand-in', standIn: 'random' });
    match.leave();
    await untilStored(async () => (await timeOuts()).length > 0);
    await pause(200);
    expect(await timeOuts()).toHaveLength(1);
  }
  await twin.stop();
});

test('a time without a server costs nobody anything', async () => {
  const bankMs = 600_000;
  await match.begin({ pace: { clock: 'bank', bankMs, incrementMs: 0 } });
  await match.move();
  const [ana] = match.clients;
  const leftNow = (): number => ana?.moment?.clock?.left[ana.moment.toAct] ?? 0;
  const [before, then] = [leftNow(), Date.now()];
  const DOWN = 1500;
  await match.restart({ after: DOWN });
  const used = before - leftNow();
  expect(used).toBeGreaterThanOrEqual(0);
  expect(used).toBeLessThanOrEqual(Date.now() - then - DOWN);
});

test('a server that begins counts the time since another one fell silent, without a last word', async () => {
  const silent = await new OwnServer().start({ durations: { beat: 3_600_000 } });
  await pause(400);
  const next = await new OwnServer(silent).start({ durations: { silence: 60_000 } });
  const [outage] = await next.store.readOutages(0);
  expect((outage?.to ?? 0) - (outage?.from ?? 0)).toBeGreaterThanOrEqual(400);
  await next.stop();
  await silent.remove();
});

test('a time that ran out without a server is called only after what was left', async () => {
  await match.begin({ pace: SHORT, onTimeOut: 'lost' });
  await match.restart({ after: SHORT.bankMs + 500 });
  const [ana] = match.clients;
  await ana?.until(() => ana.card?.phase === 'over');
  const [{ at = 0 } = {}] = await timeOuts();
  const table = await match.server.store.readTable(match.id);
  const [outage] = (await match.server.store.readOutages(table?.began ?? 0)).slice(-1);
  const { from = 0, to = 0 } = outage ?? {};
  expect(at - (table?.began ?? 0) - (to - from)).toBeGreaterThanOrEqual(SHORT.bankMs);
});

test('bots of a live table do not begin before somebody looks', async () => {
  const [ana] = match.people;
  const others = [1, 2, 3].map(n => ({ ...BOT, name: `Bob ${n}` })); // one of them begins, as a rule
  const ids: string[] = [];
  for (let n = 0; n < 4; n++) {
    const { id } = await ana!.newTable({ game: 'nautilus-island', seats: [PERSON, ...others] });
    await ana!.must(`tables/${id}/claim`, { seat: 0 });
    await ana!.must(`tables/${id}/start`);
    ids.push(id);
  }
  await match.begin({ seats: [PERSON, BOT] }); // whose bot would think after those
  while (match.toAct) await match.move();
  await match.clients[0]?.until(() => match.toAct !== undefined);
  for (const id of ids) expect(await match.server.store.readLog(id, 0)).toEqual([]);
});

describe('after a restart', () => {
  /** A table at which a bot was thinking as its server stopped, and that nobody has opened since. */
  const stopInThought = async (pace: object): Promise<void> => {
    const bot = { ...BOT, level: 'admiral' }; // it thinks for a while
    await match.begin({ seats: [PERSON, bot], pace, game: 'nauticus' });
    while (match.toAct) await match.move();
    await match.restart({ alone: true });
  };

  test('bots go on where a turn may take days, though nobody looks', async () => {
    await stopInThought({ clock: 'turn', turnMs: 86_400_000 });
    const { store } = match.server;
    const before = match.clients[0]?.seq ?? 0;
    const isDue = async () => (await store.listDue(await store.now(), 99)).includes(match.id);
    await untilStored(async () => !(await isDue()) || (await match.log()).length > before);
    expect((await match.log()).slice(before)).toContainEqual(expect.objectContaining({ seat: 1 }));
  });

  test('bots of a live table wait until somebody opens it', async () => {
    await stopInThought({ clock: 'none' });
    const { length } = await match.log();
    await pause(500);
    await match.people[0]!.get(`tables/${match.id}`); // who only asks for the card opens nothing
    await pause(500);
    expect(await match.log()).toHaveLength(length);
    await match.connect();
    const [ana] = match.clients;
    await ana?.until(() => ana.seq > length || ana.moment?.toAct === ana.seat);
  });
});

test('a time without the database costs nobody anything, while sockets stay open', async () => {
  const AWAY = 1500; // milliseconds, longer than a silence that nobody pays for
  const server = new OwnServer();
  let isAway = false;
  await server.start({ log, durations: { beat: 50, silence: 500 } }, async () =>
    awayWhile(() => isAway, await openSqlite(server.data)),
  );
  const people = await Promise.all(['Ana', 'Ben'].map(n => Guest.named(server.address, n)));
  const pace = { clock: 'bank', bankMs: 600_000, incrementMs: 0 };
  const id = await startedTable(people, { pace });
  const clients = await Promise.all(people.map(guest => TableClient.at(guest, id)));
  for (const client of clients) expect(await client.move('x', 99)).toBeDefined(); // all has come
  const mover = clients.find(({ seat, moment }) => moment?.toAct === seat) as TableClient;
  const left = (): number => mover.moment?.clock?.left[mover.seat ?? 0] ?? 0;
  const [before, then] = [left(), Date.now()];
  isAway = true;
  const [move = ''] = mover.moment?.legal ?? [];
  expect(await mover.move(move)).toMatchObject({ code: 'unavailable' });
  await pause(AWAY);
  isAway = false;
  const { store } = server;
  await expect.poll(() => store.readOutages(0), { timeout: 5000 }).toHaveLength(1);
  const [{ from } = { from: then }] = await store.readOutages(0);
  expect(await mover.move(move)).toMatchObject({ type: 'accepted' });
  const passed = Date.now() - then;
  await mover.until(() => mover.seq > 0);
  const givenBack = Math.max(0, then - from); // an outage begins with the last heartbeat before it
  expect(before - left()).toBeGreaterThanOrEqual(-givenBack);
  expect(before - left()).toBeLessThanOrEqual(passed - AWAY);
  for (const client of clients) client.drop();
  await server.remove();
});

/** Its clock goes on, as that of a process does which has asked the database before. */
const awayWhile = (isAway: () => boolean, store: Store): Store => {
  const unasked = ['now', 'listen', 'observe', 'onLost', 'close'];
  const entries = Object.entries(store).map(([name, value]) => {
    if (typeof value !== 'function' || unasked.includes(name)) return [name, value];
    const ask = async (...args: unknown[]): Promise<unknown> => {
      if (isAway()) throw new Error('the database is away');
      return (value as (...args: unknown[]) => Promise<unknown>)(...args);
    };
    return [name, ask];
  });
  return Object.fromEntries(entries) as Store;
};
