import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startThinkers } from '../bots/thinkers.ts';
import type { Store } from '../store/store.ts';
import { SILENT } from '../telemetry/logger.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { BOT, PERSON, startedTable, type WishedTable } from '../testkit/seating.ts';
import { planOf } from '../testkit/storeSamples.ts';
import { TableClient } from '../testkit/tableClient.ts';
import { DURATIONS } from './durations.ts';
import { LiveTable } from './liveTable.ts';
import { Tables } from './tables.ts';

const server = new OwnServer();
let ana: Guest;
let ben: Guest;

beforeAll(async () => {
  await server.start();
  ana = await Guest.named(server.address, 'Ana');
  ben = await Guest.named(server.address, 'Ben');
});
afterAll(() => server.remove());

const started = (wish?: WishedTable): Promise<string> => startedTable([ana, ben], wish);
/** Clients of both, the one whose turn it is first. */
const clientsAt = async (id: string): Promise<[TableClient, TableClient]> => {
  const [a, b] = await Promise.all([TableClient.at(ana, id), TableClient.at(ben, id)]);
  await Promise.all([a.until(() => a.moment !== undefined), b.until(() => b.moment !== undefined)]);
  return a.moment?.toAct === a.seat ? [a, b] : [b, a];
};
const codeOf = async (answer: Promise<{ body: Record<string, unknown> }>): Promise<unknown> =>
  (await answer).body.code;

describe('before the start', () => {
  test('a table is made by a guest, and its card tells everybody the same', async () => {
    const card = await ana.newTable({ game: 'nauticus', seats: [PERSON, BOT, PERSON] });
    expect(card).toMatchObject({
      game: 'nauticus',
      options: { seats: 3 },
      seats: [{ kind: 'person', name: null }, BOT, { kind: 'person', name: null }],
      phase: 'open',
    });
    expect(card.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect((await ben.get(`tables/${card.id}`)).body).toEqual(card);
    expect(JSON.stringify(card)).not.toMatch(/seed|owner"/);
  });

  test.each([
    [{ game: 'chess', seats: [PERSON, PERSON] }, 'unknown-game'],
    [{ game: 'nauticus', seats: [PERSON] }, 'bad-seats'],
    [{ game: 'nauticus', seats: [BOT, { ...BOT, name: 'Bo' }] }, 'bad-seats'],
    [{ game: 'nauticus', seats: [PERSON, { ...BOT, level: 'god' }] }, 'bad-seats'],
    [{ game: 'nauticus', seats: [PERSON, { ...BOT, name: '\u3164' }] }, 'bad-seats'],
    [{ game: 'nauticus', seats: [PERSON, BOT, { ...BOT, name: 'ＢＯＢ' }] }, 'name-taken'],
    [{ game: 'nauticus', seats: [PERSON, PERSON], options: { wind: 3 } }, 'bad-options'],
    [{ game: 7 }, 'shape'],
    [{ game: 'nauticus', seats: [PERSON, PERSON], standIn: 'god' }, 'bad-level'],
    [{ game: 'nauticus', seats: [PERSON, PERSON], pace: { clock: 'turn', turnMs: 1 } }, 'shape'],
  ])('no table of %j', async (wish, code) => {
    const { status, body } = await ana.post('tables', wish);
    expect({ status: status >= 400, body }).toEqual({ status: true, body: { code } });
  });

  test('seats are claimed and left; one each, and nobody sits on a bot', async () => {
    const { id } = await ana.newTable({ game: 'nauticus', seats: [PERSON, PERSON, BOT] });
    const watcher = await TableClient.at(ben, id);
    await ana.must(`tables/${id}/claim`, { seat: 1 });
    await watcher.until(() => watcher.card?.seats[1]?.name === 'Ana');
    expect(await codeOf(ben.post(`tables/${id}/claim`, { seat: 1 }))).toBe('seat-taken');
    expect(await codeOf(ben.post(`tables/${id}/claim`, { seat: 2 }))).toBe('seat-taken');
    expect(await codeOf(ben.post(`tables/${id}/claim`, { seat: 3 }))).toBe('no-such-seat');
    expect(await codeOf(ana.post(`tables/${id}/claim`, { seat: 0 }))).toBe('already-seated');
    expect(await codeOf(ben.post(`tables/${id}/leave`))).toBe('not-seated');
    expect(watcher.seat).toBe(-1);
    await ben.must(`tables/${id}/claim`, { seat: 0 });
    await watcher.until(() => watcher.seat === 0);
    await ana.must(`tables/${id}/leave`);
    await watcher.until(() => watcher.card?.seats[1]?.name === null);
    watcher.drop();
  });

  test('nobody sits beside somebody whose name looks the same', async () => {
    const { id } = await ana.newTable({ game: 'nauticus', seats: [PERSON, PERSON, BOT] });
    await ana.must(`tables/${id}/claim`, { seat: 0 });
    for (const name of ['ANA', 'Ａna', 'A na', 'bob']) {
      const other = await Guest.named(server.address, name);
      expect(await codeOf(other.post(`tables/${id}/claim`, { seat: 1 }))).toBe('name-taken');
    }
  });

  test('who made the table starts it, once all sit', async () => {
    const { id } = await ana.newTable({ game: 'nautilus-island', seats: [PERSON, PERSON] });
    await ben.must(`tables/${id}/claim`, { seat: 1 });
    expect(await codeOf(ana.post(`tables/${id}/start`))).toBe('seats-open');
    await ana.must(`tables/${id}/claim`, { seat: 0 });
    expect(await codeOf(ben.post(`tables/${id}/start`))).toBe('not-owner');
    const early = await TableClient.at(ben, id);
    expect(await early.move('collect')).toMatchObject({ code: 'not-started' });
    expect(await ana.must(`tables/${id}/start`)).toMatchObject({ phase: 'running' });
    await early.until(() => early.moment?.whole === true);
    expect(await codeOf(ana.post(`tables/${id}/start`))).toBe('started');
    expect(await codeOf(ana.post(`tables/${id}/leave`))).toBe('started');
    early.drop();
  });
});

describe('a move', () => {
  test('brings no estimate of points, which would cost more than the move', async () => {
    const id = await started();
    const [mover, other] = await clientsAt(id);
    await mover.move(mover.moment?.legal[0] ?? '');
    await other.until(() => other.seq === mover.seq);
    for (const { moment } of [mover, other])
      expect(moment).toMatchObject({ result: null, points: [], guessed: [] });
    for (const client of [mover, other]) client.drop();
  });

  test('is told to everybody, each through their own eyes, before it is accepted', async () => {
    const [mover, other] = await clientsAt(await started());
    const { seq } = mover;
    expect(await mover.move(mover.moment?.legal[0] ?? '')).toEqual({ type: 'accepted', id: 'w1' });
    expect(mover.seq).toBeGreaterThan(seq);
    await other.until(() => other.seq === mover.seq);
    expect(mover.moment).toMatchObject({ whole: false, seat: mover.seat });
    expect(other.moment).toMatchObject({ whole: false, seat: other.seat });
    for (const client of [mover, other]) client.drop();
  });

  test('sent again it counts once, also after the table was made again from the store', async () => {
    const id = await started();
    const [mover, other] = await clientsAt(id);
    const { seq } = mover;
    const wish = {
      type: 'move',
      id: 'same',
      ply: seq,
      move: mover.moment?.legal[0] ?? '',
    } as const;
    for (let time = 0; time < 3; time++)
      expect(await mover.ask(wish)).toEqual({ type: 'accepted', id: 'same' });
    const after = mover.seq;
    for (const client of [mover, other]) client.drop();
    await server.stop();
    await server.start();
    ana = Object.assign(new Guest(server.address), { cookie: ana.cookie });
    ben = Object.assign(new Guest(server.address), { cookie: ben.cookie });
    const again = [await TableClient.at(ana, id), await TableClient.at(ben, id)];
    for (const client of again) await client.until(() => client.moment !== undefined);
    const same = again.find(client => client.seat === mover.seat) ?? again[0]!;
    expect(await same.ask(wish)).toEqual({ type: 'accepted', id: 'same' });
    expect(same.seq).toBe(after);
    expect(await server.store.readLog(id, 0)).toHaveLength(after);
    for (const client of again) client.drop();
  });

  test('is refused with a code where the door is shut, and nothing changes', async () => {
    const id = await started();
    const [mover, other] = await clientsAt(id);
    const { seq, moment } = mover;
    const legal = moment?.legal[0] ?? '';
    expect(await mover.move(legal, seq + 1)).toMatchObject({ code: 'stale' });
    expect(await other.move(legal)).toMatchObject({ code: 'not-your-turn' });
    expect(await mover.move('fly away')).toMatchObject({ code: 'unreadable' });
    expect(await server.store.readLog(id, 0)).toHaveLength(seq);
    expect([mover.moment, other.seq]).toEqual([moment, seq]);
    for (const client of [mover, other]) client.drop();
  });

  test('of two that race for one ply one is kept', async () => {
    const id = await started();
    const [mover, other] = await clientsAt(id);
    const twin = await TableClient.at(mover.guest, id);
    await twin.until(() => twin.moment !== undefined);
    const { seq, moment } = mover;
    const [first = '', second = ''] = moment?.legal ?? [];
    expect(second).not.toBe('');
    const answers = await Promise.all([mover.move(first, seq), twin.move(second, seq)]);
    expect(answers.map(answer => answer?.type).sort()).toEqual(['accepted', 'refused']);
    expect(answers.find(answer => answer?.type === 'refused')).toMatchObject({ code: 'stale' });
    await other.until(() => other.seq > seq);
    const moves = (await server.store.readLog(id, seq)).filter(entry => entry.seat === mover.seat);
    expect(moves).toHaveLength(1);
    for (const client of [mover, twin, other]) client.drop();
  });

  test('is taken back by its own seat, and only as far as nobody has learnt anything', async () => {
    const id = await started({ game: 'nauticus' });
    const [mover, other] = await clientsAt(id);
    const before = mover.views.get(mover.seq);
    const { seq } = mover;
    await mover.move(mover.moment?.legal[0] ?? '');
    expect(mover.moment?.undo.step).toBe(seq);
    const undo = { type: 'undo', id: 'u', ply: mover.seq, to: seq } as const;
    expect(await other.ask(undo)).toMatchObject({ type: 'refused' });
    expect(await mover.ask(undo)).toEqual({ type: 'accepted', id: 'u' });
    expect(await mover.ask(undo)).toEqual({ type: 'accepted', id: 'u' }); // a repetition
    expect(mover.views.get(mover.seq)).toBe(before);
    expect(await mover.ask({ ...undo, ply: mover.seq, to: 0 })).toMatchObject({ type: 'refused' });
    for (const client of [mover, other]) client.drop();
  });
});

test('who is alone with bots may take back what has revealed something: that is practice', async () => {
  const seats = [PERSON, BOT];
  const { id } = await ana.newTable({ game: 'nautilus-island', seats });
  await ana.must(`tables/${id}/claim`, { seat: 0 });
  await ana.must(`tables/${id}/start`);
  const client = await TableClient.at(ana, id);
  await client.until(() => client.moment?.toAct === 0);
  while (client.moment?.undo.practice === undefined) {
    await client.move(client.moment?.legal[0] ?? '');
    await client.until(() => client.moment?.toAct === 0);
  }
  const to = client.moment.undo.practice;
  const undo = { type: 'undo', id: 'u', ply: client.seq, to } as const;
  for (let time = 0; time < 2; time++)
    expect(await client.ask(undo)).toEqual({ type: 'accepted', id: 'u' });
  const decided = client.lines.slice(undo.ply).map(line => line.decided?.type);
  expect(decided).toEqual(['practice', 'undo']);
  client.drop();
});

describe('who looks on', () => {
  test('a spectator gets the public view, and may not play', async () => {
    const id = await started();
    const [mover, other] = await clientsAt(id);
    const spectator = await TableClient.at(new Guest(server.address), id);
    await spectator.until(() => spectator.moment !== undefined);
    expect(spectator.moment).toMatchObject({ seat: -1, legal: [], undo: {} });
    expect(await spectator.move(mover.moment?.legal[0] ?? '')).toMatchObject({
      code: 'not-seated',
    });
    await mover.move(mover.moment?.legal[0] ?? '');
    await spectator.until(() => spectator.seq === mover.seq);
    for (const client of [mover, other, spectator]) client.drop();
  });

  test('nobody hears what another seat sees', async () => {
    const id = await started();
    const [mover, other] = await clientsAt(id);
    for (let n = 0; n < 30; n++) {
      const next = [mover, other].find(({ moment, seat }) => moment?.toAct === seat);
      if (!next) break;
      const { legal = [] } = next.moment ?? {};
      await next.move(legal[n % legal.length] ?? '');
      for (const client of [mover, other]) await client.until(() => client.seq >= next.seq);
    }
    expect(mover.seq).toBeGreaterThan(20);
    const seats = (client: TableClient): Set<number> =>
      new Set(
        client.heard.flatMap(text => {
          const { type, seat, set } = JSON.parse(text);
          return type === 'moment' ? [seat, ...('seat' in set ? [set.seat] : [])] : [];
        }),
      );
    for (const client of [mover, other]) {
      expect(seats(client)).toEqual(new Set([client.seat]));
      client.drop();
    }
  });

  test('who was away gets what was missed, once; who claims to know more is refused', async () => {
    const id = await started();
    const [mover, other] = await clientsAt(id);
    await mover.move(mover.moment?.legal[0] ?? '');
    await other.until(() => other.seq === mover.seq && other.seq > 0);
    other.drop();
    for (let n = 0; n < 3 && mover.moment?.toAct === mover.seat; n++)
      await mover.move(mover.moment?.legal[0] ?? '');
    await other.connect();
    await other.until(() => other.seq === mover.seq);
    expect(other.moment).toMatchObject({ whole: true });
    const liar = new TableClient(ben, id);
    liar.lines.push(...Array.from({ length: 999 }, () => other.lines[0]!));
    await liar.connect();
    await liar.until(() => liar.refusals.length > 0);
    expect(liar.refusals).toMatchObject([{ code: 'ahead' }]);
    for (const client of [mover, other]) client.drop();
  });
});

test('the match file is a secret until the end', async () => {
  const id = await started();
  expect(await codeOf(ana.get(`tables/${id}/file`))).toBe('running');
  expect(await codeOf(ana.get('tables/none/file'))).toBe('no-such-table');
});

const withTables = async (
  store: Store,
  keep: number,
  work: (tables: Tables) => Promise<void>,
): Promise<void> => {
  const metrics = createMetrics();
  const thinkers = startThinkers(metrics);
  const tables = new Tables(store, thinkers, { log: SILENT, metrics }, { ...DURATIONS, keep });
  await work(tables);
  await tables.close();
  await thinkers.close();
};

test('a table that nobody holds leaves memory, and comes back as it was', async () => {
  const id = await started();
  await withTables(server.store, 0, async tables => {
    const held = await tables.hold(id);
    const { table } = held ?? {};
    expect(await tables.use(id, same => same === table)).toBe(true);
    expect(tables.size).toBe(1);
    held?.release();
    await tables.hold('no such table');
    await new Promise(setImmediate);
    expect(tables.size).toBe(0);
    await tables.use(id, again => {
      expect(again).not.toBe(table);
      expect(again.card).toEqual({ ...table?.card, seats: expect.anything() });
      const people = table?.card.seats.map(seat => ({ ...seat, awayFor: expect.any(Number) }));
      expect(again.card.seats).toEqual(people);
    });
  });
});

test('who asks for a table again and again does not have it replayed, and gets it as it is', async () => {
  const id = await started();
  const [mover, other] = await clientsAt(id);
  const { store } = server;
  let replays = 0;
  const counting: Store = {
    ...store,
    readLog: (table, from) => {
      if (from === 0) replays++;
      return store.readLog(table, from);
    },
  };
  const entries = (table: LiveTable) => table.known.entries;
  const play = async () => {
    const next = mover.moment?.toAct === mover.seat ? mover : other;
    await next.move(next.moment?.legal[0] ?? '');
    await Promise.all([mover, other].map(client => client.until(() => client.seq === next.seq)));
  };
  await play();
  await withTables(counting, 60_000, async tables => {
    for (let asked = 0; asked < 5; asked++) expect(await tables.use(id, entries)).toBe(mover.seq);
    const loaded = vi.spyOn(LiveTable.prototype, 'catchUp');
    await play(); // by another process, of which this one hears nothing
    await tables.catchUp();
    expect(loaded).not.toHaveBeenCalled(); // while nobody needs it, nothing is done at it
    loaded.mockRestore();
    expect(await tables.use(id, entries)).toBe(mover.seq);
    expect(replays).toBe(1);
    expect(tables.size).toBe(1);
    const open = await ana.newTable({ game: 'nauticus', seats: [PERSON, PERSON] });
    expect(await tables.use(open.id, table => table.card.id)).toBe(open.id);
    await store.removeOpenTable(open.id);
    expect(await tables.use(open.id, table => table.card.id)).toBeUndefined();
    for (let n = 0; n < 250; n++) {
      const { id: another } = planOf(`kept ${n}`);
      await store.createTable(planOf(another));
      await tables.use(another, () => undefined);
    }
    await expect.poll(() => tables.size).toBe(200);
  });
  for (const client of [mover, other]) client.drop();
});

test('a table that is kept leaves memory in the end', async () => {
  const id = await started();
  await withTables(server.store, 50, async tables => {
    await tables.use(id, () => undefined);
    expect(tables.size).toBe(1);
    await expect.poll(() => tables.size).toBe(0);
  });
});

test('whether a match still runs is known without opening it', async () => {
  const id = await started();
  const opened = vi.spyOn(LiveTable, 'load');
  for (const what of ['file', 'result'])
    expect(await codeOf(ana.get(`tables/${id}/${what}`))).toBe('running');
  expect(opened.mock.calls.filter(([, table]) => table === id)).toEqual([]);
  opened.mockRestore();
});

test('where two processes serve one table, who was slower hears what the other has kept', async () => {
  const twin = await new OwnServer(server).start();
  const id = await started();
  const [mover, other] = await clientsAt(id);
  const guest = Object.assign(new Guest(twin.address), { cookie: mover.guest.cookie });
  const elsewhere = await TableClient.at(guest, id);
  await elsewhere.until(() => elsewhere.moment !== undefined);
  const [first = '', second = ''] = mover.moment?.legal ?? [];
  expect(await mover.move(first)).toMatchObject({ type: 'accepted' });
  expect(await elsewhere.move(second)).toMatchObject({ code: 'stale' });
  expect(elsewhere.lines).toEqual(mover.lines);
  expect(elsewhere.view).toEqual(mover.view);
  for (const client of [mover, other, elsewhere]) client.drop();
  await twin.stop();
});
