/** Restores a backup into an empty database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientBase } from 'pg';
import type { Row, Snapshot } from '../backup/backupForm.ts';
import { isBackupProblem, type Restored, restoreSqlite } from '../sqlite/restore.ts';
import { openSqliteSnapshot } from '../sqlite/snapshot.ts';
import { migrate } from './postgresStore.ts';
import { connectionTo } from './sql.ts';
import { type PostgresTable, quoted, tableForms } from './tableForms.ts';

/**
 * All or nothing. SQLite reads the file first, in a temporary folder: it validates rows, and
 * migrates the data of an earlier version.
 */
export const restorePostgres = async (url: string, file: string): Promise<Restored> => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-restore-'));
  try {
    const restored = await restoreSqlite(folder, file);
    if (isBackupProblem(restored)) return restored;
    const snapshot = openSqliteSnapshot(folder);
    try {
      return (await copyTo(url, snapshot)) ? restored : { problem: 'not-empty' };
    } finally {
      await snapshot.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** False if the database has data. */
const copyTo = async (url: string, snapshot: Snapshot): Promise<boolean> => {
  const client = new Client({ ...connectionTo(url), query_timeout: 0 }); // locks may be waited for
  client.on('error', () => undefined); // the next query is rejected
  await client.connect();
  try {
    await client.query('BEGIN');
    await migrate(client); // a server that starts now waits for the end of this
    for (const { name } of await tableForms(client)) if (await hasRows(client, name)) return false;
    await copyRows(client, snapshot);
    await client.query('COMMIT');
    return true;
  } finally {
    await client.end(); // an open transaction ends with it
  }
};

/** Into empty tables of the same version. */
export const copyRows = async (client: ClientBase, snapshot: Snapshot): Promise<void> => {
  for (const table of inOrder(await tableForms(client))) await copyTable(client, table, snapshot);
};

const hasRows = async (client: ClientBase, table: string): Promise<boolean> =>
  (await client.query(`SELECT 1 FROM "${table}" LIMIT 1`)).rows.length > 0;

/** Referenced tables first. */
const inOrder = (tables: readonly PostgresTable[]): PostgresTable[] => {
  const ordered = new Set<PostgresTable>();
  const add = (table: PostgresTable): void => {
    for (const { refersTo } of table.columns)
      if (refersTo !== null && refersTo !== table.name) add(tables.find(t => t.name === refersTo)!);
    ordered.add(table);
  };
  tables.forEach(add);
  return [...ordered];
};

const AT_ONCE = 500; // rows

const copyTable = async (
  client: ClientBase,
  table: PostgresTable,
  snapshot: Snapshot,
): Promise<void> => {
  const form = snapshot.tables.find(({ name }) => name === table.name);
  if (!form) throw new Error(`the engines differ: ${table.name}`);
  let rows: Row[] = [];
  const flush = async (): Promise<void> => {
    await insert(client, table, rows);
    rows = [];
  };
  for await (const row of snapshot.rows(form)) if (rows.push(row) === AT_ONCE) await flush();
  await flush();
  await referToItself(client, table, snapshot);
  await countOn(client, table);
};

/**
 * Columns have the order of their names in both engines. References to other rows of the same table
 * are set later.
 */
const insert = async (
  client: ClientBase,
  { name, columns }: PostgresTable,
  rows: readonly Row[],
): Promise<void> => {
  const names = columns.map(column => column.name);
  const values = columns.map(({ refersTo }, i) =>
    rows.map(row => (refersTo === name ? null : row[i])),
  );
  const lists = columns.map(({ type }, i) => `$${i + 1}::${type === 'text' ? 'text' : 'bigint'}[]`);
  const selected = columns.map(({ cast }, i) => `c${i}${cast}`);
  await client.query(
    `INSERT INTO "${name}" (${quoted(names)}) SELECT ${selected.join(', ')}
     FROM unnest(${lists.join(', ')}) AS r(${columns.map((_, i) => `c${i}`).join(', ')})`,
    values,
  );
};

const referToItself = async (
  client: ClientBase,
  { name, columns, key }: PostgresTable,
  snapshot: Snapshot,
): Promise<void> => {
  const form = snapshot.tables.find(table => table.name === name)!;
  const keyAt = columns.findIndex(column => column.name === key[0]);
  for (const [i, column] of columns.entries()) {
    if (column.refersTo !== name) continue;
    const sql = `UPDATE "${name}" SET "${column.name}" = $1 WHERE "${key[0]}" = $2`;
    for await (const row of snapshot.rows(form))
      if (row[i] !== null) await client.query(sql, [row[i], row[keyAt]]);
  }
};

/** Sequences continue after the last number. */
const countOn = async (client: ClientBase, { name, columns }: PostgresTable): Promise<void> => {
  for (const column of columns.filter(({ isCounted }) => isCounted))
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), max("${column.name}")) FROM "${name}"`,
      [name, column.name],
    );
};
