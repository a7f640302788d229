/** People, tables and their logs. */
import { randomBytes } from 'node:crypto';
import type {
  Beginning,
  LogEntry,
  MatchStart,
  Person,
  Result,
  SeatClaim,
  StoredTable,
} from '../store.ts';
import type { Database, Sql } from './database.ts';
import { addEntries } from './entries.ts';
import { rematchOf } from './invitations.ts';
import { sealVersion } from './seals.ts';
import { claimsOf, reservationsOf } from './seats.ts';

const SECRET_BYTES = 32;

export const matchFunctions = (db: Database) => ({
  async secret(): Promise<string> {
    const fresh = randomBytes(SECRET_BYTES).toString('hex');
    const insert = "INSERT INTO setting (name, value) VALUES ('secret', ?) ON CONFLICT DO NOTHING";
    await db.run(insert, fresh);
    const row = await db.one<{ value: string }>("SELECT value FROM setting WHERE name = 'secret'");
    return row?.value ?? fresh;
  },

  async putPerson({ id, name }: Person): Promise<void> {
    await db.run(
      `INSERT INTO person (id, name) VALUES (?, ?)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, idle_since = NULL`,
      id,
      name,
    );
  },

  readPerson: (id: string): Promise<Person | undefined> =>
    db.one('SELECT id, name FROM person WHERE id = ?', id),

  async readTable(id: string): Promise<StoredTable | undefined> {
    const row = await db.one<{
      plan: string;
      owner: string | null;
      start: string | null;
      began: number | null;
      version: number;
    }>('SELECT plan, owner, start, began, version FROM match WHERE id = ?', id);
    if (!row) return undefined;
    const { plan, owner, start, began, version } = row;
    return {
      plan: JSON.parse(plan),
      owner,
      start: start && JSON.parse(start),
      began,
      version,
      ...(await aroundTable(db, id)),
    };
  },

  startMatch: (
    table: string,
    claims: readonly SeatClaim[],
    start: MatchStart,
    entries: readonly LogEntry[],
    { began, toAct, due, seal = 0 }: Beginning = { began: 0 },
  ) =>
    db.atTable(table, async (sql): Promise<'begun' | 'stale'> => {
      if ((await sealVersion(sql, table)) !== seal) return 'stale';
      if (JSON.stringify(await claimsOf(sql, table)) !== JSON.stringify(claims)) return 'stale';
      const update =
        'UPDATE match SET start = ?, began = ?, to_act = ? WHERE id = ? AND start IS NULL';
      if (!(await sql.run(update, JSON.stringify(start), began, toAct ?? null, table)))
        return 'stale';
      const written = entries.map(entry => JSON.stringify(entry));
      if (!(await addEntries(sql, { table, ply: 0, entries: written, toAct, due })))
        throw new Error(`${table} had entries before its start`);
      return 'begun';
    }),

  async readLog(table: string, from: number): Promise<LogEntry[]> {
    const rows = await db.all<{ entry: string }>(
      'SELECT entry FROM entry WHERE match = ? AND ply >= ? ORDER BY ply',
      table,
      from,
    );
    return rows.map(({ entry }) => JSON.parse(entry));
  },

  async readResult(table: string): Promise<Result | undefined> {
    const row = await db.one<{ result: string }>(
      'SELECT result FROM result WHERE match = ?',
      table,
    );
    return row && JSON.parse(row.result);
  },
});

const aroundTable = async (sql: Sql, id: string) => {
  const [claims, reservations, rematch] = await Promise.all([
    claimsOf(sql, id),
    reservationsOf(sql, id),
    rematchOf(sql, id),
  ]);
  return { claims, reservations, rematch };
};

type SeatRow = SeatClaim & { readonly match: string };

/** The same of many tables, by as many questions as for one. */
export const aroundTables = async ({ all, dialect }: Database, ids: readonly string[]) => {
  const list = JSON.stringify(ids);
  const ofTables = (column: string): string => `WHERE ${dialect.isIn(column, '?')}`;
  const seatsIn = async (table: 'seat' | 'reservation') => {
    const rows = await all<SeatRow>(
      `SELECT match, seat, person, name FROM ${table} ${ofTables('match')} ORDER BY match, seat`,
      list,
    );
    return Map.groupBy(rows, ({ match }) => match);
  };
  const [claims, reservations, rematches] = await Promise.all([
    seatsIn('seat'),
    seatsIn('reservation'),
    all<{ id: string; of: string }>(
      `SELECT id, rematch_of AS "of" FROM match ${ofTables('rematch_of')}`,
      list,
    ),
  ]);
  const rematchOfTable = new Map(rematches.map(({ id, of }) => [of, id]));
  const seats = (rows: readonly SeatRow[] = []): SeatClaim[] =>
    rows.map(({ seat, person, name }) => ({ seat, person, name }));
  return (id: string) => ({
    claims: seats(claims.get(id)),
    reservations: seats(reservations.get(id)),
    rematch: rematchOfTable.get(id) ?? null,
  });
};
