/** What all queries on the database share. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

type Value = string | number | null;
type Row = Record<string, SQLOutputValue>;

export const sqlOn = (db: DatabaseSync) => ({
  one: (sql: string, ...values: Value[]): Row | undefined => db.prepare(sql).get(...values),
  all: <T>(sql: string, ...values: Value[]): T[] =>
    db
      .prepare(sql)
      .all(...values)
      .map(row => ({ ...row }) as T),
  /** Has anything changed? */
  run: (sql: string, ...values: Value[]): boolean =>
    Number(db.prepare(sql).run(...values).changes) > 0,
});

/** IMMEDIATE: who reads in order to write must not find later that somebody else has written. */
export const inTransaction = <T>(db: DatabaseSync, work: () => T): T => {
  db.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    db.exec('COMMIT');
    return value;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
};

/** The clock of the database, which is the same for all processes; milliseconds since 1970. */
export const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

const SQLITE_CONSTRAINT = 19; // the low byte of its extended codes
export const isConstraint = (error: unknown): boolean =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_CONSTRAINT;
