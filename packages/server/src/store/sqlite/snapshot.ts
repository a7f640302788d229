/**
 * A consistent snapshot of a database; it does not block writers and does not see their changes.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Snapshot } from '../backup/backupForm.ts';
import { NEWER_DATABASE } from '../store.ts';
import { BUSY_TIMEOUT, schemaOf } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { DATABASE } from './sqliteStore.ts';
import { rowsOf, tableForms } from './tableForms.ts';

/** Reads without migrating: a database of an earlier version stays one, and its server may run. */
export const openSqliteSnapshot = (folder: string): Snapshot => {
  const db = new DatabaseSync(join(folder, DATABASE), { readOnly: true, timeout: BUSY_TIMEOUT });
  try {
    db.exec('BEGIN');
    const schema = schemaOf(db); // the first read fixes the moment of the snapshot
    if (schema > MIGRATIONS.length) throw new Error(NEWER_DATABASE);
    return {
      schema,
      tables: tableForms(db),
      rows: table => rowsOf(db, table),
      close: async () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
};
