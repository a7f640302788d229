/** The SQL behind the store; synchronous, for a thread of its own. */
import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type {
  Append,
  LogEntry,
  MatchStart,
  Person,
  SeatClaim,
  StoredTable,
  TablePlan,
} from '../store.ts';
import { MIGRATIONS, NEWER_DATABASE } from './migrations.ts';
import { operationFunctions } from './operations.ts';

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

/** IMMEDIATE: who reads in order to write must not find later that somebody else has written. */
const inTransaction = <T>(db: DatabaseSync, work: () => T): T => {
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

const SQLITE_CONSTRAINT = 19; // the low byte of its extended codes
const isConstraint = (error: unknown): boolean =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_CONSTRAINT;

/** The functions of a store on an open database. */
export const storeFunctions = (db: DatabaseSync) => {
  const one = (sql: string, ...values: (string | number)[]) => db.prepare(sql).get(...values);
  const run = (sql: string, ...values: (string | number)[]): boolean =>
    Number(db.prepare(sql).run(...values).changes) > 0;
  const addEntry = db.prepare(
    'INSERT INTO entry (match, ply, entry) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const countEntries = db.prepare('SELECT count(*) AS n FROM entry WHERE match = ?');
  const addResult = db.prepare('INSERT INTO result (match, result) VALUES (?, ?)');
  let commits = 0;

  const claimsOf = (table: string): SeatClaim[] =>
    db
      .prepare('SELECT seat, person, name FROM seat WHERE match = ? ORDER BY seat')
      .all(table)
      .map(row => ({ ...row }) as unknown as SeatClaim);
  const hasStarted = (table: string): boolean =>
    one('SELECT 1 FROM match WHERE id = ? AND start IS NOT NULL', table) !== undefined;

  /** Inside a transaction. False if a ply is taken, or one before it is missing. */
  const addEntries = (table: string, ply: number, entries: readonly LogEntry[]): boolean => {
    if (countEntries.get(table)?.n !== ply) return false;
    return entries.every(
      (entry, i) => addEntry.run(table, ply + i, JSON.stringify(entry)).changes === 1,
    );
  };
  const addOne = ({ table, ply, entries, result }: Append): 'kept' | 'stale' => {
    try {
      if (!addEntries(table, ply, entries)) return 'stale';
      if (result) addResult.run(table, JSON.stringify(result));
      return 'kept';
    } catch (error) {
      if (isConstraint(error)) return 'stale'; // no such match, or it has ended
      throw error;
    }
  };

  return {
    ...operationFunctions(db, inTransaction),

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
        'INSERT INTO person (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, idle_since = NULL',
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
        if (!addEntries(table, 0, entries))
          throw new Error(`${table} had entries before its start`);
        return 'begun';
      }),

    /** One commit for all of them; one that loses changes nothing and does not disturb the others. */
    appendAll: (appends: readonly Append[]): ('kept' | 'stale')[] => {
      const outcomes = inTransaction(db, () =>
        appends.map(append => {
          db.exec('SAVEPOINT one');
          const outcome = addOne(append);
          if (outcome === 'stale') db.exec('ROLLBACK TO one');
          db.exec('RELEASE one');
          return outcome;
        }),
      );
      commits++;
      return outcomes;
    },

    readLog: (table: string, from: number): LogEntry[] =>
      db
        .prepare('SELECT entry FROM entry WHERE match = ? AND ply >= ? ORDER BY ply')
        .all(table, from)
        .map(row => JSON.parse(row.entry as string)),

    readResult(table: string) {
      const row = one('SELECT result FROM result WHERE match = ?', table);
      return row && JSON.parse(row.result as string);
    },

    /** For tests: how safe a commit is, and how many commits there were for appends. */
    report: () => ({
      journal: one('PRAGMA journal_mode')?.journal_mode,
      synchronous: one('PRAGMA synchronous')?.synchronous,
      commits,
    }),
  };
};

export type StoreFunctions = ReturnType<typeof storeFunctions>;
