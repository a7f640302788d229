/** Who may look on at a table, and through whose eyes. */
import type { DatabaseSync } from 'node:sqlite';
import type { Asking, Consent, Spectating } from '../store.ts';
import { inTransaction } from './sql.ts';

export const spectatingFunctions = (db: DatabaseSync) => {
  const readClosed = db.prepare('SELECT 1 FROM closed_table WHERE match = ?');
  const close = db.prepare('INSERT INTO closed_table (match) VALUES (?) ON CONFLICT DO NOTHING');
  const open = db.prepare('DELETE FROM closed_table WHERE match = ?');
  const readConsents = db.prepare('SELECT consent FROM consent WHERE match = ? ORDER BY person');
  const writeConsent = db.prepare(
    `INSERT INTO consent (match, person, consent) VALUES (?, ?, ?)
     ON CONFLICT (match, person) DO UPDATE SET consent = excluded.consent`,
  );
  const readAsking = db.prepare(
    'SELECT seat, person, name FROM asking WHERE match = ? ORDER BY person',
  );
  const countOthers = db.prepare(
    'SELECT count(*) AS n FROM asking WHERE match = ? AND person <> ?',
  );
  const writeAsking = db.prepare(
    `INSERT INTO asking (match, person, seat, name) VALUES (?, ?, ?, ?)
     ON CONFLICT (match, person) DO UPDATE SET seat = excluded.seat, name = excluded.name`,
  );
  const answerAsking = db.prepare('DELETE FROM asking WHERE match = ? AND seat = ?');

  return {
    readSpectating: (table: string): Spectating => ({
      isClosed: readClosed.get(table) !== undefined,
      consents: readConsents.all(table).map(row => JSON.parse(row.consent as string)),
      asking: readAsking.all(table).map(row => ({ ...row }) as unknown as Asking),
    }),

    setClosed: (table: string, isClosed: boolean): void =>
      void (isClosed ? close : open).run(table),

    putConsent: (table: string, consent: Consent): void =>
      inTransaction(db, () => {
        writeConsent.run(table, consent.person, JSON.stringify(consent));
        answerAsking.run(table, consent.seat);
      }),

    putAsking: (table: string, { person, seat, name }: Asking, most: number) =>
      inTransaction(db, (): 'asked' | 'full' => {
        if (Number(countOthers.get(table, person)?.n) >= most) return 'full';
        writeAsking.run(table, person, seat, name);
        return 'asked';
      }),
  };
};
