/** The SQL for who runs the server, and for the job of retention. */
import type {
  Cutoffs,
  KnownTable,
  PersonSummary,
  TableHead,
  TableSummary,
  Tidied,
} from '../operations.ts';
import type { Consent } from '../store.ts';
import type { Database, Sql } from './database.ts';

const LAST = `(SELECT CAST(entry ->> 'at' AS BIGINT) FROM entry
  WHERE match = m.id ORDER BY ply DESC LIMIT 1)`;
const ENTRIES = '(SELECT coalesce(max(ply) + 1, 0) FROM entry WHERE match = m.id)';
const SOME = 'LIMIT 200'; // a commit of more would keep moves waiting

/** A consent in which a person has another name. */
const renamedIn = (consent: Consent, person: string, name: string): Consent => {
  const { to } = consent;
  if (typeof to === 'string') return consent;
  return { ...consent, to: to.map(one => (one.person === person ? { ...one, name } : one)) };
};

export const operationFunctions = (db: Database) => {
  const { isIn, forRemoval, references, mayHaveChanged } = db.dialect;

  /** Rows of other tables that refer to this one; whatever they are for, they go with it. */
  const removeFound = async (
    sql: Sql,
    table: 'match' | 'person',
    rows: readonly { id: string }[],
  ): Promise<number> => {
    if (rows.length === 0) return 0;
    const ids = JSON.stringify(rows.map(({ id }) => id));
    for (const { child, column } of await references(sql, table)) {
      const isTheirs = isIn(`"${column}"`, '?');
      await sql.run(
        child === table
          ? `UPDATE "${child}" SET "${column}" = NULL WHERE ${isTheirs}`
          : `DELETE FROM "${child}" WHERE ${isTheirs}`,
        ids,
      );
    }
    return sql.run(`DELETE FROM ${table} WHERE ${isIn('id', '?')}`, ids);
  };

  const readChanged = async (known: readonly KnownTable[]): Promise<TableHead[]> => {
    const rows = await db.all<KnownTable>(
      `SELECT m.id AS "table", m.version, ${ENTRIES} AS entries
       FROM match m WHERE ${isIn('m.id', '?')}`,
      JSON.stringify(known.map(({ table }) => table)),
    );
    const heads = new Map(rows.map(head => [head.table, head]));
    return known.flatMap(({ table, entries, version }): TableHead[] => {
      const head = heads.get(table);
      if (!head) return [{ table, entries: null, version: null }];
      return head.entries === entries && head.version === version ? [] : [head];
    });
  };

  /** Where a person is named beside their seats; all will see that those tables have changed. */
  const renameAround = async (sql: Sql, person: string, name: string): Promise<void> => {
    const granted = await sql.all<{ match: string; person: string; consent: string }>(
      'SELECT match, person, consent FROM consent WHERE CAST(consent AS TEXT) LIKE ?',
      `%${JSON.stringify(person)}%`,
    );
    for (const row of granted)
      await sql.run(
        'UPDATE consent SET consent = ? WHERE match = ? AND person = ?',
        JSON.stringify(renamedIn(JSON.parse(row.consent), person, name)),
        row.match,
        row.person,
      );
    const named = ['seat', 'reservation', 'asking', 'message'];
    const theirs = named.map(table => `SELECT match FROM ${table} WHERE person = ?1`);
    await sql.run(
      `UPDATE match SET version = version + 1
       WHERE id IN (${theirs.join(' UNION ')}) OR ${isIn('id', '?2')}`,
      person,
      JSON.stringify(granted.map(({ match }) => match)),
    );
    for (const table of named.slice(1))
      await sql.run(`UPDATE ${table} SET name = ? WHERE person = ?`, name, person);
  };

  return {
    async listTables(): Promise<TableSummary[]> {
      const tables = await db.all<Omit<TableSummary, 'people'>>(`
        SELECT m.id, m.plan ->> 'game' AS game, ${ENTRIES} AS entries, ${LAST} AS changed,
          CASE WHEN m.start IS NULL THEN 'open' WHEN r.match IS NULL THEN 'running' ELSE 'over' END
            AS phase
        FROM match m LEFT JOIN result r ON r.match = m.id
        ORDER BY changed DESC NULLS FIRST, m.id`);
      const people = new Map<string, string[]>(tables.map(({ id }) => [id, []]));
      const seats = 'SELECT match, name FROM seat ORDER BY match, seat';
      for (const { match, name } of await db.all<{ match: string; name: string }>(seats))
        people.get(match)?.push(name);
      return tables.map(table => ({ ...table, people: people.get(table.id) ?? [] }));
    },

    listPeople: (): Promise<PersonSummary[]> =>
      db.all(`
        SELECT id, name, (SELECT count(*) FROM seat WHERE person = p.id) AS tables
        FROM person p ORDER BY name, id`),

    async listMatches(after: string, most: number): Promise<string[]> {
      const rows = await db.all<{ id: string }>(
        'SELECT id FROM match WHERE id > ? ORDER BY id LIMIT ?',
        after,
        most,
      );
      return rows.map(({ id }) => id);
    },

    readChanged,

    changedElsewhere: async (known: readonly KnownTable[]): Promise<TableHead[]> =>
      known.length === 0 || !(await mayHaveChanged(db)) ? [] : readChanged(known),

    removeOpenTable: (table: string): Promise<boolean> =>
      db.atTable(table, async sql => {
        const open = 'SELECT id FROM match WHERE id = ? AND start IS NULL';
        return (await removeFound(sql, 'match', await sql.all<{ id: string }>(open, table))) > 0;
      }),

    renamePerson: (person: string, name: string): Promise<string[] | undefined> =>
      db.inTransaction(async sql => {
        if (!(await sql.run('UPDATE person SET name = ? WHERE id = ?', name, person)))
          return undefined;
        const seats = 'SELECT DISTINCT match FROM seat WHERE person = ? ORDER BY match';
        const tables = (await sql.all<{ match: string }>(seats, person)).map(({ match }) => match);
        await renameAround(sql, person, name);
        // A person may have several seats at one table, and no two there look alike.
        await sql.run(
          'UPDATE seat SET name = ?, look = ? || seat WHERE person = ?',
          name,
          `${name} `,
          person,
        );
        return tables;
      }),

    async seePerson(person: string): Promise<void> {
      await db.run(
        'UPDATE person SET idle_since = NULL WHERE id = ? AND idle_since IS NOT NULL',
        person,
      );
    },

    tidy: ({ now, people, openTables, matches, reports }: Cutoffs): Promise<Tidied> =>
      db.inTransaction(async sql => {
        const remove = async (
          table: 'match' | 'person',
          condition: string,
          before: number,
        ): Promise<number> => {
          const found = `SELECT id FROM ${table} m WHERE ${condition} ${SOME} ${forRemoval}`;
          return removeFound(sql, table, await sql.all<{ id: string }>(found, before));
        };
        const tidied = {
          openTables: await remove('match', 'start IS NULL AND idle_since < ?', openTables),
          matches: await remove(
            'match',
            `start IS NOT NULL AND coalesce(${LAST}, idle_since) < ?`,
            matches,
          ),
          people: await remove(
            'person',
            `idle_since < ? AND id NOT IN (SELECT person FROM seat)
              AND id NOT IN (SELECT owner FROM match WHERE owner IS NOT NULL)
              AND id NOT IN (SELECT person FROM reservation)`,
            people,
          ),
          reports: await sql.run('DELETE FROM report WHERE at < ?', reports),
        };
        // From now on their time runs; a person who comes, and a match that begins, stops it.
        await sql.run('UPDATE match SET idle_since = ? WHERE idle_since IS NULL', now);
        await sql.run('UPDATE person SET idle_since = ? WHERE idle_since IS NULL', now);
        return tidied;
      }),
  };
};
