/** When servers ran, and which tables wait for one. */
import type { DatabaseSync } from 'node:sqlite';
import type { Beat, Outage } from '../store.ts';
import { inTransaction } from './sql.ts';

export const upkeepFunctions = (db: DatabaseSync) => {
  const clearDue = db.prepare('DELETE FROM due WHERE match = ?');
  const putDue = db.prepare(
    'INSERT INTO due (match, at) VALUES (?, ?) ON CONFLICT DO UPDATE SET at = excluded.at',
  );
  const lastOutage = db.prepare('SELECT began, ended FROM outage ORDER BY ended DESC LIMIT 1');
  const asOutage = (row: Record<string, unknown>): Outage =>
    ({ from: row.began, to: row.ended }) as Outage;
  const putBeat = db.prepare(
    'INSERT INTO heartbeat (one, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at',
  );
  const addOutage = (from: number, to: number): void => {
    db.prepare('INSERT INTO outage (began, ended) VALUES (?, ?)').run(from, to);
    db.prepare('UPDATE due SET at = at + ? WHERE at > ?').run(to - from, from);
  };

  return {
    /** Inside a transaction. */
    setDue(table: string, at: number | null | undefined): void {
      if (typeof at === 'number') putDue.run(table, at);
      else clearDue.run(table);
    },

    beat: ({ isFirst, silence }: Beat): Outage | undefined =>
      inTransaction(db, () => {
        const now = Date.now();
        const before = db.prepare('SELECT at FROM heartbeat').get()?.at as number | undefined;
        if (before !== undefined && now > before && (isFirst || now - before > silence))
          addOutage(before, now);
        putBeat.run(now);
        const row = lastOutage.get();
        return row && asOutage(row);
      }),

    readOutages: (since: number): Outage[] =>
      db
        .prepare('SELECT began, ended FROM outage WHERE ended > ? ORDER BY began')
        .all(since)
        .map(asOutage),

    listDue: (at: number, most: number): string[] =>
      db
        .prepare('SELECT match FROM due WHERE at <= ? ORDER BY at LIMIT ?')
        .all(at, most)
        .map(row => row.match as string),
  };
};
