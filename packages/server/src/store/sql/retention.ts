/** The SQL that forgets in time. What is old is found page by page, outside of the transactions that remove it. */
import type { Cutoffs, Tidied } from '../operatorFunctions.ts';
import type { Database } from './database.ts';
import { lastEntryAt, removeWith } from './removal.ts';

/** Rows that are looked at, and removed, at once: a commit of more would keep moves waiting. */
const PAGE = 200;

type Kind = 'match' | 'person';

/** Of some rows in the order of their ids. */
export interface OldPage {
  readonly old: readonly string[]; // ids of those to be removed
  readonly fresh: readonly string[]; // … and of those that nobody looked at before
  readonly last: string | undefined; // the id from which to go on; undefined at the end
}

interface Looked {
  readonly id: string;
  readonly old: number;
  readonly fresh: number;
}

/** Whether a row is old, with its cutoff as `?1` and, of matches that have begun, `?2`. */
const IS_OLD: { readonly [K in Kind]: string } = {
  match: `CASE WHEN start IS NULL THEN idle_since ELSE coalesce(${lastEntryAt('m')}, idle_since) END
    < CASE WHEN start IS NULL THEN CAST(?1 AS BIGINT) ELSE CAST(?2 AS BIGINT) END`,
  person: `idle_since < CAST(?1 AS BIGINT)
    AND NOT EXISTS (SELECT 1 FROM seat WHERE person = m.id)
    AND NOT EXISTS (SELECT 1 FROM match WHERE owner = m.id)
    AND NOT EXISTS (SELECT 1 FROM reservation WHERE person = m.id)`,
};

const cutoffsOf = (kind: Kind, { people, openTables, matches }: Cutoffs): number[] =>
  kind === 'match' ? [openTables, matches] : [people];

export const retentionFunctions = (db: Database) => {
  const { isIn, forRemoval } = db.dialect;
  return {
    async listOld(kind: Kind, cutoffs: Cutoffs, after: string): Promise<OldPage> {
      const times = cutoffsOf(kind, cutoffs);
      const rows = await db.all<Looked>(
        `SELECT id, CASE WHEN ${IS_OLD[kind]} THEN 1 ELSE 0 END AS old,
           CASE WHEN idle_since IS NULL THEN 1 ELSE 0 END AS fresh
         FROM ${kind} m WHERE id > ?${times.length + 1} ORDER BY id LIMIT ${PAGE}`,
        ...times,
        after,
      );
      const idsOf = (found: readonly Looked[]): string[] => found.map(({ id }) => id);
      return {
        old: idsOf(rows.filter(({ old }) => old === 1)),
        fresh: idsOf(rows.filter(({ fresh }) => fresh === 1)),
        last: rows.length < PAGE ? undefined : rows.at(-1)?.id,
      };
    },

    /** If they still are old: somebody may have come meanwhile. */
    removeOld: (kind: Kind, cutoffs: Cutoffs, { old, fresh }: OldPage): Promise<Partial<Tidied>> =>
      db.inTransaction(async sql => {
        const times = cutoffsOf(kind, cutoffs);
        const given = `?${times.length + 1}`;
        const rows = await sql.all<{ id: string; open: number }>(
          `SELECT id, ${kind === 'match' ? 'CASE WHEN start IS NULL THEN 1 ELSE 0 END' : '0'} AS open
           FROM ${kind} m WHERE ${isIn('id', given)} AND ${IS_OLD[kind]} ${forRemoval}`,
          ...times,
          JSON.stringify(old),
        );
        await removeWith(db, sql, kind, rows);
        // From now on their time runs; a person who comes, and a match that begins, stops it.
        const begin = `UPDATE ${kind} SET idle_since = ? WHERE idle_since IS NULL AND ${isIn('id', '?')}`;
        await sql.run(begin, cutoffs.now, JSON.stringify(fresh));
        const openTables = rows.filter(({ open }) => open === 1).length;
        return kind === 'person'
          ? { people: rows.length }
          : { openTables, matches: rows.length - openTables };
      }),

    removeReports: (before: number): Promise<number> =>
      db.run('DELETE FROM report WHERE at < ?', before),
  };
};

type RetentionFunctions = Pick<
  ReturnType<typeof retentionFunctions>,
  'listOld' | 'removeOld' | 'removeReports'
>;

/** One way through all that is stored; people go after the tables that kept them. */
export const tidyBy = async (
  { listOld, removeOld, removeReports }: RetentionFunctions,
  cutoffs: Cutoffs,
): Promise<Tidied> => {
  const all = { people: 0, openTables: 0, matches: 0, reports: 0 };
  for (const kind of ['match', 'person'] as const)
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page: OldPage = await listOld(kind, cutoffs, after);
      after = page.last;
      if (page.old.length + page.fresh.length === 0) continue;
      const { people = 0, openTables = 0, matches = 0 } = await removeOld(kind, cutoffs, page);
      all.people += people;
      all.openTables += openTables;
      all.matches += matches;
    }
  all.reports = await removeReports(cutoffs.reports);
  return all;
};
