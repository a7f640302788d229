import { randomBytes } from 'node:crypto';
import { isVerified, type MatchFile, parseMatchFile, saltHash, verify } from '@tidetable/match';
import type { OnlineCard } from '@tidetable/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startThinkers } from '../bots/thinkers.ts';
import { SILENT } from '../telemetry/logger.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { TableClient } from '../testkit/tableClient.ts';
import { DURATIONS } from './durations.ts';
import { Tables } from './tables.ts';

const LONG = 60_000;
const SHORT = 500; // milliseconds, for tests in which somebody does not open
const server = new OwnServer();
let ana: Guest;
let ben: Guest;

const restart = async (openingTime: number): Promise<void> => {
  await server.stop();
  await server.start({ durations: { opening: openingTime } });
  const { address } = server;
  ana = Object.assign(new Guest(address), { cookie: ana.cookie });
  ben = Object.assign(new Guest(address), { cookie: ben.cookie });
};

beforeAll(async () => {
  await server.start({ durations: { opening: LONG } });
  ana = await Guest.named(server.address, 'Ana');
  ben = await Guest.named(server.address, 'Ben');
});
afterAll(() => server.remove());

/** A person's salt under the commitment of a table. */
const saltFor = ({ commitment }: OnlineCard, seat: number) => {
  const salt = randomBytes(32).toString('hex');
  const hash = saltHash(commitment, seat, salt);
  return { commitment, salt, hash, fixed: { commitment, hash }, opened: { commitment, salt } };
};
const cardOf = async (id: string): Promise<OnlineCard> =>
  (await ana.get(`tables/${id}`)).body as OnlineCard;
const codeOf = async (answer: Promise<{ body: Record<string, unknown> }>): Promise<unknown> =>
  (await answer).body.code;

/** Ana and Ben at a table, each with the hash of a salt, and with a socket. */
const saltedTable = async (game = 'nautilus-island') => {
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const card = await ana.newTable({ game, seats });
  const { id } = card;
  const salts = [saltFor(card, 0), saltFor(card, 1)] as const;
  await ana.must(`tables/${id}/claim`, { seat: 0, salt: salts[0].fixed });
  await ben.must(`tables/${id}/claim`, { seat: 1 });
  await ben.must(`tables/${id}/salt-hash`, salts[1].fixed);
  const clients = [
    await new TableClient(ana, id).connect(),
    await new TableClient(ben, id).connect(),
  ] as const;
  return { id, card, salts, clients };
};
const drop = (clients: readonly TableClient[]): void => {
  for (const client of clients) client.drop();
};

describe('salts', () => {
  test('are fixed by their hashes, then opened, and then the match begins with them', async () => {
    const { id, card, salts, clients } = await saltedTable();
    const hashes = salts.map(({ hash }) => hash);
    expect(await cardOf(id)).toMatchObject({ phase: 'open', saltHashes: hashes, spoilt: 0 });
    const sealing = await ana.must(`tables/${id}/start`);
    expect(sealing).toMatchObject({ phase: 'sealing', saltHashes: hashes, salts: [null, null] });
    const [a, b] = clients;
    await b.until(() => b.card?.phase === 'sealing');
    expect(await a.ask({ type: 'salt', id: 's', ...salts[0].opened })).toMatchObject({
      type: 'accepted',
    });
    expect(await cardOf(id)).toMatchObject({ phase: 'sealing', salts: [null, null] });
    await ben.must(`tables/${id}/salt`, salts[1].opened);
    for (const client of clients) await client.until(() => client.moment !== undefined);
    expect(await cardOf(id)).toMatchObject({
      phase: 'running',
      commitment: card.commitment,
      saltHashes: hashes,
      salts: salts.map(({ salt }) => salt),
    });
    // A repetition counts once, and what differs is too late.
    expect(await a.ask({ type: 'salt', id: 's', ...salts[0].opened })).toMatchObject({
      type: 'accepted',
    });
    expect(await codeOf(ben.post(`tables/${id}/salt`, salts[0].opened))).toBe('started');
    drop(clients);
  });

  test('stand in the match file, which verifies with them and with no others', async () => {
    const { id, salts, clients } = await saltedTable('nautilion');
    await ana.must(`tables/${id}/start`);
    await ana.must(`tables/${id}/salt`, salts[0].opened);
    await ben.must(`tables/${id}/salt`, salts[1].opened);
    for (const client of clients) await client.until(() => client.moment !== undefined);
    for (let turn = 0; ; turn++) {
      const next = clients.find(({ moment, seat }) => moment?.toAct === seat && !moment?.result);
      if (!next) break;
      const { legal = [] } = next.moment ?? {};
      await next.move(legal[turn % legal.length] ?? '');
      for (const client of clients) await client.until(() => client.seq >= next.seq);
    }
    const { body } = await ana.get(`tables/${id}/file`);
    const file = parseMatchFile(JSON.stringify(body)) as MatchFile;
    expect(file.salts).toEqual(salts.map(({ salt }) => salt));
    expect(isVerified(verify(file))).toBe(true);
    const other = { ...file, salts: [file.salts[1] ?? null, file.salts[0] ?? null] };
    expect(isVerified(verify(other))).toBe(false);
    drop(clients);
  }, 120_000);

  test('are a secret until all are open, whoever asks and however', async () => {
    const { id, salts, clients } = await saltedTable();
    const [a, b] = clients;
    const spectator = await new TableClient(new Guest(server.address), id).connect();
    expect(await codeOf(ana.post(`tables/${id}/salt`, salts[0].opened))).toBe('not-sealing');
    await ana.must(`tables/${id}/start`);
    const answers = [await ana.post(`tables/${id}/salt`, salts[0].opened)];
    for (const guest of [ana, ben, new Guest(server.address)])
      for (const path of ['', '/file', '/salt', '/salt-hash'])
        answers.push(
          await guest.get(`tables/${id}${path}`).catch(() => ({ ...answers[0]!, body: {} })),
        );
    answers.push(await ben.post(`tables/${id}/salt-hash`, salts[1].fixed));
    answers.push(await ben.post(`tables/${id}/claim`, { seat: 0 }));
    const late = await new TableClient(ben, id).connect();
    for (const client of [a, b, spectator, late])
      await client.until(() => client.card?.phase === 'sealing');
    const heard = [a, b, spectator, late].flatMap(client => client.heard);
    const told = [...heard, ...answers.map(({ body }) => JSON.stringify(body))];
    expect(told.length).toBeGreaterThan(20);
    for (const text of told) expect(text).not.toContain(salts[0].salt);
    drop([...clients, spectator, late]);
  });

  test('may be taken back or replaced until the start, and only by their own seat', async () => {
    const { id, card, clients } = await saltedTable();
    const { commitment } = card;
    const other = saltFor(card, 0);
    await ana.must(`tables/${id}/salt-hash`, other.fixed);
    expect((await cardOf(id)).saltHashes[0]).toBe(other.hash);
    await ben.must(`tables/${id}/salt-hash`, { commitment, hash: null });
    expect((await cardOf(id)).saltHashes).toEqual([other.hash, null]);
    const cleo = await Guest.named(server.address, 'Cleo');
    expect(await codeOf(cleo.post(`tables/${id}/salt-hash`, other.fixed))).toBe('not-seated');
    expect(await codeOf(cleo.post(`tables/${id}/salt`, other.opened))).toBe('not-seated');
    await ana.must(`tables/${id}/leave`);
    expect((await cardOf(id)).saltHashes).toEqual([null, null]);
    await ana.must(`tables/${id}/claim`, { seat: 0, salt: other.fixed });
    await ben.must(`tables/${id}/start`); // who owns it since Ana left
    for (const path of ['leave', 'start'])
      expect(await codeOf(ben.post(`tables/${id}/${path}`))).toBe('sealing');
    expect(await codeOf(ana.post(`tables/${id}/salt-hash`, other.fixed))).toBe('sealing');
    expect(await codeOf(ben.post(`tables/${id}/salt`, other.opened))).toBe('no-salt-hash');
    expect(await ana.must(`tables/${id}/salt`, other.opened)).toMatchObject({
      phase: 'running',
      salts: [other.salt, null],
    });
    drop(clients);
  });

  test('under another commitment are refused, and spoil nothing', async () => {
    const { id, salts, clients } = await saltedTable();
    const commitment = '0'.repeat(64);
    const [{ hash, salt }] = salts;
    expect(await codeOf(ana.post(`tables/${id}/salt-hash`, { commitment, hash }))).toBe(
      'stale-seal',
    );
    await ana.must(`tables/${id}/start`);
    expect(await codeOf(ana.post(`tables/${id}/salt`, { commitment, salt }))).toBe('stale-seal');
    expect(await cardOf(id)).toMatchObject({ phase: 'sealing', spoilt: 0 });
    drop(clients);
  });
});

describe('a seal is spoilt', () => {
  test('by another salt: new commitment, new hashes, and the spoiler adds none', async () => {
    const { id, card, salts, clients } = await saltedTable();
    const [a] = clients;
    await ana.must(`tables/${id}/start`);
    await ana.must(`tables/${id}/salt`, salts[0].opened);
    const wrong = { ...salts[1].opened, salt: 'ff'.repeat(32) };
    expect(await codeOf(ben.post(`tables/${id}/salt`, wrong))).toBe('other-salt');
    await a.until(() => a.card?.spoilt === 1);
    expect(a.card).toMatchObject({ phase: 'open', saltHashes: [null, null] });
    expect(a.card?.commitment).not.toBe(card.commitment);

    const fresh = a.card ?? card;
    const [mine, his] = [saltFor(fresh, 0), saltFor(fresh, 1)];
    expect(await codeOf(ana.post(`tables/${id}/salt-hash`, salts[0].fixed))).toBe('stale-seal');
    await ana.must(`tables/${id}/salt-hash`, mine.fixed);
    expect(await codeOf(ben.post(`tables/${id}/salt-hash`, his.fixed))).toBe('salt-spoilt');
    await ana.must(`tables/${id}/start`);
    expect(await ana.must(`tables/${id}/salt`, mine.opened)).toMatchObject({
      phase: 'running',
      commitment: fresh.commitment,
      salts: [mine.salt, null],
      spoilt: 1,
    });
    const start = (await server.store.readTable(id))?.start;
    expect(start).toMatchObject({ commitment: fresh.commitment, salts: [mine.salt, null] });
    drop(clients);
  });

  test('by who does not open in time, also if nobody looks on', async () => {
    await restart(SHORT);
    const { id, salts, clients } = await saltedTable();
    await ana.must(`tables/${id}/start`);
    await ana.must(`tables/${id}/salt`, salts[0].opened);
    drop(clients);
    await expect
      .poll(async () => (await server.store.readSeal(id))?.spoilt, { timeout: 30_000 })
      .toBe(1);
    const card = await cardOf(id);
    expect(card).toMatchObject({ phase: 'open', saltHashes: [null, null], spoilt: 1 });
    expect(await codeOf(ben.post(`tables/${id}/salt-hash`, saltFor(card, 1).fixed))).toBe(
      'salt-spoilt',
    );
    expect(await ana.must(`tables/${id}/start`)).toMatchObject({ salts: [null, null] });
    await restart(LONG);
  });
});

test('while salts are opened nobody is removed, and the match begins with all of them', async () => {
  const { id, salts, clients } = await saltedTable();
  await ana.must(`tables/${id}/start`);
  expect(await codeOf(ana.post(`tables/${id}/remove`, { seat: 1 }))).toBe('sealing');
  expect(await codeOf(ben.post(`tables/${id}/remove`, { seat: 0 }))).toBe('not-owner');
  await ana.must(`tables/${id}/salt`, salts[0].opened);
  await ben.must(`tables/${id}/salt`, salts[1].opened);
  for (const client of clients) await client.until(() => client.moment !== undefined);
  expect((await cardOf(id)).seats).toMatchObject([{ name: 'Ana' }, { name: 'Ben' }]);
  drop(clients);
});

test('a table stays in memory while salts are awaited', async () => {
  const { id, card, clients } = await saltedTable();
  drop(clients);
  const metrics = createMetrics();
  const thinkers = startThinkers(metrics);
  const durations = { ...DURATIONS, opening: LONG, keep: 0 };
  const tables = new Tables(server.store, thinkers, { log: SILENT, metrics }, durations);
  const owner = (await server.store.readTable(id))?.plan.owner ?? '';
  await tables.use(id, table => table.seats.start(owner));
  await new Promise(setImmediate);
  expect(tables.size).toBe(1);
  const wrong = { commitment: card.commitment, salt: '0'.repeat(64) };
  await tables.use(id, table => table.seats.openSalt({ person: owner }, wrong));
  await new Promise(setImmediate);
  expect(tables.size).toBe(0);
  await tables.close();
  await thinkers.close();
});

describe('a server that ends while salts are awaited', () => {
  test('goes on with those that it has', async () => {
    const { id, card, salts, clients } = await saltedTable();
    await ana.must(`tables/${id}/start`);
    await ana.must(`tables/${id}/salt`, salts[0].opened);
    drop(clients);
    await restart(LONG);
    expect(await cardOf(id)).toMatchObject({ phase: 'sealing', commitment: card.commitment });
    expect(await ben.must(`tables/${id}/salt`, salts[1].opened)).toMatchObject({
      phase: 'running',
      salts: salts.map(({ salt }) => salt),
    });
  });

  test('begins the match if only that was missing', async () => {
    const { id, salts, clients } = await saltedTable();
    await ana.must(`tables/${id}/start`);
    await ana.must(`tables/${id}/salt`, salts[0].opened);
    drop(clients);
    await server.stop();
    await server.start({ durations: { opening: LONG } });
    const seal = await server.store.readSeal(id);
    if (!seal) throw new Error('no seal');
    const opened = seal.salts.map((salt, i) => ({ ...salt, salt: salts[i]?.salt ?? null }));
    await server.store.putSeal(id, { ...seal, version: seal.version + 1, salts: opened });
    await restart(LONG);
    expect(await cardOf(id)).toMatchObject({ phase: 'running', salts: salts.map(s => s.salt) });
  });

  test('waits for the others again, and no longer than that', async () => {
    const { id, clients } = await saltedTable();
    await ana.must(`tables/${id}/start`);
    drop(clients);
    await restart(SHORT);
    expect((await cardOf(id)).phase).toBe('sealing');
    await expect.poll(async () => (await cardOf(id)).spoilt, { timeout: 30_000 }).toBe(1);
    await restart(LONG);
  });
});

test('where two processes serve a table, the match begins once and with all salts', async () => {
  const { id, salts, clients } = await saltedTable();
  const twin = await new OwnServer(server).start({ durations: { opening: LONG } });
  const elsewhere = Object.assign(new Guest(twin.address), { cookie: ben.cookie });
  expect((await elsewhere.get(`tables/${id}`)).body.phase).toBe('open');
  await ana.must(`tables/${id}/start`);
  const outcomes = await Promise.all([
    ana.post(`tables/${id}/salt`, salts[0].opened),
    elsewhere.post(`tables/${id}/salt`, salts[1].opened),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200]);
  const stored = await server.store.readTable(id);
  expect(stored?.start?.salts).toEqual(salts.map(({ salt }) => salt));
  await twin.stop();
  drop(clients);
});
