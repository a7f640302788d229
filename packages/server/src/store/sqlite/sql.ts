/** SQLite behind the interface of the store's SQL: every statement is complete when it returns. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Database, Dialect, Sql, Value } from '../sql/database.ts';

export const databaseOn = (db: DatabaseSync): Database => {
  const sql = sqlOn(db);
  return {
    ...sql,
    inTransaction: work => inTransaction(db, () => work(sql)),
    atTable: (table, work) =>
      inTransaction(db, async () => {
        await sql.run('UPDATE match SET version = version + 1 WHERE id = ?', table);
        return work(sql);
      }),
    dialect: dialectOf(sql),
  };
};

const sqlOn = (db: DatabaseSync): Sql => {
  const statements = new Map<string, StatementSync>();
  const prepare = (text: string): StatementSync => {
    const statement = statements.get(text) ?? db.prepare(text);
    statements.set(text, statement);
    return statement;
  };
  const all = async <Row>(text: string, ...values: Value[]): Promise<Row[]> =>
    prepare(text)
      .all(...values)
      .map(row => ({ ...row }) as Row);
  return {
    all,
    one: async <Row>(text: string, ...values: Value[]) => (await all<Row>(text, ...values))[0],
    run: async (text, ...values) => Number(prepare(text).run(...values).changes),
  };
};

/** All or nothing, also nested. */
export const inTransaction = async <T>(db: DatabaseSync, work: () => Promise<T>): Promise<T> => {
  const [begin, end, undo] = db.isTransaction ? PART : WHOLE;
  db.exec(begin);
  try {
    const value = await work();
    db.exec(end);
    return value;
  } catch (error) {
    if (db.isTransaction) db.exec(undo);
    throw error;
  }
};
// IMMEDIATE: a transaction that reads in order to write must not find later that another one has
// written.
const WHOLE = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'] as const;
const PART = ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part'] as const;

const dialectOf = (own: Sql): Dialect => {
  let lastCommits: unknown; // of other connections
  return {
    now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
    isIn: (text, list) => `${text} IN (SELECT value FROM json_each(${list}))`,
    forRemoval: '',
    references: (sql, table) =>
      sql.all(
        `SELECT t.name AS child, k."from" AS "column"
         FROM sqlite_schema t JOIN pragma_foreign_key_list(t.name) k
         WHERE t.type = 'table' AND k."table" = ?`,
        table,
      ),
    hasOthers: async () => false, // reading the file leaves no trace
    async mayHaveChanged() {
      const before = lastCommits;
      lastCommits = (await own.one('PRAGMA data_version'))?.data_version;
      return lastCommits !== before;
    },
  };
};

const SQLITE_CONSTRAINT = 19; // the low byte of its extended codes
export const isConstraint = (error: unknown): boolean =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_CONSTRAINT;
