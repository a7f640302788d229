/** The SQL for who runs the server, and for the job of retention. */
import type { DatabaseSync } from 'node:sqlite';
import type { Cutoffs, PersonSummary, TableHead, TableSummary, Tidied } from '../operations.ts';
import { inTransaction } from './sql.ts';

const NAMES = `(SELECT json_group_array(name) FROM
  (SELECT name FROM seat WHERE match = m.id ORDER BY seat))`;
const LAST = `(SELECT entry ->> '$.at' FROM entry WHERE match = m.id ORDER BY ply DESC LIMIT 1)`;
const SOME = 'LIMIT 200'; // a commit of more would keep moves waiting
const ENTRIES = '(SELECT count(*) FROM entry WHERE match = m.id)';

export const operationFunctions = (db: DatabaseSync) => {
  const all = (sql: string, ...values: (string | number)[]) => db.prepare(sql).all(...values);
  const run = (sql: string, ...values: (string | number)[]): number =>
    Number(db.prepare(sql).run(...values).changes);
  const version = db.prepare('PRAGMA data_version'); // changes with what other connections commit
  const head = db.prepare(
    `SELECT ${ENTRIES} AS entries, ${NAMES} AS people FROM match m WHERE id = ?`,
  );
  /** What a check finds; a database may be damaged so much that it cannot be checked. */
  const found = (check: string, tell: (row: Record<string, unknown>) => unknown): string[] => {
    try {
      return all(check)
        .map(tell)
        .map(String)
        .filter(said => said !== 'ok');
    } catch (error) {
      return [String(error)];
    }
  };
  let known = version.get()?.data_version;

  /** Rows of other tables that refer to this one; whatever they are for, they go with it. */
  const removeWithAll = (table: 'match' | 'person', id: string): void => {
    for (const { child, column } of referencesTo(db, table)) {
      const isSame = child === table;
      run(
        isSame
          ? `UPDATE "${child}" SET "${column}" = NULL WHERE "${column}" = ?`
          : `DELETE FROM "${child}" WHERE "${column}" = ?`,
        id,
      );
    }
    run(`DELETE FROM ${table} WHERE id = ?`, id);
  };
  const removeFound = (table: 'match' | 'person', rows: readonly { id?: unknown }[]): number => {
    for (const { id } of rows) removeWithAll(table, id as string);
    return rows.length;
  };

  return {
    listTables: (): TableSummary[] =>
      all(`
        SELECT m.id, m.plan ->> '$.game' AS game, ${NAMES} AS people, ${ENTRIES} AS entries,
          ${LAST} AS changed,
          CASE WHEN m.start IS NULL THEN 'open' WHEN r.match IS NULL THEN 'running' ELSE 'over' END
            AS phase
        FROM match m LEFT JOIN result r ON r.match = m.id
        ORDER BY changed IS NULL DESC, changed DESC, m.id`).map(
        row => ({ ...row, people: JSON.parse(row.people as string) }) as unknown as TableSummary,
      ),

    listPeople: (): PersonSummary[] =>
      all(`
        SELECT id, name, (SELECT count(*) FROM seat WHERE person = p.id) AS tables
        FROM person p ORDER BY name, id`).map(row => ({ ...row }) as unknown as PersonSummary),

    listMatches: (after: string, most: number): string[] =>
      all('SELECT id FROM match WHERE id > ? ORDER BY id LIMIT ?', after, most).map(
        ({ id }) => id as string,
      ),

    readDamage: (): string[] => [
      ...found('PRAGMA integrity_check', row => row.integrity_check),
      ...found('PRAGMA foreign_key_check', row => `${row.table} → ${row.parent}`),
    ],

    changedElsewhere(tables: readonly string[]): TableHead[] {
      const now = version.get()?.data_version;
      if (now === known) return [];
      known = now;
      return tables.map(table => {
        const row = head.get(table);
        if (!row) return { table, entries: null, people: [] };
        return { table, entries: row.entries as number, people: JSON.parse(row.people as string) };
      });
    },

    removeOpenTable: (table: string): boolean =>
      inTransaction(db, () => {
        const found = all('SELECT id FROM match WHERE id = ? AND start IS NULL', table);
        return removeFound('match', found) > 0;
      }),

    renamePerson: (person: string, name: string): string[] | undefined =>
      inTransaction(db, () => {
        if (run('UPDATE person SET name = ? WHERE id = ?', name, person) === 0) return undefined;
        // A person may have several seats at one table, and no two there look alike.
        run("UPDATE seat SET name = ?1, look = ?1 || ' ' || seat WHERE person = ?2", name, person);
        const seats = all('SELECT DISTINCT match FROM seat WHERE person = ?', person);
        return seats.map(({ match }) => match as string);
      }),

    seePerson: (person: string): void =>
      void run(
        'UPDATE person SET idle_since = NULL WHERE id = ? AND idle_since IS NOT NULL',
        person,
      ),

    tidy: ({ now, people, openTables, matches, reports }: Cutoffs): Tidied =>
      inTransaction(db, () => {
        const tidied = {
          openTables: removeFound(
            'match',
            all(`SELECT id FROM match WHERE start IS NULL AND idle_since < ? ${SOME}`, openTables),
          ),
          matches: removeFound(
            'match',
            all(
              `SELECT id FROM match m WHERE start IS NOT NULL AND coalesce(${LAST}, idle_since) < ? ${SOME}`,
              matches,
            ),
          ),
          people: removeFound(
            'person',
            all(
              `SELECT id FROM person WHERE idle_since < ? AND id NOT IN (SELECT person FROM seat)
                AND id NOT IN (SELECT owner FROM match WHERE owner IS NOT NULL)
                AND id NOT IN (SELECT person FROM reservation) ${SOME}`,
              people,
            ),
          ),
          reports: run('DELETE FROM report WHERE at < ?', reports),
        };
        // From now on their time runs; a person who comes, and a match that begins, stops it.
        run('UPDATE match SET idle_since = ? WHERE idle_since IS NULL', now);
        run('UPDATE person SET idle_since = ? WHERE idle_since IS NULL', now);
        return tidied;
      }),
  };
};

/** Which columns refer to a table. */
const referencesTo = (db: DatabaseSync, table: string): { child: string; column: string }[] =>
  db
    .prepare(
      `SELECT t.name AS child, k."from" AS "column"
       FROM sqlite_schema t JOIN pragma_foreign_key_list(t.name) k
       WHERE t.type = 'table' AND k."table" = ?`,
    )
    .all(table) as { child: string; column: string }[];
