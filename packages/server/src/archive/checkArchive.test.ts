/** What is found in a store of which somebody has spoilt one thing. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DATABASE, openSqlite } from '../store/sqlite/sqliteStore.ts';
import { type ArchiveFault, checkArchive } from './checkArchive.ts';

/** Three running matches, one that is over, and a table that has not begun. */
const STORE = gunzipSync(
  readFileSync(join(import.meta.dirname, '../../fixtures/storeBefore.sqlite.gz')),
);
const SEED = 'ab'.repeat(32);

const folder = mkdtempSync(join(tmpdir(), 'tidetable-archive-'));
beforeEach(() => writeFileSync(join(folder, DATABASE), STORE));
afterAll(() => rmSync(folder, { recursive: true }));

const check = async () => {
  const store = await openSqlite(folder);
  const faults: ArchiveFault[] = [];
  const checked = await checkArchive(store, fault => faults.push(fault));
  const tables = await store.listTables().catch(() => []);
  await store.close();
  expect(checked.faults).toBe(faults.length);
  return { faults, checked, tables };
};

const spoil = (sql: string): void => {
  const db = new DatabaseSync(join(folder, DATABASE), { enableForeignKeyConstraints: false });
  db.exec(sql);
  db.close();
};

test('nothing is wrong with a sound one', async () => {
  const { faults, checked } = await check();
  expect(faults).toEqual([]);
  expect(checked).toMatchObject({ open: 1, running: 3, over: 1 });
  expect(checked.entries).toBeGreaterThan(200);
});

test.each<[string, string, (id: string) => string, object]>([
  [
    'a move that was changed',
    'nauticus',
    id => `UPDATE entry SET entry = json_set(entry, '$.at', 0) WHERE match = '${id}' AND ply = 7`,
    { problem: 'changed', ply: 7 },
  ],
  [
    'an entry that is missing',
    'nautilus-island',
    id => `DELETE FROM entry WHERE match = '${id}' AND ply = 11`,
    { problem: 'changed', ply: 11 },
  ],
  [
    'an end that is missing',
    'over',
    id => `DELETE FROM entry WHERE match = '${id}' AND ply > 80`,
    { problem: 'result' },
  ],
  [
    'a result that was changed',
    'over',
    id => `UPDATE result SET result = json_set(result, '$.points[0]', 999) WHERE match = '${id}'`,
    { problem: 'result' },
  ],
  [
    'another seed',
    'nautilion',
    id => `UPDATE match SET start = json_set(start, '$.seed', '${SEED}') WHERE id = '${id}'`,
    { problem: 'seed' },
  ],
  [
    'a start that is no JSON',
    'nautilion',
    id => `UPDATE match SET start = '{' WHERE id = '${id}'`,
    { problem: 'unreadable' },
  ],
  [
    'an entry that is none',
    'nauticus',
    id => `UPDATE entry SET entry = '{}' WHERE match = '${id}' AND ply = 3`,
    { problem: 'shape', where: expect.stringContaining('log.3') },
  ],
  [
    'another plan',
    'nautilion',
    id => `UPDATE match SET plan = json_set(plan, '$.seats[0].kind', 'bot') WHERE id = '${id}'`,
    { problem: 'other-plan' },
  ],
  [
    'a plan by which nothing can begin',
    'open',
    id => `UPDATE match SET plan = json_set(plan, '$.seed', '${SEED}') WHERE id = '${id}'`,
    { problem: 'plan' },
  ],
  [
    'a plan of an unknown edition',
    'open',
    id => `UPDATE match SET plan = json_set(plan, '$.rules', 99) WHERE id = '${id}'`,
    { problem: 'unreadable' },
  ],
  [
    'entries before the start',
    'open',
    id => `INSERT INTO entry (match, ply, entry) VALUES ('${id}', 0, '{}')`,
    { problem: 'not-begun' },
  ],
])('%s', async (_, which, sql, fault) => {
  const { tables } = await check();
  const { id } = tables.find(({ game, phase }) => which === (phase === 'running' ? game : phase))!;
  spoil(sql(id));
  const { faults, checked } = await check();
  expect(faults).toMatchObject([{ table: id, fault }]);
  expect(checked.open + checked.running + checked.over).toBe(5); // the others are checked, too
});

test('a reference that leads nowhere', async () => {
  spoil("INSERT INTO due (match, at) VALUES ('nowhere', 1)");
  const { faults } = await check();
  const fault = { problem: 'damaged', where: 'due → match' };
  expect(faults).toEqual([{ table: null, game: null, fault }]);
});
