/** Seals of tables that have not begun. */
import type { TableSeal } from '../store.ts';
import type { Database, Sql } from './database.ts';
import { hasStarted } from './seats.ts';

export const sealFunctions = (db: Database) => ({
  async readSeal(table: string): Promise<TableSeal | undefined> {
    const row = await db.one<{ seal: string }>('SELECT seal FROM seal WHERE match = ?', table);
    return row && JSON.parse(row.seal);
  },

  putSeal: (table: string, seal: TableSeal) =>
    db.atTable(table, async (sql): Promise<'kept' | 'stale'> => {
      if (await hasStarted(sql, table)) return 'stale';
      if ((await sealVersion(sql, table)) !== seal.version - 1) return 'stale';
      await sql.run(
        `INSERT INTO seal (match, version, seal) VALUES (?, ?, ?)
         ON CONFLICT (match) DO UPDATE SET version = excluded.version, seal = excluded.seal`,
        table,
        seal.version,
        JSON.stringify(seal),
      );
      return 'kept';
    }),
});

/** Of the latest seal. */
export const sealVersion = async (sql: Sql, table: string): Promise<number> => {
  const query = 'SELECT version FROM seal WHERE match = ?';
  return (await sql.one<{ version: number }>(query, table))?.version ?? 0;
};
