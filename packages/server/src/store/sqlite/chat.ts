import type { DatabaseSync } from 'node:sqlite';
import type {
  Ignored,
  Ignoring,
  MessageRange,
  NewMessage,
  NewReport,
  Report,
  StoredMessage,
} from '../chat.ts';
import { inTransaction, NOW, sqlOn } from './sql.ts';

export const chatFunctions = (db: DatabaseSync) => {
  const { one, all, run } = sqlOn(db);

  const lastMessage = (table: string): number =>
    Number(one('SELECT max(seq) AS seq FROM message WHERE match = ?', table)?.seq ?? 0);

  return {
    lastMessage,

    addMessage: (table: string, message: NewMessage, most: number): number | 'chat-full' =>
      inTransaction(db, () => {
        const { id, person, seat, name, body } = message;
        const same = 'SELECT seq FROM message WHERE match = ? AND person = ? AND client_id = ?';
        const known = one(same, table, person, id);
        if (known) return Number(known.seq);
        const seq = lastMessage(table) + 1;
        if (seq > most) return 'chat-full';
        run(
          `INSERT INTO message (match, seq, person, client_id, seat, name, at, body)
           VALUES (?, ?, ?, ?, ?, ?, ${NOW}, ?)`,
          table,
          seq,
          person,
          id,
          seat,
          name,
          JSON.stringify(body),
        );
        return seq;
      }),

    readMessages: (table: string, { after = 0, before, limit, reader }: MessageRange) =>
      all<Omit<StoredMessage, 'body'> & { body: string }>(
        `SELECT seq, person, seat, name, at, body FROM message
         WHERE match = ? AND seq > ? AND seq < ?
           AND NOT EXISTS (SELECT 1 FROM ignored WHERE person = ? AND other = message.person)
         ORDER BY seq DESC LIMIT ?`,
        table,
        after,
        before ?? Number.MAX_SAFE_INTEGER,
        reader ?? null,
        limit,
      )
        .reverse()
        .map((row): StoredMessage => ({ ...row, body: JSON.parse(row.body) })),

    ignore: (person: string, other: string, kind: Ignoring): void =>
      void run(
        'INSERT INTO ignored (person, other, kind) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        person,
        other,
        kind,
      ),

    unignore: (person: string, other: string, kind: Ignoring): void =>
      void run(
        'DELETE FROM ignored WHERE person = ? AND other = ? AND kind = ?',
        person,
        other,
        kind,
      ),

    listIgnored: (person: string): Ignored[] =>
      all(
        `SELECT other AS person, name, kind FROM ignored JOIN person ON person.id = other
         WHERE ignored.person = ? ORDER BY name, other, kind`,
        person,
      ),

    whoIgnores: (other: string, people: readonly string[]): string[] =>
      all<{ person: string }>(
        `SELECT DISTINCT person FROM ignored
         WHERE other = ? AND person IN (SELECT value FROM json_each(?))`,
        other,
        JSON.stringify(people),
      ).map(({ person }) => person),

    addReport: ({ table, by, about, message, reason, context }: NewReport): void =>
      void run(
        `INSERT INTO report (match, by, about, message, reason, context, at)
         VALUES (?, ?, ?, ?, ?, ?, ${NOW}) ON CONFLICT DO NOTHING`,
        table,
        by,
        about,
        message ?? 0,
        reason,
        JSON.stringify(context),
      ),

    listReports: ({ after, limit }: { after: number; limit: number }): Report[] =>
      all<Omit<Report, 'context'> & { context: string }>(
        `SELECT id, match AS "table", by, about, nullif(message, 0) AS message, reason, context, at
         FROM report WHERE id > ? AND NOT is_closed ORDER BY id LIMIT ?`,
        after,
        limit,
      ).map(row => ({ ...row, context: JSON.parse(row.context) })),

    closeReport: (id: number): boolean =>
      run('UPDATE report SET is_closed = 1 WHERE id = ? AND NOT is_closed', id),
  };
};
