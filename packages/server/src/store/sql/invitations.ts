/** Who may enter a table, and rematches. */
import type { Rematch, TablePlan } from '../store.ts';
import type { Database, Sql } from './database.ts';

export const invitationFunctions = (db: Database) => {
  const addTable = async (
    sql: Sql,
    plan: TablePlan,
    { invitation, rematchOf }: { invitation: string | null; rematchOf: string | null },
  ): Promise<boolean> => {
    const rows = await sql.run(
      `INSERT INTO match (id, plan, owner, made_at, is_public, places, invitation, rematch_of)
       VALUES (?, ?, ?, ${db.dialect.now}, ?, ?, ?, ?) ON CONFLICT (rematch_of) DO NOTHING`,
      plan.id,
      JSON.stringify(plan),
      plan.owner,
      Number(plan.visibility === 'public'),
      plan.seats.filter(({ kind }) => kind === 'person').length,
      invitation,
      rematchOf,
    );
    return rows > 0;
  };

  return {
    async createTable(plan: TablePlan, invitation?: string): Promise<void> {
      await addTable(db, plan, { invitation: invitation ?? null, rematchOf: null });
    },

    createRematch: ({ of, plan, reservations }: Rematch): Promise<string> =>
      db.atTable(of, async sql => {
        const made = await rematchOf(sql, of);
        if (made !== null) return made;
        const table = await sql.one<{ invitation: string | null }>(
          'SELECT invitation FROM match WHERE id = ?',
          of,
        );
        await addTable(sql, plan, { invitation: table?.invitation ?? null, rematchOf: of });
        for (const { seat, person, name } of reservations)
          await sql.run(
            'INSERT INTO reservation (match, seat, person, name) VALUES (?, ?, ?, ?)',
            plan.id,
            seat,
            person,
            name,
          );
        return plan.id;
      }),

    async mayEnter(
      table: string,
      person: string | undefined,
      invitation?: string,
    ): Promise<boolean> {
      const row = await db.one(
        `SELECT 1 FROM match WHERE id = ?1 AND (
           is_public = 1 OR owner = ?2 OR invitation = ?3
           OR EXISTS (SELECT 1 FROM seat WHERE match = ?1 AND person = ?2)
           OR EXISTS (SELECT 1 FROM reservation WHERE match = ?1 AND person = ?2))`,
        table,
        person ?? null,
        invitation ?? null,
      );
      return row !== undefined;
    },

    renewInvitation: (table: string, owner: string, invitation: string) =>
      db.atTable(table, async (sql): Promise<'renewed' | 'not-owner'> => {
        const update = 'UPDATE match SET invitation = ? WHERE id = ? AND owner = ?';
        return (await sql.run(update, invitation, table, owner)) ? 'renewed' : 'not-owner';
      }),
  };
};

/** The rematch of a table. */
export const rematchOf = async (sql: Sql, table: string): Promise<string | null> =>
  (await sql.one<{ id: string }>('SELECT id FROM match WHERE rematch_of = ?', table))?.id ?? null;
