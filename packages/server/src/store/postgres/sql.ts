/** PostgreSQL behind the interface of the store's SQL. */
import { type ClientBase, Pool, type PoolConfig, type QueryResult, TypeOverrides } from 'pg';
import type { Database, Dialect, Sql, Value } from '../sql/database.ts';

const INT8 = 20; // the type numbers of PostgreSQL
const JSON_TYPE = 114;

/** As SQLite gives them: counts and times as numbers, JSON as unchanged text. */
const types = new TypeOverrides();
types.setTypeParser(INT8, Number);
types.setTypeParser(JSON_TYPE, (text: string) => text);

/** The settings of every connection. */
export const connectionTo = (url: string): PoolConfig => ({
  connectionString: url,
  types,
  application_name: 'tidetable',
  // A commit waits until the disk has it, whatever the default of this database.
  options: '-c synchronous_commit=on',
  keepAlive: true,
  connectionTimeoutMillis: 5000,
  query_timeout: 15_000, // detects a dead connection
});

const CONNECTIONS = 8; // connections of one process; appends share one of them

export const poolOf = (url: string): Pool => {
  const pool = new Pool({ ...connectionTo(url), max: CONNECTIONS });
  // A connection is lost: its user gets an error from the query, and the next connection is a new
  // one.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
};

interface Asked {
  query(query: { name: string; text: string; values: Value[] }): Promise<QueryResult>;
}

/** Called after the commit with each table that has changed. */
export const databaseOn = (pool: Pool, onChange: (table: string) => void): Database => {
  const inOrder = queues();
  const inTransaction = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let lost: Error | undefined;
    try {
      await client.query('BEGIN');
      const value = await work(sqlOn(client));
      await client.query('COMMIT');
      return value;
    } catch (error) {
      await client.query('ROLLBACK').catch((why: Error) => {
        lost = why;
      });
      throw error;
    } finally {
      client.release(lost);
    }
  };
  return {
    ...sqlOn(pool),
    inTransaction,
    atTable: (table, work) =>
      inOrder(table, async () => {
        const value = await inTransaction(async sql => {
          // Locks the row of the table until the end of the transaction.
          await sql.run('UPDATE match SET version = version + 1 WHERE id = ?', table);
          return work(sql);
        });
        onChange(table);
        return value;
      }),
    dialect: DIALECT,
  };
};

/**
 * Calls of this process that wait for another one at the same table need no connection meanwhile.
 */
const queues = () => {
  const last = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const done = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, done);
    const forget = (): void => {
      if (last.get(key) === done) last.delete(key);
    };
    done.then(forget, forget);
    return done;
  };
};

export const sqlOn = (asked: Asked | ClientBase): Sql => {
  const query = (text: string, values: Value[]): Promise<QueryResult> =>
    asked.query({ ...statementOf(text), values });
  return {
    all: async (text, ...values) => (await query(text, values)).rows,
    one: async (text, ...values) => (await query(text, values)).rows[0],
    run: async (text, ...values) => (await query(text, values)).rowCount ?? 0,
  };
};

const statements = new Map<string, { readonly name: string; readonly text: string }>();

/**
 * Parameters in the syntax of PostgreSQL; with a name, each connection prepares a statement once.
 */
const statementOf = (text: string): { readonly name: string; readonly text: string } => {
  const known = statements.get(text);
  if (known) return known;
  let n = 0;
  const numbered = text.replace(/\?(\d*)/g, (_, number: string) => `$${number || ++n}`);
  const statement = { name: `tidetable-${statements.size}`, text: numbered };
  statements.set(text, statement);
  return statement;
};

/** A lock that every process holds while it is connected, by which others see that it runs. */
export const RUNNING = 7_431_902;
/** Held during migrations. */
export const MIGRATING = 7_431_903;

const DIALECT: Dialect = {
  now: 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)',
  isIn: (text, list) => `${text} IN (SELECT json_array_elements_text(CAST(${list} AS JSON)))`,
  forRemoval: 'FOR UPDATE SKIP LOCKED',
  references: (sql, table) =>
    sql.all(
      `SELECT k.conrelid::regclass::text AS child, a.attname AS "column"
       FROM pg_constraint k
       JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
       WHERE k.contype = 'f' AND k.confrelid = to_regclass(?)
       ORDER BY 1, 2`,
      table,
    ),
  async hasOthers(sql) {
    const row = await sql.one<{ n: number }>(
      `SELECT count(*) AS n FROM pg_locks
       WHERE locktype = 'advisory' AND objid = ${RUNNING}
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return (row?.n ?? 0) > 1; // the class of constraint violations
  },
  mayHaveChanged: async () => true,
};

const CONSTRAINT = /^23/; // the class of connection errors
const CONFLICT = /^40/; // a deadlock: PostgreSQL aborts one of the waiting transactions

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');
export const isConstraint = (error: unknown): boolean => CONSTRAINT.test(codeOf(error));
export const isConflict = (error: unknown): boolean => CONFLICT.test(codeOf(error));
