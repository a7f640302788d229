import type { ListedTable, Page } from '../store.ts';
import type { Database } from './database.ts';
import { aroundTables } from './matches.ts';
import { isUnwelcome } from './seats.ts';

interface ListRow {
  readonly id: string;
  readonly plan: string; // as JSON
  readonly owner: string | null;
  readonly phase: ListedTable['phase'];
  readonly to_act: number | null;
  readonly at: number;
  readonly due: number | null;
}

const COLUMNS = `
  m.id, m.plan, m.owner,
  CASE WHEN m.start IS NULL THEN 'open'
       WHEN EXISTS (SELECT 1 FROM result WHERE match = m.id) THEN 'over'
       ELSE 'running' END AS phase`;

export const tableListFunctions = (db: Database) => {
  const listed = async (rows: readonly ListRow[]): Promise<ListedTable[]> => {
    if (rows.length === 0) return [];
    const around = await aroundTables(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, plan, owner, phase, to_act, at, due }) => ({
      plan: JSON.parse(plan),
      owner,
      ...around(id),
      phase,
      toAct: phase === 'running' ? to_act : null,
      at,
      due,
    }));
  };

  return {
    async listOpenTables({ after, limit }: Page, person?: string): Promise<ListedTable[]> {
      const rows = await db.all<ListRow>(
        `SELECT ${COLUMNS}, NULL AS to_act, m.made_at AS at, NULL AS due FROM match AS m
         WHERE m.is_public = 1 AND m.start IS NULL AND m.owner IS NOT NULL
           AND (m.made_at, m.id) < (?1, ?2) AND NOT ${isUnwelcome('m.id', '?4')}
           AND m.places > (SELECT count(*) FROM seat WHERE match = m.id)
                        + (SELECT count(*) FROM reservation WHERE match = m.id)
         ORDER BY m.made_at DESC, m.id DESC LIMIT ?3`,
        ...position(after),
        limit,
        person ?? null,
      );
      return listed(rows);
    },

    async listTablesOf(person: string, { after, limit }: Page): Promise<ListedTable[]> {
      const rows = await db.all<ListRow>(
        `WITH mine AS (
           SELECT match AS id FROM seat WHERE person = ?1
           UNION SELECT match FROM reservation WHERE person = ?1
           UNION SELECT id FROM match WHERE owner = ?1
         ), last AS (
           SELECT id, (SELECT max(ply) FROM entry WHERE match = id) AS ply FROM mine
         ), listed AS (
           SELECT ${COLUMNS},
             coalesce(e.to_act, m.to_act) AS to_act,
             coalesce(CAST(e.entry ->> 'at' AS BIGINT), m.made_at) AS at,
             (SELECT d.at FROM due AS d WHERE d.match = m.id) AS due
           FROM last JOIN match AS m ON m.id = last.id
           LEFT JOIN entry AS e ON e.match = last.id AND e.ply = last.ply
         )
         SELECT * FROM listed WHERE (at, id) < (?2, ?3) ORDER BY at DESC, id DESC LIMIT ?4`,
        person,
        ...position(after),
        limit,
      );
      return listed(rows);
    },
  };
};

const position = (after: Page['after']): [number, string] =>
  after ? [after.at, after.id] : [Number.MAX_SAFE_INTEGER, ''];
