/** Who may enter a table, and the tables to which people are taken along. */
import type { DatabaseSync } from 'node:sqlite';
import type { Rematch, TablePlan } from '../store.ts';
import { inTransaction, NOW, sqlOn } from './sql.ts';

export const invitationFunctions = (db: DatabaseSync) => {
  const { one, run } = sqlOn(db);

  const addTable = (
    plan: TablePlan,
    invitation: string | null,
    rematchOf: string | null,
  ): boolean =>
    run(
      `INSERT INTO match (id, plan, owner, made_at, is_public, places, invitation, rematch_of)
       VALUES (?, ?, ?, ${NOW}, ?, ?, ?, ?) ON CONFLICT (rematch_of) DO NOTHING`,
      plan.id,
      JSON.stringify(plan),
      plan.owner,
      Number(plan.visibility === 'public'),
      plan.seats.filter(({ kind }) => kind === 'person').length,
      invitation,
      rematchOf,
    );
  const rematchOf = (table: string): string | null =>
    (one('SELECT id FROM match WHERE rematch_of = ?', table)?.id as string | undefined) ?? null;

  return {
    rematchOf,

    createTable: (plan: TablePlan, invitation?: string): void =>
      void addTable(plan, invitation ?? null, null),

    createRematch: ({ of, plan, reservations }: Rematch): string =>
      inTransaction(db, () => {
        const row = one('SELECT invitation FROM match WHERE id = ?', of);
        if (!addTable(plan, (row?.invitation as string | null) ?? null, of))
          return rematchOf(of) as string;
        for (const { seat, person, name } of reservations)
          run(
            'INSERT INTO reservation (match, seat, person, name) VALUES (?, ?, ?, ?)',
            plan.id,
            seat,
            person,
            name,
          );
        return plan.id;
      }),

    mayEnter: (table: string, person: string | undefined, invitation?: string): boolean =>
      one(
        `SELECT 1 FROM match WHERE id = ?1 AND (
           is_public OR owner = ?2 OR invitation = ?3
           OR EXISTS (SELECT 1 FROM seat WHERE match = ?1 AND person = ?2)
           OR EXISTS (SELECT 1 FROM reservation WHERE match = ?1 AND person = ?2))`,
        table,
        person ?? null,
        invitation ?? null,
      ) !== undefined,

    renewInvitation: (
      table: string,
      owner: string,
      invitation: string,
    ): 'renewed' | 'not-owner' => {
      const sql = 'UPDATE match SET invitation = ? WHERE id = ? AND owner = ?';
      return run(sql, invitation, table, owner) ? 'renewed' : 'not-owner';
    },
  };
};
