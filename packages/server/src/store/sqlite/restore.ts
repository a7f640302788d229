/** Restores a backup into a new database. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupError, type BackupProblem } from '../backup/backupProblem.ts';
import { type RowSink, readBackup } from '../backup/readBackup.ts';
import { writeWhole } from '../backup/wholeFile.ts';
import { migrate, openDatabase } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { isConstraint } from './sql.ts';
import { DATABASE } from './sqliteStore.ts';
import { insertInto, tableForms } from './tableForms.ts';

export type Restored = { readonly rows: number } | BackupProblem;

export const isBackupProblem = (x: object): x is BackupProblem => 'problem' in x;

/** Files that SQLite would read as part of a new database. */
const PARTS = ['', '-journal', '-wal', '-shm'];

/**
 * Makes the database of a folder that has none; all or nothing. The schema is first that of the
 * backup's version, and is then migrated. Rejects with the error of the system.
 */
export const restoreSqlite = async (folder: string, file: string): Promise<Restored> => {
  const database = join(folder, DATABASE);
  if (PARTS.some(part => existsSync(database + part))) return { problem: 'not-empty' };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let rows = 0;
  try {
    const isWritten = await writeWhole(database, async draft => {
      rows = await fill(draft, file);
    });
    return isWritten ? { rows } : { problem: 'not-empty' };
  } catch (error) {
    if (error instanceof BackupError) return error.problem;
    throw error;
  }
};

const fill = async (draft: string, file: string): Promise<number> => {
  const db = new DatabaseSync(draft, { enableForeignKeyConstraints: false }); // rows come by name
  let rows: number;
  try {
    db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;'); // it is synced as a whole
    rows = await readBackup(file, schema => sinkOf(db, schema));
    const [loose] = db.prepare('PRAGMA foreign_key_check').all();
    if (loose) throw new BackupError({ problem: 'loose-row', table: loose.table as string });
    db.exec('COMMIT');
  } finally {
    db.close();
  }
  (await openDatabase(draft)).close(); // migrates
  return rows;
};

/** Empty tables of a schema, in a transaction that the caller must end. */
const sinkOf = (db: DatabaseSync, schema: number): RowSink => {
  if (schema > MIGRATIONS.length) throw new BackupError({ problem: 'newer-backup' });
  db.exec('BEGIN');
  migrate(db, schema);
  const tables = tableForms(db);
  const inserts = new Map(tables.map(table => [table, insertInto(db, table)]));
  return {
    tables,
    add(table, row) {
      try {
        inserts.get(table)?.run(...row);
        return true;
      } catch (error) {
        if (isConstraint(error)) return false;
        throw error;
      }
    },
  };
};
