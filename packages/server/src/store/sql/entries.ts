/** The log of a match. */
import type { Append } from '../store.ts';
import type { Sql } from './database.ts';

/** An append with its values as JSON. */
export interface WrittenAppend extends Omit<Append, 'entries' | 'result'> {
  readonly entries: readonly string[];
  readonly result: string | null;
}

export const countEntries = async (sql: Sql, table: string): Promise<number> => {
  const count = 'SELECT coalesce(max(ply) + 1, 0) AS n FROM entry WHERE match = ?'; // there are no gaps
  return (await sql.one<{ n: number }>(count, table))?.n ?? 0;
};

/** Inside a transaction; false if a ply is taken, or one before it is missing. */
export const addEntries = async (
  sql: Sql,
  { table, ply, entries, toAct, due }: Omit<WrittenAppend, 'result'>,
): Promise<boolean> => {
  if ((await countEntries(sql, table)) !== ply) return false;
  const insert = 'INSERT INTO entry (match, ply, entry, to_act) VALUES (?, ?, ?, ?)';
  for (const [i, entry] of entries.entries())
    await sql.run(insert, table, ply + i, entry, toAct ?? null);
  await setDue(sql, table, due);
  return true;
};

const setDue = (sql: Sql, table: string, at: number | null | undefined): Promise<number> =>
  typeof at === 'number'
    ? sql.run(
        'INSERT INTO due (match, at) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET at = excluded.at',
        table,
        at,
      )
    : sql.run('DELETE FROM due WHERE match = ?', table);
