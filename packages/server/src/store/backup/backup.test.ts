/** Backups of SQLite, and files that are none, or not whole, or not ours. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryAt, planOf } from '../../testkit/storeSamples.ts';
import { MIGRATIONS } from '../sqlite/migrations.ts';
import { restoreSqlite } from '../sqlite/restore.ts';
import { openSqliteSnapshot } from '../sqlite/snapshot.ts';
import { openSqlite, type SqliteStore } from '../sqlite/sqliteStore.ts';
import type { MatchStart } from '../store.ts';
import { Tally } from './backupForm.ts';
import { backupLines, writeBackup } from './writeBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-backup-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

let names = 0;
const newName = (): string => `n${++names}`;

/** The text of a backup of a folder. */
const textOf = async (data: string): Promise<string> => {
  const snapshot = openSqliteSnapshot(at(data));
  let text = '';
  for await (const chunk of backupLines(snapshot)) text += chunk;
  await snapshot.close();
  return text;
};

/** Restores a file with that in it; nothing may be left where it is refused. */
const restored = async (content: string | Uint8Array) => {
  const file = at(newName());
  const data = at(newName());
  writeFileSync(file, typeof content === 'string' ? gzipSync(content) : content);
  const outcome = await restoreSqlite(data, file);
  if ('problem' in outcome) expect(readdirSync(data)).toEqual([]);
  return outcome;
};

let store: SqliteStore;
let text: string;

beforeAll(async () => {
  store = await openSqlite(at('data'));
  await store.secret();
  for (const [id, name] of [
    ['ana', 'Ana'],
    ['zoé', 'Zoé \u{1f40b}'],
  ] as const)
    await store.putPerson({ id, name });
  for (const id of ['t1', 't2']) await store.createTable(planOf(id));
  await store.claimSeat('t1', { seat: 0, person: 'ana', name: 'Ana' });
  const claims = [{ seat: 0, person: 'ana', name: 'Ana' }];
  await store.startMatch('t1', claims, {} as MatchStart, [entryAt(0), entryAt(1)]);
  text = await textOf('data');
});
afterAll(() => store.close());

describe('a backup', () => {
  test('is one moment, and keeps nobody waiting who writes', async () => {
    const snapshot = openSqliteSnapshot(at('data'));
    const lines = backupLines(snapshot);
    await store.createTable(planOf('later'));
    expect(await store.append({ table: 't1', ply: 2, entries: [entryAt(2)], result: null })).toBe(
      'kept',
    );
    let then = '';
    for await (const chunk of lines) then += chunk;
    await snapshot.close();
    expect(then).toBe(text);
    expect(await textOf('data')).toContain('"later"');
  });

  test('is a file for its owner alone, whole, and over no other one', async () => {
    const snapshot = openSqliteSnapshot(at('data'));
    const file = at('one.backup');
    expect(await writeBackup(snapshot, file)).toBeGreaterThan(6);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    expect(await writeBackup(snapshot, file)).toBeUndefined();
    expect(readFileSync(file).equals(before)).toBe(true);
    await expect(writeBackup(snapshot, at('no/such/folder'))).rejects.toThrow('ENOENT');
    await snapshot.close();
    expect(readdirSync(folder).filter(name => name.includes('.new'))).toEqual([]);
  });

  test('contains whatever tables and columns a later step may bring', async () => {
    mkdirSync(at('future'));
    const db = new DatabaseSync(at('future/tidetable.sqlite'));
    for (const step of MIGRATIONS) db.exec(step);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    db.exec(
      "CREATE TABLE anchor (id TEXT PRIMARY KEY, fathoms INTEGER) STRICT; INSERT INTO anchor VALUES ('a', 7)",
    );
    db.exec(
      "ALTER TABLE person ADD COLUMN flag TEXT; INSERT INTO person (id, name, flag) VALUES ('p', 'P', 'blue')",
    );
    db.close();
    const future = await textOf('future');
    expect(future).toContain('["anchor",7,"a"]\n');
    expect(future).toContain('["person","blue","p",null,"P"]\n');
    expect(await restored(future)).toEqual({ problem: 'not-a-backup' }); // it would lose them
  });

  test('of a store of an earlier version is of that version, and is brought to the present one', async () => {
    for (const schema of [1, 4, MIGRATIONS.length - 1]) {
      const data = `schema${schema}`;
      mkdirSync(at(data));
      const db = new DatabaseSync(at(`${data}/tidetable.sqlite`));
      db.exec(MIGRATIONS[0] ?? '');
      const {
        pace: _,
        onTimeOut: __,
        standIn: ___,
        takeBacks: ____,
        visibility,
        aids,
        sharing,
        chat,
        ...plan
      } = planOf('x');
      db.prepare('INSERT INTO match (id, plan) VALUES (?, ?)').run('x', JSON.stringify(plan));
      db.exec(
        "INSERT INTO person VALUES ('ana', 'Ana'); INSERT INTO seat VALUES ('x', 0, 'ana', 'Ana')",
      );
      for (const step of MIGRATIONS.slice(1, schema)) db.exec(step);
      db.exec(`PRAGMA user_version = ${schema}`);
      db.close();
      const old = await textOf(data);
      expect(old).toContain(`"schema":${schema},`);
      expect(await textOf(data)).toBe(old); // looking has changed nothing
      writeFileSync(at(`${data}.backup`), gzipSync(old));
      expect(await restoreSqlite(at(`${data}.restored`), at(`${data}.backup`))).toEqual({
        rows: 3,
      });
      const opened = await openSqlite(at(`${data}.restored`));
      expect((await opened.readTable('x'))?.plan).toEqual(planOf('x'));
      expect((await opened.readTable('x'))?.claims).toEqual([
        { seat: 0, person: 'ana', name: 'Ana' },
      ]);
      await opened.close();
    }
  });
});

describe('what is restored', () => {
  test('is what was stored, by a database for its owner alone', async () => {
    writeFileSync(at('text.backup'), gzipSync(text));
    expect(await restoreSqlite(at('again'), at('text.backup'))).toMatchObject({
      rows: expect.any(Number),
    });
    expect(statSync(at('again')).mode & 0o777).toBe(0o700);
    expect(statSync(at('again/tidetable.sqlite')).mode & 0o777).toBe(0o600);
    expect(readdirSync(at('again'))).toEqual(['tidetable.sqlite']);
    expect(await textOf('again')).toBe(text);
    const again = await openSqlite(at('again'));
    expect(await again.secret()).toBe(await store.secret());
    expect(await again.readPerson('zoé')).toEqual({ id: 'zoé', name: 'Zoé \u{1f40b}' });
    expect(await again.append({ table: 't1', ply: 2, entries: [entryAt(2)], result: null })).toBe(
      'kept',
    );
    await again.close();
  });

  test.each(['', '-wal', '-journal'])(
    'takes the place of nothing: tidetable.sqlite%s',
    async end => {
      const data = newName();
      mkdirSync(at(data));
      writeFileSync(at(`${data}/tidetable.sqlite${end}`), 'mine');
      writeFileSync(at('whole.backup'), gzipSync(text));
      expect(await restoreSqlite(at(data), at('whole.backup'))).toEqual({ problem: 'not-empty' });
      expect(readFileSync(at(`${data}/tidetable.sqlite${end}`), 'utf8')).toBe('mine');
    },
  );
});

/** A backup by somebody who can count and hash: the lines, with a tail that fits. */
const forged = (change: (lines: string[]) => string[]): string => {
  const lines = change(text.trimEnd().split('\n').slice(0, -1));
  const known = Object.keys(JSON.parse(text.split('\n', 1)[0] ?? '').tables);
  const tally = new Tally(known.map(name => ({ name, columns: [] })));
  for (const line of lines.slice(1)) tally.count(JSON.parse(line)[0]);
  tally.hash(`${lines.join('\n')}\n`);
  return `${lines.join('\n')}\n${tally.formatTail()}`;
};
const withLine = (line: string) => forged(lines => [...lines, line]);
const withHead = (change: (head: Record<string, unknown>) => object) =>
  forged(([head = '', ...rows]) => [JSON.stringify(change(JSON.parse(head))), ...rows]);

describe('what is refused', () => {
  test('the forger forges what is accepted', async () => {
    expect(forged(lines => lines)).toBe(text);
  });

  test('a file that is cut off, wherever that is', async () => {
    const whole = gzipSync(text);
    for (const length of [20, whole.length >> 1, whole.length - 9, whole.length - 1])
      expect(await restored(whole.subarray(0, length))).toEqual({
        problem: expect.stringMatching(/cut|not-a-backup/),
      });
    const lines = text.split('\n');
    for (const length of [1, 2, lines.length - 2])
      expect(await restored(`${lines.slice(0, length).join('\n')}\n`)).toEqual({ problem: 'cut' });
    expect(await restored(text.slice(0, -1))).toEqual({ problem: 'cut' });
    for (const nothing of ['', Buffer.alloc(0)])
      expect(await restored(nothing)).toEqual({ problem: 'cut' });
  });

  test('a file in which something was changed, left out, or added', async () => {
    expect(await restored(text.replace('"Ana"', '"Eva"'))).toEqual({ problem: 'changed' });
    expect(await restored(text.replace(/^\["person".*\n/m, ''))).toEqual({
      problem: expect.stringMatching(/changed|loose-row/),
    });
    expect(await restored(`${text}\n`)).toEqual({ problem: 'changed' });
    expect(await restored(text + text)).toEqual({ problem: 'changed' });
    const whole = gzipSync(text);
    whole[whole.length >> 1]! ^= 255;
    expect(await restored(whole)).toEqual({
      problem: expect.stringMatching(/changed|bad-row|cut/),
    });
    const broken = gzipSync(Buffer.from(text.replace('"Ana"', '"An\u00ff"'), 'latin1'));
    expect(await restored(broken)).toMatchObject({ problem: 'changed' });
  });

  test('what is no backup', async () => {
    expect(await restored(Buffer.from('tidetable'))).toEqual({ problem: 'not-a-backup' });
    expect(await restored('hello\n')).toEqual({ problem: 'not-a-backup' });
    expect(await restored('null\n')).toEqual({ problem: 'not-a-backup' });
    const head = withHead(({ tables: _, ...rest }) => rest);
    expect(await restored(head)).toEqual({ problem: 'not-a-backup' });
    for (const schema of [0, -1, 1.5, '1', null, 2 ** 53])
      expect(await restored(withHead(h => ({ ...h, schema })))).toEqual({
        problem: 'not-a-backup',
      });
    const hostile = withHead(h => ({ ...h, tables: { 'x"; DROP TABLE match; --': ['a'] } }));
    expect(await restored(hostile)).toEqual({ problem: 'not-a-backup' });
  });

  test('what a later version has written', async () => {
    const format = withHead(h => ({ ...h, format: 'tidetable-backup/2' }));
    expect(await restored(format)).toEqual({ problem: 'newer-backup' });
    const schema = withHead(h => ({ ...h, schema: MIGRATIONS.length + 1 }));
    expect(await restored(schema)).toEqual({ problem: 'newer-backup' });
  });

  test.each([
    ['a table that is none', '["sqlite_schema","table","x","x",0,""]'],
    ['a value too few', '["result","t1"]'],
    ['a value too many', '["result","t1","{}",1]'],
    ['another type', '["result","t1",7]'],
    ['no whole number', '["due",1.5,"t1"]'],
    ['more than a number holds', '["due",9007199254740993,"t1"]'],
    ['an object', '["result","t1",{}]'],
    ['nothing where something must be', '["result","t1",null]'],
    ['a row that is there already', '["person","ana",null,"Ana"]'],
    ['no row', '7'],
    ['no JSON where the store reads JSON', '["result","t1","{"]'],
    ['nothing in it', '["result","t1",""]'],
    ['no object in it', '["seal","t1","null",1]'],
    ['an entry that is a number', '["entry","17","t1",9,0]'],
    ['a NUL in a text', '["person","a\\u0000",null,"Eve"]'],
    ['a NUL in what is JSON', '["result","t1","{\\"a\\":\\"\\\\u0000\\"}"]'],
  ])('%s, though tail and checksum fit', async (_, line) => {
    const last = text.trimEnd().split('\n').length;
    const count = line.startsWith('[') ? line : '["x"]';
    const content = withLine(count).replace(`${count}\n`, `${line}\n`);
    expect(await restored(content)).toEqual({ problem: 'bad-row', line: last });
  });

  test('a row that names a missing one', async () => {
    const content = withLine('["result","nowhere","{}"]');
    expect(await restored(content)).toEqual({ problem: 'loose-row', table: 'result' });
  });

  test('a line that never ends', async () => {
    const head = text.split('\n', 1)[0];
    expect(await restored(`${head}\n["person","${'x'.repeat(20 << 20)}`)).toEqual({
      problem: 'changed',
    });
  });

  test('a file that is not there is what the system says', async () => {
    await expect(restoreSqlite(at('nowhere'), at('missing'))).rejects.toThrow('ENOENT');
    expect(gunzipSync(gzipSync(text)).toString()).toBe(text);
  });
});
