/** Leases: which process may do a task that must be done once. */
import type { Database } from './database.ts';

export const leaseFunctions = (db: Database) => {
  const { now } = db.dialect;
  return {
    takeLease: async (table: string, holder: string, lifetime: number): Promise<boolean> =>
      (await db.run(
        `INSERT INTO lease (match, holder, ends_at) VALUES (?, ?, ${now} + ?)
         ON CONFLICT (match) DO UPDATE SET holder = excluded.holder, ends_at = excluded.ends_at
         WHERE lease.holder = excluded.holder OR lease.ends_at <= ${now}`,
        table,
        holder,
        lifetime,
      )) > 0,

    async endLease(table: string, holder: string): Promise<void> {
      await db.run('DELETE FROM lease WHERE match = ? AND holder = ?', table, holder);
    },
  };
};
