/** The store on a SQLite file, for a thread of its own. */
import { DatabaseSync } from 'node:sqlite';
import { addEntries, type WrittenAppend } from '../sql/entries.ts';
import { storeFunctions } from '../sql/storeFunctions.ts';
import { NEWER_DATABASE } from '../store.ts';
import { MIGRATIONS } from './migrations.ts';
import { databaseOn, inTransaction, isConstraint } from './sql.ts';

/** Another process may be writing, or be about to finish after a crash. */
const BUSY_TIMEOUT = 5000; // milliseconds

export const openDatabase = async (file: string): Promise<DatabaseSync> => {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  // FULL: a commit waits until the disk has it. NORMAL would lose moves with the power.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  await migrate(db);
  return db;
};

const migrate = (db: DatabaseSync): Promise<void> =>
  inTransaction(db, async () => {
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (version > MIGRATIONS.length) throw new Error(NEWER_DATABASE);
    for (const step of MIGRATIONS.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });

/** The functions of a store on an open database. */
export const sqliteFunctions = (db: DatabaseSync) => {
  const database = databaseOn(db);
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

    /** For tests: how safe a commit is. */
    report: async () => ({
      journal: (await database.one('PRAGMA journal_mode'))?.journal_mode,
      synchronous: (await database.one('PRAGMA synchronous'))?.synchronous,
    }),
  };
};

export type StoreFunctions = ReturnType<typeof sqliteFunctions>;
