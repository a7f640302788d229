/** What all queries on the database share. */
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';

type Value = string | number | null;
type Row = Record<string, SQLOutputValue>;

export const sqlOn = (db: DatabaseSync) => {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    one: (sql: string, ...values: Value[]): Row | undefined => prepare(sql).get(...values),
    all: <T>(sql: string, ...values: Value[]): T[] =>
      prepare(sql)
        .all(...values)
        .map(row => ({ ...row }) as T),
    /** Has anything changed? */
    run: (sql: string, ...values: Value[]): boolean =>
      Number(prepare(sql).run(...values).changes) > 0,
  };
};

/** All of it or nothing, also as a part of something larger. */
export const inTransaction = <T>(db: DatabaseSync, work: () => T): T => {
  const [begin, end, undo] = db.isTransaction ? PART : WHOLE;
  db.exec(begin);
  try {
    const value = work();
    db.exec(end);
    return value;
  } catch (error) {
    if (db.isTransaction) db.exec(undo);
    throw error;
  }
};
// IMMEDIATE: who reads in order to write must not find later that somebody else has written.
const WHOLE = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'] as const;
const PART = ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part'] as const;

/** The clock of the database, which is the same for all processes; milliseconds since 1970. */
export const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

const SQLITE_CONSTRAINT = 19; // the low byte of its extended codes
export const isConstraint = (error: unknown): boolean =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_CONSTRAINT;
