/** Who may watch a table, and from whose view. */
import type { Asking, Consent, Spectating } from '../store.ts';
import type { Database } from './database.ts';

export const spectatingFunctions = (db: Database) => ({
  async readSpectating(table: string): Promise<Spectating> {
    const [closed, consents, asking] = await Promise.all([
      db.one('SELECT 1 FROM closed_table WHERE match = ?', table),
      db.all<{ consent: string }>(
        'SELECT consent FROM consent WHERE match = ? ORDER BY person',
        table,
      ),
      db.all<Asking>(
        'SELECT seat, person, name FROM asking WHERE match = ? ORDER BY person',
        table,
      ),
    ]);
    return {
      isClosed: closed !== undefined,
      consents: consents.map(({ consent }) => JSON.parse(consent)),
      asking,
    };
  },

  setClosed: (table: string, isClosed: boolean): Promise<void> =>
    db.atTable(table, async sql => {
      await sql.run(
        isClosed
          ? 'INSERT INTO closed_table (match) VALUES (?) ON CONFLICT DO NOTHING'
          : 'DELETE FROM closed_table WHERE match = ?',
        table,
      );
    }),

  putConsent: (table: string, consent: Consent): Promise<void> =>
    db.atTable(table, async sql => {
      await sql.run(
        `INSERT INTO consent (match, person, consent) VALUES (?, ?, ?)
         ON CONFLICT (match, person) DO UPDATE SET consent = excluded.consent`,
        table,
        consent.person,
        JSON.stringify(consent),
      );
      await sql.run('DELETE FROM asking WHERE match = ? AND seat = ?', table, consent.seat);
    }),

  putAsking: (table: string, { person, seat, name }: Asking, most: number) =>
    db.atTable(table, async (sql): Promise<'asked' | 'full'> => {
      const others = await sql.all(
        'SELECT 1 FROM asking WHERE match = ? AND person <> ?',
        table,
        person,
      );
      if (others.length >= most) return 'full';
      await sql.run(
        `INSERT INTO asking (match, person, seat, name) VALUES (?, ?, ?, ?)
         ON CONFLICT (match, person) DO UPDATE SET seat = excluded.seat, name = excluded.name`,
        table,
        person,
        seat,
        name,
      );
      return 'asked';
    }),
});
