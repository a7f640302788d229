import type { DatabaseSync } from 'node:sqlite';
import type { ListedTable, Page } from '../store.ts';
import { isUnwelcome } from './seats.ts';
import { sqlOn } from './sql.ts';

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

export const tableListFunctions = (
  db: DatabaseSync,
  aroundTable: (id: string) => Pick<ListedTable, 'claims' | 'reservations' | 'rematch'>,
) => {
  const { all } = sqlOn(db);
  const listed = ({ id, plan, owner, phase, to_act, at, due }: ListRow): ListedTable => ({
    plan: JSON.parse(plan),
    owner,
    ...aroundTable(id),
    phase,
    toAct: phase === 'running' ? to_act : null,
    at,
    due,
  });

  return {
    listOpenTables: ({ after, limit }: Page, person?: string): ListedTable[] =>
      all<ListRow>(
        `SELECT ${COLUMNS}, NULL AS to_act, m.made_at AS at, NULL AS due FROM match AS m
         WHERE m.is_public = 1 AND m.start IS NULL AND m.owner IS NOT NULL
           AND (m.made_at, m.id) < (?1, ?2) AND NOT ${isUnwelcome('m.id', '?4')}
           AND m.places > (SELECT count(*) FROM seat WHERE match = m.id)
                        + (SELECT count(*) FROM reservation WHERE match = m.id)
         ORDER BY m.made_at DESC, m.id DESC LIMIT ?3`,
        ...position(after),
        limit,
        person ?? null,
      ).map(listed),

    listTablesOf: (person: string, { after, limit }: Page): ListedTable[] =>
      all<ListRow>(
        `WITH mine AS (
           SELECT match AS id FROM seat WHERE person = ?1
           UNION SELECT match FROM reservation WHERE person = ?1
           UNION SELECT id FROM match WHERE owner = ?1
         ), last AS (
           SELECT id, (SELECT max(ply) FROM entry WHERE match = id) AS ply FROM mine
         ), row AS (
           SELECT ${COLUMNS},
             coalesce(e.to_act, m.to_act) AS to_act,
             coalesce(e.entry ->> '$.at', m.made_at) AS at,
             (SELECT d.at FROM due AS d WHERE d.match = m.id) AS due
           FROM last JOIN match AS m ON m.id = last.id
           LEFT JOIN entry AS e ON e.match = last.id AND e.ply = last.ply
         )
         SELECT * FROM row WHERE (at, id) < (?2, ?3) ORDER BY at DESC, id DESC LIMIT ?4`,
        person,
        ...position(after),
        limit,
      ).map(listed),
  };
};

const position = (after: Page['after']): [number, string] =>
  after ? [after.at, after.id] : [Number.MAX_SAFE_INTEGER, ''];
