/** Who may come to a table: by its invitation, which browsers keep in the fragment of a link and send in a header. */
import type { FastifyRequest } from 'fastify';
import { hashOf } from '../secrets.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import type { Tables } from '../tables/tables.ts';
import { guestOf } from './guests.ts';

export const INVITATION_HEADER = 'tidetable-invitation';

export type AtTable = FastifyRequest<{ Params: { id: string } }>;

/** Does something at the table of a request; undefined where there is none for the person who asks. */
export const atTable = async <T>(
  tables: Tables,
  request: AtTable,
  work: (table: LiveTable) => Promise<T> | T,
): Promise<T | undefined> => {
  const { id } = request.params;
  const secret = request.headers[INVITATION_HEADER];
  const invitation = typeof secret === 'string' ? hashOf(secret) : undefined;
  if (!(await tables.store.mayEnter(id, guestOf(request), invitation))) return undefined;
  return tables.use(id, work);
};
