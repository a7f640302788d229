import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeStore } from '../../testkit/describeStore.ts';
import { OwnPostgres } from '../../testkit/ownPostgres.ts';
import { addRest, wholeBackup } from '../../testkit/roundTrip.ts';
import { entryAt, planOf } from '../../testkit/storeSamples.ts';
import type { Snapshot } from '../backup/backupForm.ts';
import { backupLines } from '../backup/writeBackup.ts';
import { restoreSqlite } from '../sqlite/restore.ts';
import { openSqliteSnapshot } from '../sqlite/snapshot.ts';
import { openSqlite } from '../sqlite/sqliteStore.ts';
import { openPostgres } from './postgresStore.ts';
import { restorePostgres } from './restore.ts';
import { openPostgresSnapshot } from './snapshot.ts';

const START_TIME = 60_000; // milliseconds
const postgres = new OwnPostgres();
let contract = '';
beforeAll(async () => {
  await postgres.start();
  contract = await postgres.newDatabase();
}, START_TIME);
afterAll(() => postgres.remove(), START_TIME);

describeStore('PostgreSQL', () => openPostgres(contract));

describe('a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-backup-'));
  const at = (name: string): string => join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('of everything that the contract has written goes to SQLite and back, byte for byte', async () => {
    await addRest(await openPostgres(contract));
    const whole = await wholeBackup(at('whole'), await openPostgresSnapshot(contract));
    expect(await restoreSqlite(at('sqlite'), at('whole'))).toEqual({ rows: expect.any(Number) });
    const forms = [await openPostgresSnapshot(contract), openSqliteSnapshot(at('sqlite'))];
    const [ours, theirs] = forms.map(({ tables }) =>
      tables.map(({ name, columns }) => [name, columns.filter(c => c.isJson).map(c => c.name)]),
    );
    expect(theirs).toEqual(ours);
    for (const form of forms) await form.close();
    const there = await wholeBackup(at('there'), openSqliteSnapshot(at('sqlite')));
    expect(there.equals(whole)).toBe(true);
    const url = await postgres.newDatabase();
    expect(await restorePostgres(url, at('there'))).toEqual({ rows: expect.any(Number) });
    const back = await wholeBackup(at('back'), await openPostgresSnapshot(url));
    expect(back.equals(whole)).toBe(true);
    const store = await openPostgres(url); // what the database counts goes on behind what was given
    const report = { table: 't', by: 'ana', about: 'ben', message: null, reason: 'x', context: [] };
    await store.addReport(report);
    expect(await restorePostgres(url, at('there'))).toEqual({ problem: 'not-empty' });
    await store.close();
  });

  test('may have a rematch long before the table that it follows', async () => {
    const store = await openSqlite(at('rematch'));
    await store.createTable(planOf('zulu'));
    await store.createRematch({ of: 'zulu', plan: planOf('alpha'), reservations: [] });
    const others = Array.from({ length: 1200 }, (_, i) => planOf(`m${i}`)); // several inserts
    await Promise.all(others.map(plan => store.createTable(plan)));
    await store.close();
    const whole = await textOf(openSqliteSnapshot(at('rematch')));
    writeFileSync(at('rematch.backup'), gzipSync(whole));
    const url = await postgres.newDatabase();
    expect(await restorePostgres(url, at('rematch.backup'))).toEqual({ rows: 1202 });
    expect(await textOf(await openPostgresSnapshot(url))).toBe(whole);
  });

  test('is one moment, while others write', async () => {
    const url = await postgres.newDatabase();
    const store = await openPostgres(url);
    for (let i = 0; i < 600; i++) await store.putPerson({ id: `p${i}`, name: 'P' }); // several fetches
    await store.createTable(planOf('x'));
    const before = await textOf(await openPostgresSnapshot(url));
    const snapshot = await openPostgresSnapshot(url);
    const lines = backupLines(snapshot);
    await store.append({ table: 'x', ply: 0, entries: [entryAt(0)], result: null });
    await store.putPerson({ id: 'later', name: 'Later' });
    let text = '';
    for await (const chunk of lines) text += chunk;
    await snapshot.close();
    expect(text).toBe(before);
    expect(await textOf(await openPostgresSnapshot(url))).toContain('"later"');
    await store.close();
  });

  test('that is refused leaves the database as it was', async () => {
    const url = await postgres.newDatabase();
    writeFileSync(at('none'), gzipSync('{}'));
    expect(await restorePostgres(url, at('none'))).toMatchObject({ problem: expect.any(String) });
    await expect(openPostgresSnapshot(url)).rejects.toMatchObject({ code: UNDEFINED_TABLE });
    const store = await openPostgres(url);
    await store.secret(); // so it is in use
    await store.close();
    const before = await textOf(await openPostgresSnapshot(url));
    expect(await restorePostgres(url, at('whole'))).toEqual({ problem: 'not-empty' });
    expect(await textOf(await openPostgresSnapshot(url))).toBe(before);
  });
});
const UNDEFINED_TABLE = '42P01';

const textOf = async (snapshot: Snapshot): Promise<string> => {
  let text = '';
  for await (const chunk of backupLines(snapshot)) text += chunk;
  await snapshot.close();
  return text;
};

test('a commit is on the disk before it is answered', async () => {
  const store = await openPostgres(await postgres.newDatabase());
  expect(await store.report()).toEqual({ synchronous: 'on', fsync: 'on' });
  await store.close();
});

test('appends of many matches share a commit', async () => {
  const store = await openPostgres(await postgres.newDatabase());
  const sizes: number[] = [];
  store.observe(({ outcomes }) => sizes.push(outcomes.length));
  const tables = Array.from({ length: 50 }, (_, i) => `t${i}`);
  await Promise.all(tables.map(table => store.createTable(planOf(table))));
  await Promise.all(
    tables.map(table => store.append({ table, ply: 0, entries: [entryAt(0)], result: null })),
  );
  expect(sizes).toEqual([50]);
  await store.close();
});

test('processes that begin at once make the database once, and share it', async () => {
  const url = await postgres.newDatabase();
  const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url)));
  const secrets = await Promise.all(stores.map(store => store.secret()));
  expect(new Set(secrets).size).toBe(1);
  await Promise.all(stores.map(store => store.close()));
});

test('of many processes that append at one ply one is kept, with all that it brings', async () => {
  const url = await postgres.newDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
  const tables = Array.from({ length: 20 }, (_, i) => `t${i}`);
  for (const table of tables) await stores[0]?.createTable(planOf(table));
  const plies = new Map(tables.map(table => [table, 0]));
  const race = async (table: string): Promise<void> => {
    const ply = plies.get(table) ?? 0;
    const wishes = stores.map((_, seat) =>
      [entryAt(ply, seat), entryAt(ply + 1, seat)].slice(seat % 2),
    );
    const outcomes = await Promise.all(
      stores.map((store, seat) =>
        store.append({ table, ply, entries: wishes[seat] ?? [], result: null }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['kept', 'stale', 'stale', 'stale']);
    const kept = wishes[outcomes.indexOf('kept')] ?? [];
    expect(await stores[0]?.readLog(table, ply)).toEqual(kept);
    plies.set(table, ply + kept.length);
  };
  for (let round = 0; round < 4; round++) await Promise.all(tables.map(race));
  await Promise.all(stores.map(store => store.close()));
});

test('a database of a later version is not touched', async () => {
  const url = await postgres.newDatabase();
  await (await openPostgres(url)).close();
  const client = new Client(url);
  await client.connect();
  await client.query('UPDATE form SET version = version + 1');
  await client.end();
  await expect(openPostgres(url)).rejects.toThrow('newer-database');
});

test('a process hears at once of what another one has changed, and not of itself', async () => {
  const url = await postgres.newDatabase();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  const heard: (readonly string[] | 'all')[] = [];
  const own: unknown[] = [];
  other.listen(tables => own.push(tables));
  await one.createTable(planOf('x'));
  const told = new Promise<void>(resolve =>
    one.listen(tables => {
      heard.push(tables);
      resolve();
    }),
  );
  await other.append({ table: 'x', ply: 0, entries: [entryAt(0)], result: null });
  await told;
  expect(heard).toEqual([['x']]);
  expect(own).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

test('a store whose database went away goes on once that is back', async () => {
  const own = await new OwnPostgres().start();
  const url = await own.newDatabase();
  const store = await openPostgres(url);
  await store.createTable(planOf('x'));
  const append = (ply: number) =>
    store.append({ table: 'x', ply, entries: [entryAt(ply)], result: null });
  expect(await append(0)).toBe('kept');
  // One call is in the midst of its transaction, and waits there for another one.
  const blocker = new Client(url);
  blocker.on('error', () => undefined);
  await blocker.connect();
  await blocker.query("BEGIN; UPDATE match SET version = version WHERE id = 'x'");
  const waiting = expect(store.setClosed('x', true)).rejects.toThrow();
  await pause(100);
  await own.stop('SIGQUIT'); // as if it had crashed
  await waiting;
  await expect(append(1)).rejects.toThrow();
  const missed = new Promise(resolve => store.listen(resolve));
  await own.start();
  expect(await missed).toBe('all');
  expect(await append(1)).toBe('kept');
  await store.close();
  await own.remove();
});
