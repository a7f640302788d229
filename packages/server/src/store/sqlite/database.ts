/** The store on a SQLite file, for a thread of its own. */
import { DatabaseSync } from 'node:sqlite';
import { addEntries, type WrittenAppend } from '../sql/entries.ts';
import { storeFunctions } from '../sql/storeFunctions.ts';
import { NEWER_DATABASE } from '../store.ts';
import { MIGRATIONS } from './migrations.ts';
import { databaseOn, inTransaction, isConstraint } from './sql.ts';

/** Another process may be writing, or recovering after a crash. */
export const BUSY_TIMEOUT = 5000; // milliseconds

export const openDatabase = async (file: string): Promise<DatabaseSync> => {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  // FULL: a commit waits until the disk has it. NORMAL could lose moves in a power cut.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  await inTransaction(db, async () => migrate(db));
  return db;
};

/** The number of applied migrations. */
export const schemaOf = (db: DatabaseSync): number =>
  db.prepare('PRAGMA user_version').get()?.user_version as number;

/** Applies the missing migrations, up to that one. */
export const migrate = (db: DatabaseSync, to = MIGRATIONS.length): void => {
  const schema = schemaOf(db);
  if (schema > to) throw new Error(NEWER_DATABASE);
  for (const step of MIGRATIONS.slice(schema, to)) db.exec(step);
  db.exec(`PRAGMA user_version = ${to}`);
};

/** The functions of a store on an open database. */
export const sqliteFunctions = (db: DatabaseSync) => {
  const database = databaseOn(db);
  /** The faults that a check finds; a database may be too damaged for a check. */
  const found = async (
    check: string,
    tell: (row: Record<string, unknown>) => unknown,
  ): Promise<string[]> => {
    try {
      const said = (await database.all(check)).map(tell).map(String);
      return said.filter(line => line !== 'ok');
    } catch (error) {
      return [String(error)];
    }
  };
  return {
    ...storeFunctions(database),

    async append({ result, ...append }: WrittenAppend): Promise<'kept' | 'stale'> {
      try {
        return await database.inTransaction(async sql => {
          if (!(await addEntries(sql, append))) return 'stale';
          const end = 'INSERT INTO result (match, result) VALUES (?, ?)';
          if (result) await sql.run(end, append.table, result);
          return 'kept';
        });
      } catch (error) {
        if (isConstraint(error)) return 'stale'; // no such match, or it has ended
        throw error;
      }
    },

    readDamage: async (): Promise<string[]> => [
      ...(await found('PRAGMA integrity_check', row => row.integrity_check)),
      ...(await found('PRAGMA foreign_key_check', row => `${row.table} → ${row.parent}`)),
    ],

    /** For tests: the durability of a commit. */
    report: async () => ({
      journal: (await database.one('PRAGMA journal_mode'))?.journal_mode,
      synchronous: (await database.one('PRAGMA synchronous'))?.synchronous,
    }),
  };
};

export type StoreFunctions = ReturnType<typeof sqliteFunctions>;
