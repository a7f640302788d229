/** The request of a table, to which its people must agree. */
import type { OpenRequest } from '@tidetable/protocol';
import type { Database, Sql } from './database.ts';
import { countEntries } from './entries.ts';

export const requestFunctions = (db: Database) => ({
  openRequest: (table: string, request: OpenRequest) =>
    db.atTable(table, async (sql): Promise<'open' | 'closed' | 'request-open' | 'stale'> => {
      if ((await countEntries(sql, table)) !== request.ply) return 'stale';
      const before = await last(sql, table);
      if (before?.request.id === request.id) return before.isOpen ? 'open' : 'closed';
      if (before?.isOpen) return 'request-open';
      await put(sql, table, request);
      return 'open';
    }),

  readRequest: (table: string): Promise<OpenRequest | undefined> => readOpen(db, table),

  agreeToRequest: (table: string, id: string, seat: number) =>
    db.atTable(table, async (sql): Promise<OpenRequest | undefined> => {
      const request = await readOpen(sql, table);
      if (request?.id !== id) return undefined;
      const agreed = [...new Set([...request.agreed, seat])].sort((a, b) => a - b);
      await put(sql, table, { ...request, agreed });
      return { ...request, agreed };
    }),

  closeRequest: (table: string, id: string): Promise<boolean> =>
    db.atTable(table, async sql => {
      if ((await readOpen(sql, table))?.id !== id) return false;
      await sql.run('UPDATE request SET is_open = 0 WHERE match = ?', table);
      return true;
    }),
});

/** Of the present ply, also if it was closed. */
const last = async (
  sql: Sql,
  table: string,
): Promise<{ request: OpenRequest; isOpen: boolean } | undefined> => {
  const row = await sql.one<{ request: string; is_open: number }>(
    'SELECT request, is_open FROM request WHERE match = ?',
    table,
  );
  const request: OpenRequest | undefined = row && JSON.parse(row.request);
  if (!request || request.ply !== (await countEntries(sql, table))) return undefined;
  return { request, isOpen: row?.is_open === 1 };
};

const readOpen = async (sql: Sql, table: string): Promise<OpenRequest | undefined> => {
  const { request, isOpen } = (await last(sql, table)) ?? {};
  return isOpen ? request : undefined;
};

const put = (sql: Sql, table: string, request: OpenRequest): Promise<unknown> =>
  sql.run(
    `INSERT INTO request (match, request, is_open) VALUES (?, ?, 1)
     ON CONFLICT (match) DO UPDATE SET request = excluded.request, is_open = 1`,
    table,
    JSON.stringify(request),
  );
