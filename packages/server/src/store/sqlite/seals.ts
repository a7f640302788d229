/** How chance is sealed at tables that have not begun. */
import type { DatabaseSync } from 'node:sqlite';
import type { TableSeal } from '../store.ts';
import { inTransaction, sqlOn } from './sql.ts';

export const sealFunctions = (db: DatabaseSync) => {
  const { one } = sqlOn(db);
  const hasStarted = (table: string): boolean =>
    one('SELECT 1 FROM match WHERE id = ? AND start IS NOT NULL', table) !== undefined;
  const read = db.prepare('SELECT seal FROM seal WHERE match = ?');
  const write = db.prepare(
    `INSERT INTO seal (match, version, seal) VALUES (?, ?, ?)
     ON CONFLICT (match) DO UPDATE SET version = excluded.version, seal = excluded.seal`,
  );
  const readVersion = db.prepare('SELECT version FROM seal WHERE match = ?');
  const sealVersion = (table: string): number => Number(readVersion.get(table)?.version ?? 0);

  return {
    sealVersion,

    readSeal(table: string): TableSeal | undefined {
      const row = read.get(table);
      return row && JSON.parse(row.seal as string);
    },

    putSeal: (table: string, seal: TableSeal) =>
      inTransaction(db, (): 'kept' | 'stale' => {
        if (hasStarted(table) || sealVersion(table) !== seal.version - 1) return 'stale';
        write.run(table, seal.version, JSON.stringify(seal));
        return 'kept';
      }),
  };
};
