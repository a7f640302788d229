/**
 * A store that the release before has written, opened by this one, on both engines.
 * `testkit/recordStore.ts` records it again: after a release, from that release.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { isVerified, type MatchFile, verify } from '@tidetable/match';
import { type AnyGame, editions, gameIds, games } from '@tidetable/rules';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkArchive } from './archive/checkArchive.ts';
import type { TableSummary } from './store/operatorFunctions.ts';
import { MIGRATIONS } from './store/postgres/migrations.ts';
import { openPostgres } from './store/postgres/postgresStore.ts';
import { copyRows } from './store/postgres/restore.ts';
import { connectionTo } from './store/postgres/sql.ts';
import { migrate, schemaOf } from './store/sqlite/database.ts';
import { MIGRATIONS as SQLITE_MIGRATIONS } from './store/sqlite/migrations.ts';
import { openSqliteSnapshot } from './store/sqlite/snapshot.ts';
import { DATABASE, openSqlite } from './store/sqlite/sqliteStore.ts';
import type { Store } from './store/store.ts';
import { Guest } from './testkit/guest.ts';
import { OwnPostgres } from './testkit/ownPostgres.ts';
import { OwnServer } from './testkit/ownServer.ts';
import { playToEnd } from './testkit/playToEnd.ts';
import { TableClient } from './testkit/tableClient.ts';

const fixture = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../fixtures', name));
const { cookies } = JSON.parse(String(fixture('storeBefore.json'))) as { cookies: string[] };
const BANK = 60 * 60 * 1000; // milliseconds, of every clock there

const released = { ...games };

/** As if this release had a later edition of every game: what new tables play. */
const releaseLaterEditions = (): void => {
  for (const id of gameIds) {
    const later = { ...games[id], rules: games[id].rules + 1 };
    (editions[id] as AnyGame[]).push(later);
    (games as Record<string, AnyGame>)[id] = later;
  }
};
const takeThemBack = (): void => {
  for (const id of gameIds) (editions[id] as AnyGame[]).pop();
  Object.assign(games, released);
};

beforeAll(releaseLaterEditions);
afterAll(takeThemBack);

const postgres = new OwnPostgres();
afterAll(() => postgres.remove());

/** The recorded store in that folder. */
const putFixture = (folder: string): string => {
  mkdirSync(folder, { mode: 0o700 });
  const file = join(folder, DATABASE);
  writeFileSync(file, gunzipSync(fixture('storeBefore.sqlite.gz')));
  return file;
};

/** The same rows in a database that has the first migration alone. */
const putInPostgres = async (folder: string): Promise<string> => {
  const db = new DatabaseSync(putFixture(folder));
  migrate(db, SQLITE_MIGRATIONS.length - MIGRATIONS.length + 1); // the same version
  db.close();
  await postgres.start();
  const url = await postgres.newDatabase();
  const client = new Client(connectionTo(url));
  await client.connect();
  await client.query('CREATE TABLE form (version INTEGER NOT NULL)');
  await client.query(MIGRATIONS[0]!);
  await client.query('INSERT INTO form VALUES (1)');
  const snapshot = openSqliteSnapshot(folder);
  await copyRows(client, snapshot);
  await snapshot.close();
  await client.end();
  return url;
};

const ENGINES: readonly (readonly [string, (folder: string) => Promise<() => Promise<Store>>])[] = [
  [
    'SQLite',
    async folder => {
      const db = new DatabaseSync(putFixture(folder));
      expect(schemaOf(db)).toBeLessThan(SQLITE_MIGRATIONS.length);
      db.close();
      return () => openSqlite(folder);
    },
  ],
  [
    'PostgreSQL',
    async folder => {
      const url = await putInPostgres(folder);
      return () => openPostgres(url);
    },
  ],
];

describe.each(ENGINES)('a store of the release before, on %s,', (_, put) => {
  const server = new OwnServer();
  let people: Guest[];
  let tables: readonly TableSummary[];

  beforeAll(async () => {
    await server.start({}, await put(server.data));
    people = cookies.map(cookie => Object.assign(new Guest(server.address), { cookie }));
    tables = await server.store.listTables();
  });
  afterAll(() => server.remove());

  test('has matches of every game that are running, one that is over, and a table that waits', () => {
    const games = (phase: string) =>
      tables.filter(table => table.phase === phase).map(({ game }) => game);
    expect(games('running').sort()).toEqual([...gameIds].sort());
    expect(games('over')).toHaveLength(1);
    expect(games('open')).toHaveLength(1);
  });

  test('knows its people by their cookies', async () => {
    for (const [i, name] of ['Ana', 'Zoé'].entries())
      expect((await people[i]?.get('guest'))?.body).toEqual({ name });
  });

  test.each(gameIds)('%s is played on to its end, by its own edition', async game => {
    const { id, entries } = tables.find(t => t.game === game && t.phase === 'running')!;
    const before = await server.store.readLog(id, 0);
    const { plan, claims } = (await server.store.readTable(id))!;
    const clients = await Promise.all(
      people.slice(0, claims.length).map(guest => TableClient.at(guest, id)),
    );
    const [first] = clients;
    await first?.until(() => first.moment !== undefined);
    expect(first?.seq).toBe(entries);
    // Nobody pays for the time in which no server ran.
    const { clock } = first!.moment!;
    for (const left of clock?.left ?? [])
      if (left !== null) expect(left).toBeGreaterThan(BANK - 5 * 60 * 1000);
    await playToEnd(clients);
    for (const client of clients) client.drop();

    const file = (await people[0]!.get(`tables/${id}/file`)).body as unknown as MatchFile;
    expect(file.rules).toBe(plan.rules);
    expect(file.rules).toBeLessThan(games[game].rules);
    expect(file.log.slice(0, entries)).toEqual(before);
    const botSeat = plan.seats.findIndex(({ kind }) => kind === 'bot');
    expect(file.log.slice(entries).some(({ seat }) => seat === botSeat)).toBe(true);
    expect(isVerified(verify(file))).toBe(true);
  });

  test('its table begins by the edition that was agreed on, and new ones by the later one', async () => {
    const { id, game } = tables.find(({ phase }) => phase === 'open')!;
    for (const [seat, guest] of people.entries()) {
      guest.hasLinks = false; // the table is public
      await guest.must(`tables/${id}/claim`, { seat });
    }
    await people[0]!.must(`tables/${id}/start`);
    const { rules } = games[game as keyof typeof games];
    expect((await server.store.readTable(id))?.start?.rules).toBe(rules - 1);
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const made = await people[0]!.newTable({ game, seats });
    expect((await server.store.readTable(made.id))?.plan.rules).toBe(rules);
  });

  test('nothing of it is lost or wrong afterwards', async () => {
    const faults: unknown[] = [];
    const checked = await checkArchive(server.store, fault => faults.push(fault));
    expect(faults).toEqual([]);
    expect(checked).toMatchObject({ open: 1, running: 1, over: 4 });
  });
});
