/** Presence: which person is at which table by which process. */
import type { Seen } from '../store.ts';
import type { Database } from './database.ts';

export const presenceFunctions = (db: Database) => {
  const { now } = db.dialect;

  /** Marks the tables as changed, so that all processes notice who has gone. */
  const endProcess = async (process: string): Promise<string[]> => {
    const gone = await db.all<{ match: string }>(
      'DELETE FROM presence WHERE process = ? RETURNING match',
      process,
    );
    const tables = [...new Set(gone.map(({ match }) => match))];
    for (const table of tables) await db.atTable(table, async () => undefined);
    await db.run('DELETE FROM process WHERE id = ?', process);
    return tables;
  };

  return {
    setHere: (process: string, table: string, person: string, isHere: boolean): Promise<void> =>
      db.atTable(table, async sql => {
        await sql.run(
          isHere
            ? 'INSERT INTO presence (process, match, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'
            : 'DELETE FROM presence WHERE process = ? AND match = ? AND person = ?',
          process,
          table,
          person,
        );
      }),

    async readHere(table: string, except: string): Promise<string[]> {
      const rows = await db.all<{ person: string }>(
        'SELECT DISTINCT person FROM presence WHERE match = ? AND process <> ? ORDER BY person',
        table,
        except,
      );
      return rows.map(({ person }) => person);
    },

    async seeProcess(process: string, silence: number): Promise<Seen> {
      const known = await db.run(`UPDATE process SET seen_at = ${now} WHERE id = ?`, process);
      if (known === 0)
        await db.run(`INSERT INTO process (id, seen_at) VALUES (?, ${now})`, process);
      const silent = `SELECT id FROM process WHERE seen_at < ${now} - ?`;
      const left: string[] = [];
      for (const { id } of await db.all<{ id: string }>(silent, silence))
        left.push(...(await endProcess(id)));
      return { isKnown: known > 0, left };
    },

    async endProcess(process: string): Promise<void> {
      await endProcess(process);
    },
  };
};
