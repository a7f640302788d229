/**
 * A consistent snapshot of a database; it does not block writers and does not see their changes.
 */
import { Client, type ClientBase } from 'pg';
import type { Row, Snapshot } from '../backup/backupForm.ts';
import type { Value } from '../sql/database.ts';
import { MIGRATIONS as SQLITE_MIGRATIONS } from '../sqlite/migrations.ts';
import { NEWER_DATABASE } from '../store.ts';
import { MIGRATIONS } from './migrations.ts';
import { connectionTo } from './sql.ts';
import { type PostgresTable, quoted, tableForms } from './tableForms.ts';

/**
 * The first migration here has everything of the earlier ones of SQLite. Since then both engines
 * have the same migrations.
 */
const STEPS_BEFORE = SQLITE_MIGRATIONS.length - MIGRATIONS.length;

/** Reads without migrating: a database of an earlier version stays one, and its server may run. */
export const openPostgresSnapshot = async (url: string): Promise<Snapshot> => {
  const client = new Client(connectionTo(url));
  client.on('error', () => undefined); // the next query is rejected
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM form');
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length) throw new Error(NEWER_DATABASE);
    const tables = await tableForms(client);
    const byName = new Map(tables.map(table => [table.name, table]));
    return {
      schema: STEPS_BEFORE + version,
      tables,
      rows: ({ name }) => rowsOf(client, byName.get(name)!),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
};

const AT_ONCE = 500; // rows

async function* rowsOf(client: ClientBase, table: PostgresTable): AsyncGenerator<Row> {
  const columns = quoted(table.columns.map(({ name }) => name));
  await client.query(
    `DECLARE snapshot NO SCROLL CURSOR FOR
     SELECT ${columns} FROM "${table.name}" ORDER BY ${quoted(table.key)}`,
  );
  for (;;) {
    const text = `FETCH ${AT_ONCE} FROM snapshot`;
    const { rows } = await client.query<Value[]>({ text, rowMode: 'array' });
    yield* rows;
    if (rows.length < AT_ONCE) break;
  }
  await client.query('CLOSE snapshot');
}
