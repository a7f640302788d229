/** PostgreSQL: the store of many processes. */
import type { ClientBase, Pool } from 'pg';
import { tidyBy } from '../sql/retention.ts';
import { storeFunctions } from '../sql/storeFunctions.ts';
import { type Commit, NEWER_DATABASE, type Store } from '../store.ts';
import { Appends } from './appends.ts';
import { DatabaseClock } from './databaseClock.ts';
import { MIGRATIONS } from './migrations.ts';
import { Notices } from './notices.ts';
import { databaseOn, MIGRATING, poolOf } from './sql.ts';

export interface PostgresStore extends Store {
  /** For tests: the durability of a commit. */
  report(): Promise<{ readonly synchronous: unknown; readonly fsync: unknown }>;
}

const POLL_TIME = 5000; // milliseconds; notices are faster, and rarely lost

/** `url` names the database, which must exist. Rejects with the error of the system. */
export const openPostgres = async (url: string): Promise<PostgresStore> => {
  const pool = poolOf(url);
  try {
    await migrateFor(pool);
    return storeOn(pool, await Notices.open(url));
  } catch (error) {
    await pool.end();
    throw error;
  }
};

const migrateFor = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await migrate(client);
    await client.query('COMMIT');
  } finally {
    client.release(true); // an open transaction ends with it
  }
};

/** In a transaction: if several processes start at once, one migrates, and the others wait. */
export const migrate = async (client: ClientBase): Promise<void> => {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
  await client.query('CREATE TABLE IF NOT EXISTS form (version INTEGER NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM form');
  const version = rows[0]?.version ?? 0;
  if (version > MIGRATIONS.length) throw new Error(NEWER_DATABASE);
  for (const step of MIGRATIONS.slice(version)) await client.query(step);
  if (version === MIGRATIONS.length) return;
  await client.query('DELETE FROM form');
  await client.query('INSERT INTO form VALUES ($1)', [MIGRATIONS.length]);
};

const storeOn = (pool: Pool, notices: Notices): PostgresStore => {
  let observer: (commit: Commit) => void = () => undefined;
  const tell = (table: string): void => notices.tell(table);
  const database = databaseOn(pool, tell);
  const { renamePerson, ...functions } = storeFunctions(database);
  const appends = new Appends(pool, { onCommit: commit => observer(commit), onKept: tell });
  const clock = new DatabaseClock(database, database.dialect.now);
  const running = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;

  /** Pending calls finish before the store is closed. */
  const whileOpen =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      if (closed) throw new Error('the store is closed');
      const done = work(...args);
      running.add(done);
      return done.finally(() => running.delete(done));
    };
  const open = Object.fromEntries(
    Object.entries(functions).map(([name, work]) => [
      name,
      whileOpen(work as (...args: unknown[]) => Promise<unknown>),
    ]),
  ) as typeof functions;
  const close = async (): Promise<void> => {
    await Promise.allSettled(running);
    await notices.close();
    await pool.end();
  };

  return {
    ...open,
    renamePerson: whileOpen(async (person, name) => {
      const tables = await renamePerson(person, name);
      for (const table of tables ?? []) tell(table);
      return tables;
    }),
    tidy: cutoffs => tidyBy(open, cutoffs),
    append: whileOpen(({ entries, result, ...at }) =>
      appends.add({
        ...at,
        entries: entries.map(entry => JSON.stringify(entry)),
        result: result && JSON.stringify(result),
      }),
    ),
    now: whileOpen(() => clock.now()),
    readDamage: async () => [], // PostgreSQL has its own tools for that
    report: whileOpen(async () => ({
      synchronous: (await database.one('SHOW synchronous_commit'))?.synchronous_commit,
      fsync: (await database.one('SHOW fsync'))?.fsync,
    })),
    observe(told) {
      observer = told;
    },
    onLost: () => undefined, // a database that is away comes back
    pollTime: POLL_TIME,
    listen: listener => notices.listen(listener),
    close() {
      closed ??= close();
      return closed;
    },
  };
};
