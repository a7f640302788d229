import type {
  Ignored,
  Ignoring,
  MessageRange,
  NewMessage,
  NewReport,
  Report,
  StoredMessage,
} from '../chat.ts';
import type { Database, Sql } from './database.ts';

export const chatFunctions = (db: Database) => {
  const { now, isIn } = db.dialect;

  return {
    lastMessage: (table: string): Promise<number> => lastMessage(db, table),

    addMessage: (table: string, message: NewMessage, most: number) =>
      db.atTable(table, async (sql): Promise<number | 'chat-full'> => {
        const { id, person, seat, name, body } = message;
        const known = await sql.one<{ seq: number }>(
          'SELECT seq FROM message WHERE match = ? AND person = ? AND client_id = ?',
          table,
          person,
          id,
        );
        if (known) return known.seq;
        const seq = (await lastMessage(sql, table)) + 1;
        if (seq > most) return 'chat-full';
        await sql.run(
          `INSERT INTO message (match, seq, person, client_id, seat, name, at, body)
           VALUES (?, ?, ?, ?, ?, ?, ${now}, ?)`,
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

    async readMessages(
      table: string,
      { after = 0, before, limit, reader }: MessageRange,
    ): Promise<StoredMessage[]> {
      const rows = await db.all<Omit<StoredMessage, 'body'> & { body: string }>(
        `SELECT seq, person, seat, name, at, body FROM message
         WHERE match = ? AND seq > ? AND seq < ?
           AND NOT EXISTS (SELECT 1 FROM ignored WHERE person = ? AND other = message.person)
         ORDER BY seq DESC LIMIT ?`,
        table,
        after,
        before ?? MOST_SEQ,
        reader ?? null,
        limit,
      );
      return rows.reverse().map(row => ({ ...row, body: JSON.parse(row.body) }));
    },

    async ignore(person: string, other: string, kind: Ignoring): Promise<void> {
      await db.run(
        'INSERT INTO ignored (person, other, kind) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        person,
        other,
        kind,
      );
    },

    async unignore(person: string, other: string, kind: Ignoring): Promise<void> {
      const sql = 'DELETE FROM ignored WHERE person = ? AND other = ? AND kind = ?';
      await db.run(sql, person, other, kind);
    },

    listIgnored: (person: string): Promise<Ignored[]> =>
      db.all(
        `SELECT other AS person, name, kind FROM ignored JOIN person ON person.id = other
         WHERE ignored.person = ? ORDER BY name, other, kind`,
        person,
      ),

    async whoIgnores(other: string, people: readonly string[]): Promise<string[]> {
      const rows = await db.all<{ person: string }>(
        `SELECT DISTINCT person FROM ignored WHERE other = ? AND ${isIn('person', '?')}`,
        other,
        JSON.stringify(people),
      );
      return rows.map(({ person }) => person);
    },

    async addReport({ table, by, about, message, reason, context }: NewReport): Promise<void> {
      await db.run(
        `INSERT INTO report (match, by, about, message, reason, context, at)
         VALUES (?, ?, ?, ?, ?, ?, ${now}) ON CONFLICT DO NOTHING`,
        table,
        by,
        about,
        message ?? 0,
        reason,
        JSON.stringify(context),
      );
    },

    async listReports({ after, limit }: { after: number; limit: number }): Promise<Report[]> {
      const rows = await db.all<Omit<Report, 'context'> & { context: string }>(
        `SELECT id, match AS "table", by, about, nullif(message, 0) AS message, reason, context, at
         FROM report WHERE id > ? AND is_closed = 0 ORDER BY id LIMIT ?`,
        after,
        limit,
      );
      return rows.map(row => ({ ...row, context: JSON.parse(row.context) }));
    },

    closeReport: async (id: number): Promise<boolean> =>
      (await db.run('UPDATE report SET is_closed = 1 WHERE id = ? AND is_closed = 0', id)) > 0,
  };
};

const MOST_SEQ = 2 ** 31 - 1;

const lastMessage = async (sql: Sql, table: string): Promise<number> => {
  const query = 'SELECT coalesce(max(seq), 0) AS seq FROM message WHERE match = ?';
  return (await sql.one<{ seq: number }>(query, table))?.seq ?? 0;
};
