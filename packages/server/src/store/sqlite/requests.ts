/** The request of a table, of which its people must agree. */
import type { DatabaseSync } from 'node:sqlite';
import type { OpenRequest } from '@tidetable/protocol';
import { inTransaction } from './sql.ts';

export const requestFunctions = (db: DatabaseSync) => {
  const count = db.prepare('SELECT count(*) AS n FROM entry WHERE match = ?');
  const find = db.prepare('SELECT request, is_open FROM request WHERE match = ?');
  const put = db.prepare(
    'INSERT INTO request (match, request, is_open) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET request = excluded.request, is_open = 1',
  );

  /** Of the present ply, also if it was closed. */
  const last = (table: string): { request: OpenRequest; isOpen: boolean } | undefined => {
    const row = find.get(table);
    const request: OpenRequest | undefined = row && JSON.parse(row.request as string);
    if (!request || request.ply !== count.get(table)?.n) return undefined;
    return { request, isOpen: row?.is_open === 1 };
  };
  const read = (table: string): OpenRequest | undefined => {
    const { request, isOpen } = last(table) ?? {};
    return isOpen ? request : undefined;
  };

  return {
    openRequest: (table: string, request: OpenRequest) =>
      inTransaction(db, () => {
        if (count.get(table)?.n !== request.ply) return 'stale';
        const before = last(table);
        if (before?.request.id === request.id) return before.isOpen ? 'open' : 'closed';
        if (before?.isOpen) return 'request-open';
        put.run(table, JSON.stringify(request));
        return 'open';
      }),

    readRequest: read,

    agreeToRequest: (table: string, id: string, seat: number): OpenRequest | undefined =>
      inTransaction(db, () => {
        const request = read(table);
        if (request?.id !== id) return undefined;
        const agreed = [...new Set([...request.agreed, seat])].sort((a, b) => a - b);
        put.run(table, JSON.stringify({ ...request, agreed }));
        return { ...request, agreed };
      }),

    closeRequest: (table: string, id: string): boolean =>
      inTransaction(db, () => {
        if (read(table)?.id !== id) return false;
        db.prepare('UPDATE request SET is_open = 0 WHERE match = ?').run(table);
        return true;
      }),
  };
};
