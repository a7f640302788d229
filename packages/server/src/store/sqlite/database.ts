/** The SQL behind the store; synchronous, for a thread of its own. */
import { randomBytes } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { LogEntry, MatchStart, Person, SeatClaim, StoredTable, TablePlan } from '../store.ts';
import { MIGRATIONS, NEWER_DATABASE } from './migrations.ts';

/** Another process may be writing, or be about to finish after a crash. */
const BUSY_TIMEOUT = 5000; // milliseconds
const SECRET_BYTES = 32;

export const openDatabase = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  // FULL: a commit waits until the disk has it. NORMAL would lose moves with the power.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  migrate(db);
  return db;
};

const migrate = (db: DatabaseSync): void =>
  inTransaction(db, () => {
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (version > MIGRATIONS.length) throw new Error(NEWER_DATABASE);
    for (const step of MIGRATIONS.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });

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

const SQLITE_CONSTRAINT = 19; // the low byte of its extended codes
const isConstraint = (error: unknown): boolean =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_CONSTRAINT;

/** An append with what it stores as JSON. */
export interface WrittenAppend {
  readonly table: string;
  readonly ply: number;
  readonly entries: readonly string[];
  readonly result: string | null;
}

/** The functions of a store on an open database. */
export const storeFunctions = (db: DatabaseSync) => {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const one = (sql: string, ...values: (string | number)[]) => prepare(sql).get(...values);
  const run = (sql: string, ...values: (string | number)[]): boolean =>
    Number(prepare(sql).run(...values).changes) > 0;
  const addEntry = db.prepare('INSERT INTO entry (match, ply, entry) VALUES (?, ?, ?)');
  const lastPly = db.prepare('SELECT max(ply) AS ply FROM entry WHERE match = ?');

  const claimsOf = (table: string): SeatClaim[] =>
    prepare('SELECT seat, person, name FROM seat WHERE match = ? ORDER BY seat')
      .all(table)
      .map(row => ({ ...row }) as unknown as SeatClaim);
  const hasStarted = (table: string): boolean =>
    one('SELECT 1 FROM match WHERE id = ? AND start IS NOT NULL', table) !== undefined;

  /** False if a ply is taken, or one before it is missing. */
  const addEntries = (table: string, ply: number, entries: readonly string[]): boolean => {
    if (((lastPly.get(table)?.ply as number | null) ?? -1) !== ply - 1) return false;
    for (const [i, entry] of entries.entries()) addEntry.run(table, ply + i, entry);
    return true;
  };

  return {
    secret(): string {
      const fresh = randomBytes(SECRET_BYTES).toString('hex');
      run(
        'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
        'secret',
        fresh,
      );
      return one('SELECT value FROM setting WHERE name = ?', 'secret')?.value as string;
    },

    putPerson({ id, name }: Person): void {
      run(
        'INSERT INTO person (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
        id,
        name,
      );
    },

    readPerson(id: string): Person | undefined {
      const row = one('SELECT id, name FROM person WHERE id = ?', id);
      return row && ({ ...row } as unknown as Person);
    },

    createTable(plan: TablePlan): void {
      run('INSERT INTO match (id, plan) VALUES (?, ?)', plan.id, JSON.stringify(plan));
    },

    readTable(id: string): StoredTable | undefined {
      const row = one('SELECT plan, start FROM match WHERE id = ?', id);
      if (!row) return undefined;
      const { plan, start } = row as { plan: string; start: string | null };
      return { plan: JSON.parse(plan), claims: claimsOf(id), start: start && JSON.parse(start) };
    },

    claimSeat: (table: string, { seat, person, name }: SeatClaim) =>
      inTransaction(db, () => {
        if (hasStarted(table)) return 'started';
        const claims = claimsOf(table);
        if (claims.some(claim => claim.person === person)) return 'already-seated';
        if (claims.some(claim => claim.seat === seat)) return 'seat-taken';
        const sql = 'INSERT INTO seat (match, seat, person, name) VALUES (?, ?, ?, ?)';
        run(sql, table, seat, person, name);
        return 'claimed';
      }),

    leaveSeat: (table: string, person: string) =>
      inTransaction(db, () => {
        if (hasStarted(table)) return 'started';
        const isLeft = run('DELETE FROM seat WHERE match = ? AND person = ?', table, person);
        return isLeft ? 'left' : 'not-seated';
      }),

    startMatch: (
      table: string,
      claims: readonly SeatClaim[],
      start: MatchStart,
      entries: readonly LogEntry[],
    ) =>
      inTransaction(db, () => {
        if (JSON.stringify(claimsOf(table)) !== JSON.stringify(claims)) return 'stale';
        const sql = 'UPDATE match SET start = ? WHERE id = ? AND start IS NULL';
        if (!run(sql, JSON.stringify(start), table)) return 'stale';
        if (
          !addEntries(
            table,
            0,
            entries.map(entry => JSON.stringify(entry)),
          )
        )
          throw new Error(`${table} had entries before its start`);
        return 'begun';
      }),

    append({ table, ply, entries, result }: WrittenAppend): 'kept' | 'stale' {
      try {
        return inTransaction(db, () => {
          if (!addEntries(table, ply, entries)) return 'stale';
          if (result) run('INSERT INTO result (match, result) VALUES (?, ?)', table, result);
          return 'kept';
        });
      } catch (error) {
        if (isConstraint(error)) return 'stale'; // no such match, or it has ended
        throw error;
      }
    },

    readLog: (table: string, from: number): LogEntry[] =>
      prepare('SELECT entry FROM entry WHERE match = ? AND ply >= ? ORDER BY ply')
        .all(table, from)
        .map(row => JSON.parse(row.entry as string)),

    readResult(table: string) {
      const row = one('SELECT result FROM result WHERE match = ?', table);
      return row && JSON.parse(row.result as string);
    },

    /** For tests: how safe a commit is. */
    report: () => ({
      journal: one('PRAGMA journal_mode')?.journal_mode,
      synchronous: one('PRAGMA synchronous')?.synchronous,
    }),
  };
};

export type StoreFunctions = ReturnType<typeof storeFunctions>;
