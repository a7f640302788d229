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
export const BUSY_TIMEOUT = 5000; // milliseconds
const SECRET_BYTES = 32;

export const openDatabase = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  // FULL: a commit waits until the disk has it. NORMAL would lose moves with the power.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  inTransaction(db, () => migrate(db));
  return db;
};

/** How many steps of migration a database has. */
export const schemaOf = (db: DatabaseSync): number =>
  db.prepare('PRAGMA user_version').get()?.user_version as number;

/** Takes the steps that are missing, up to that one. */
export const migrate = (db: DatabaseSync, to = MIGRATIONS.length): void => {
  const schema = schemaOf(db);
  if (schema > to) throw new Error(NEWER_DATABASE);
  for (const step of MIGRATIONS.slice(schema, to)) db.exec(step);
  db.exec(`PRAGMA user_version = ${to}`);
};

/** An append with what it stores as JSON. */
export interface WrittenAppend extends Omit<Append, 'entries' | 'result'> {
  readonly entries: readonly string[];
  readonly result: string | null;
}

/** The functions of a store on an open database. */
export const storeFunctions = (db: DatabaseSync) => {
  const { one, all, run } = sqlOn(db);
  const { claimsOf, reservationsOf, ...seats } = seatFunctions(db);
  const { rematchOf, ...invitations } = invitationFunctions(db);
  const { sealVersion, ...seals } = sealFunctions(db);
  const upkeep = upkeepFunctions(db);
  const aroundTable = (id: string) => ({
    claims: claimsOf(id),
    reservations: reservationsOf(id),
    rematch: rematchOf(id),
  });
  const addEntry = db.prepare('INSERT INTO entry (match, ply, entry, to_act) VALUES (?, ?, ?, ?)');
  const lastPly = db.prepare('SELECT max(ply) AS ply FROM entry WHERE match = ?');

  /** False if a ply is taken, or one before it is missing. */
  const addEntries = ({
    table,
    ply,
    entries,
    toAct,
    due,
  }: Omit<WrittenAppend, 'result'>): boolean => {
    if (((lastPly.get(table)?.ply as number | null) ?? -1) !== ply - 1) return false;
    for (const [i, entry] of entries.entries()) addEntry.run(table, ply + i, entry, toAct ?? null);
    upkeep.setDue(table, due);
    return true;
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
        const written = entries.map(entry => JSON.stringify(entry));
        if (!addEntries({ table, ply: 0, entries: written, toAct, due }))
          throw new Error(`${table} had entries before its start`);
        return 'begun';
      }),

    append({ result, ...append }: WrittenAppend): 'kept' | 'stale' {
      try {
        return inTransaction(db, () => {
          if (!addEntries(append)) return 'stale';
          if (result) run('INSERT INTO result (match, result) VALUES (?, ?)', append.table, result);
          return 'kept';
        });
      } catch (error) {
        if (isConstraint(error)) return 'stale'; // no such match, or it has ended
        throw error;
      }
    },

    readLog: (table: string, from: number): LogEntry[] =>
      all<{ entry: string }>(
        'SELECT entry FROM entry WHERE match = ? AND ply >= ? ORDER BY ply',
        table,
        from,
      ).map(({ entry }) => JSON.parse(entry)),

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
