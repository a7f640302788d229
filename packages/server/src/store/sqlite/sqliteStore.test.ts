import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { describeStore } from '../../testkit/describeStore.ts';
import { addRest, wholeBackup } from '../../testkit/roundTrip.ts';
import { entryAt, planOf } from '../../testkit/storeSamples.ts';
import { tidyBy } from '../sql/retention.ts';
import { storeFunctions } from '../sql/storeFunctions.ts';
import { tableListFunctions } from '../sql/tableLists.ts';
import type { MatchStart } from '../store.ts';
import { openDatabase } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { restoreSqlite } from './restore.ts';
import { openSqliteSnapshot } from './snapshot.ts';
import { databaseOn } from './sql.ts';
import { openSqlite } from './sqliteStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeStore('SQLite', () => openSqlite(join(folder, 'contract')));

test('everything that the contract has written goes into a backup and comes back, byte for byte', async () => {
  const at = (name: string): string => join(folder, name);
  await addRest(await openSqlite(at('contract')));
  const whole = await wholeBackup(at('whole.backup'), openSqliteSnapshot(at('contract')));
  await restoreSqlite(at('restored'), at('whole.backup'));
  const again = await wholeBackup(at('again.backup'), openSqliteSnapshot(at('restored')));
  expect(again.equals(whole)).toBe(true);
});

test('a commit is on the disk before it is answered', async () => {
  const store = await openSqlite(join(folder, 'safe'));
  const FULL = 2;
  expect(await store.report()).toMatchObject({ journal: 'wal', synchronous: FULL });
  await store.close();
});

/** Of the log that SQLite writes ahead: a frame that ends a commit says how large the database is then. */
const countCommits = (log: Buffer): number => {
  const HEADER = 32;
  const frame = 24 + log.readUInt32BE(8);
  const frames = Math.floor((log.length - HEADER) / frame);
  const ends = Array.from({ length: frames }, (_, i) => log.readUInt32BE(HEADER + i * frame + 4));
  return ends.filter(pages => pages > 0).length;
};

test('what is written at the same time shares a commit: appends of many matches, new tables, people', async () => {
  const store = await openSqlite(join(folder, 'shared'));
  const commits = () => countCommits(readFileSync(join(folder, 'shared', 'tidetable.sqlite-wal')));
  const tables = Array.from({ length: 50 }, (_, i) => `t${i}`);
  const before = commits();
  await Promise.all(tables.map(table => store.createTable(planOf(table))));
  expect(commits()).toBe(before + 1);
  await Promise.all(tables.map(table => store.startMatch(table, [], {} as MatchStart, [])));
  expect(commits()).toBe(before + 2);
  await Promise.all([
    store.putPerson({ id: 'ana', name: 'Ana' }),
    ...tables.map(table => store.append({ table, ply: 0, entries: [entryAt(0)], result: null })),
  ]);
  expect(commits()).toBe(before + 3);
  await Promise.all(tables.map(table => store.readLog(table, 0)));
  expect(commits()).toBe(before + 3);
  await store.close();
});

test('the folder is made, for its owner alone', async () => {
  const made = join(folder, 'made', 'deep');
  await (await openSqlite(made)).close();
  expect(statSync(made).mode & 0o777).toBe(0o700);
});

test('a folder that cannot be, or a file that is no database, is refused', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(openSqlite(join(file, 'folder'))).rejects.toThrow('ENOTDIR');
  await (await openSqlite(join(folder, 'odd'))).close();
  writeFileSync(join(folder, 'odd', 'tidetable.sqlite'), 'no database at all'.repeat(100));
  await expect(openSqlite(join(folder, 'odd'))).rejects.toThrow('not a database');
});

test('a database of a later version is not touched', async () => {
  const later = join(folder, 'later');
  await (await openSqlite(later)).close();
  const db = new DatabaseSync(join(later, 'tidetable.sqlite'));
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  db.close();
  await expect(openSqlite(later)).rejects.toThrow('newer-database');
});

test('what the first version has written is read with manners, settings, an owner and seats', async () => {
  const old = join(folder, 'old');
  mkdirSync(old);
  const db = new DatabaseSync(join(old, 'tidetable.sqlite'));
  const { id, owner, game, rules, options, seats, commitment, seed } = planOf('x');
  const plan = { id, owner, game, rules, options, seats, commitment, seed };
  db.exec(MIGRATIONS[0] ?? '');
  db.exec('PRAGMA user_version = 1');
  db.prepare('INSERT INTO match (id, plan, start) VALUES (?, ?, ?)').run(
    'x',
    JSON.stringify(plan),
    '{}',
  );
  db.exec("INSERT INTO person VALUES ('ana', 'Ana'), ('ben', 'Ben')");
  db.exec("INSERT INTO seat VALUES ('x', 0, 'ana', 'Ana'), ('x', 1, 'ben', 'Ben')");
  db.close();
  const store = await openSqlite(old);
  expect(await store.readTable('x')).toEqual({
    plan: planOf('x'),
    owner: 'ana',
    claims: [
      { seat: 0, person: 'ana', name: 'Ana' },
      { seat: 1, person: 'ben', name: 'Ben' },
    ],
    reservations: [],
    rematch: null,
    start: {},
    began: 0,
    version: 0,
  });
  await store.close();
});

test('old matches are looked for outside of any transaction, however many there are', async () => {
  const store = await openSqlite(join(folder, 'old matches'));
  const ids = Array.from({ length: 450 }, (_, n) => `old-${n}`);
  await Promise.all(ids.map(id => store.createTable(planOf(id))));
  await store.close();
  const db = await openDatabase(join(folder, 'old matches', 'tidetable.sqlite'));
  const functions = storeFunctions(databaseOn(db));
  const listOld: typeof functions.listOld = (...args) => {
    expect(db.isTransaction).toBe(false);
    return functions.listOld(...args);
  };
  const commits: number[] = [];
  const removeOld: typeof functions.removeOld = async (...args) => {
    commits.push(args[2].old.length);
    return functions.removeOld(...args);
  };
  const cutoffs = { now: 1000, people: 0, openTables: 2000, matches: 0, reports: 0 };
  const tidyAt = (now: number) => tidyBy({ ...functions, listOld, removeOld }, { ...cutoffs, now });
  const NOTHING = { people: 0, openTables: 0, matches: 0, reports: 0 };
  expect(await tidyAt(1000)).toEqual(NOTHING); // their time begins
  commits.length = 0;
  expect(await tidyAt(3000)).toEqual({ ...NOTHING, openTables: 450 });
  expect(commits).toEqual([200, 200, 50]);
  commits.length = 0;
  expect(await tidyAt(3000)).toEqual(NOTHING);
  expect(commits).toEqual([]); // where nothing is old, nothing is written
  db.close();
});

test('a list costs as many questions as one of its tables', async () => {
  const store = await openSqlite(join(folder, 'listed'));
  await store.putPerson({ id: 'ana', name: 'Ana' });
  const ids = Array.from({ length: 12 }, (_, n) => `listed-${n}`);
  for (const id of ids) {
    await store.createTable(planOf(id, { visibility: 'public' }));
    await store.claimSeat(id, { seat: 1, person: 'ana', name: 'Ana' });
  }
  const again = planOf('again', { visibility: 'public' });
  const reservations = [{ seat: 0, person: 'ana', name: 'Ana' }];
  await store.createRematch({ of: 'listed-3', plan: again, reservations });
  await store.close();
  const db = await openDatabase(join(folder, 'listed', 'tidetable.sqlite'));
  const database = databaseOn(db);
  let asked = 0;
  const all: typeof database.all = (...args) => {
    asked++;
    return database.all(...args);
  };
  const lists = tableListFunctions({ ...database, all });
  for (const tables of [
    await lists.listOpenTables({ limit: 50 }),
    await lists.listTablesOf('ana', { limit: 50 }),
  ]) {
    expect(tables).toHaveLength(13);
    const found = (id: string) => tables.find(({ plan }) => plan.id === id);
    const claims = [{ seat: 1, person: 'ana', name: 'Ana' }];
    expect(found('listed-3')).toMatchObject({ claims, reservations: [], rematch: 'again' });
    expect(found('listed-4')).toMatchObject({ claims, reservations: [], rematch: null });
    expect(found('again')).toMatchObject({ claims: [], reservations, rematch: null });
  }
  expect(asked).toBe(2 * 4);
  db.close();
});

test('two processes may open the same folder', async () => {
  const both = join(folder, 'both');
  const [one, other] = await Promise.all([openSqlite(both), openSqlite(both)]);
  await one.createTable(planOf('x'));
  await one.startMatch('x', [], {} as MatchStart, []);
  const append = { table: 'x', ply: 0, entries: [entryAt(0)], result: null };
  const outcomes = await Promise.all([one.append(append), other.append(append)]);
  expect(outcomes.sort()).toEqual(['kept', 'stale']);
  expect(await one.secret()).toBe(await other.secret());
  await Promise.all([one.close(), other.close()]);
});
