/** The SQL for who runs the server. */
import type { KnownTable, PersonSummary, TableHead, TableSummary } from '../operatorFunctions.ts';
import type { Consent } from '../store.ts';
import type { Database, Sql } from './database.ts';
import { lastEntryAt, removeWith } from './removal.ts';

const ENTRIES = '(SELECT coalesce(max(ply) + 1, 0) FROM entry WHERE match = m.id)';

/** A consent in which a person has another name. */
const renamedIn = (consent: Consent, person: string, name: string): Consent => {
  const { to } = consent;
  if (typeof to === 'string') return consent;
  return { ...consent, to: to.map(one => (one.person === person ? { ...one, name } : one)) };
};

export const operatorFunctions = (db: Database) => {
  const { isIn, mayHaveChanged } = db.dialect;

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
        SELECT m.id, m.plan ->> 'game' AS game, ${ENTRIES} AS entries, ${lastEntryAt('m')} AS changed,
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
        return (await removeWith(db, sql, 'match', await sql.all<{ id: string }>(open, table))) > 0;
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
  };
};
