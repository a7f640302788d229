/** The SQL behind the store; synchronous, for a thread of its own. */
import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type {
  Append,
  Beginning,
  LogEntry,
  MatchStart,
  Person,
  SeatClaim,
  StoredTable,
} from '../store.ts';
import { chatFunctions } from './chat.ts';
import { invitationFunctions } from './invitations.ts';
import { MIGRATIONS, NEWER_DATABASE } from './migrations.ts';
import { operationFunctions } from './operations.ts';
import { requestFunctions } from './requests.ts';
import { sealFunctions } from './seals.ts';
import { seatFunctions } from './seats.ts';
import { signInFunctions } from './signIns.ts';
import { spectatingFunctions } from './spectating.ts';
import { inTransaction, isConstraint, sqlOn } from './sql.ts';
import { tableListFunctions } from './tableLists.ts';
import { upkeepFunctions } from './upkeep.ts';

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

/** The functions of a store on an open database. */
export const storeFunctions = (db: DatabaseSync) => {
  const { one, run } = sqlOn(db);
  const { claimsOf, reservationsOf, ...seats } = seatFunctions(db);
  const { rematchOf, ...invitations } = invitationFunctions(db);
  const aroundTable = (id: string) => ({
    claims: claimsOf(id),
    reservations: reservationsOf(id),
    rematch: rematchOf(id),
  });
  const addEntry = db.prepare(
    'INSERT INTO entry (match, ply, entry, to_act) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const countEntries = db.prepare('SELECT count(*) AS n FROM entry WHERE match = ?');
  const addResult = db.prepare('INSERT INTO result (match, result) VALUES (?, ?)');
  const upkeep = upkeepFunctions(db);
  let commits = 0;

  const { sealVersion, ...seals } = sealFunctions(db);

  /** Inside a transaction. False if a ply is taken, or one before it is missing. */
  const addEntries = (
    table: string,
    ply: number,
    entries: readonly LogEntry[],
    toAct: number | undefined,
  ): boolean => {
    if (countEntries.get(table)?.n !== ply) return false;
    return entries.every(
      (entry, i) =>
        addEntry.run(table, ply + i, JSON.stringify(entry), toAct ?? null).changes === 1,
    );
  };
  const addOne = ({ table, ply, entries, result, toAct, due }: Append): 'kept' | 'stale' => {
    try {
      if (!addEntries(table, ply, entries, toAct)) return 'stale';
      if (result) addResult.run(table, JSON.stringify(result));
      upkeep.setDue(table, due);
      return 'kept';
    } catch (error) {
      if (isConstraint(error)) return 'stale'; // no such match, or it has ended
      throw error;
    }
  };

  return {
    ...upkeep,
    ...requestFunctions(db),
    ...seats,
    ...invitations,
    ...tableListFunctions(db, aroundTable),
    ...signInFunctions(db),
    ...chatFunctions(db),
    ...seals,
    ...spectatingFunctions(db),
    ...operationFunctions(db),

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

    readTable(id: string): StoredTable | undefined {
      const row = one('SELECT plan, owner, start, began FROM match WHERE id = ?', id);
      if (!row) return undefined;
      const { plan, owner, start, began } = row as Record<'plan', string> &
        Record<'owner' | 'start', string | null> & { began: number | null };
      return {
        plan: JSON.parse(plan),
        owner,
        start: start && JSON.parse(start),
        began,
        ...aroundTable(id),
      };
    },

    startMatch: (
      table: string,
      claims: readonly SeatClaim[],
      start: MatchStart,
      entries: readonly LogEntry[],
      { began, toAct, due, seal = 0 }: Beginning = { began: 0 },
    ) =>
      inTransaction(db, () => {
        if (sealVersion(table) !== seal) return 'stale';
        if (JSON.stringify(claimsOf(table)) !== JSON.stringify(claims)) return 'stale';
        const sql =
          'UPDATE match SET start = ?, began = ?, to_act = ? WHERE id = ? AND start IS NULL';
        if (!run(sql, JSON.stringify(start), began, toAct ?? null, table)) return 'stale';
        if (!addEntries(table, 0, entries, toAct))
          throw new Error(`${table} had entries before its start`);
        upkeep.setDue(table, due);
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
