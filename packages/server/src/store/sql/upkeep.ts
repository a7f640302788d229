/** When servers ran, and which tables are due. */
import type { Beat, Outage } from '../store.ts';
import type { Database, Sql } from './database.ts';

export const upkeepFunctions = (db: Database) => {
  const { now, hasOthers } = db.dialect;

  return {
    beat: ({ isFirst, silence }: Beat): Promise<Outage | undefined> =>
      db.inTransaction(async sql => {
        // Of several servers one beats at a time: the row is locked from here on. 0 means never.
        const last = await sql.one<{ at: number }>(
          `INSERT INTO heartbeat (one, at) VALUES (1, 0)
           ON CONFLICT (one) DO UPDATE SET at = heartbeat.at RETURNING at`,
        );
        const clock = await sql.one<{ now: number }>(`SELECT ${now} AS now`);
        const [before, at] = [last?.at ?? 0, clock?.now ?? 0];
        const isAlone = isFirst && !(await hasOthers(sql));
        const isLate = at > before && (isAlone || at - before > silence);
        if (before > 0 && isLate) await addOutage(sql, before, at);
        await sql.run('UPDATE heartbeat SET at = ? WHERE at < ?', at, at);
        return sql.one<Outage>(`${OUTAGES} ORDER BY ended DESC LIMIT 1`);
      }),

    readOutages: (since: number): Promise<Outage[]> =>
      db.all(`${OUTAGES} WHERE ended > ? ORDER BY began`, since),

    async listDue(at: number, most: number): Promise<string[]> {
      const sql = 'SELECT match FROM due WHERE at <= ? ORDER BY at LIMIT ?';
      return (await db.all<{ match: string }>(sql, at, most)).map(({ match }) => match);
    },
  };
};

const OUTAGES = 'SELECT began AS "from", ended AS "to" FROM outage';

const addOutage = async (sql: Sql, from: number, to: number): Promise<void> => {
  await sql.run('INSERT INTO outage (began, ended) VALUES (?, ?)', from, to);
  await sql.run('UPDATE due SET at = at + ? WHERE at > ?', to - from, from);
};
