/**
 * Who may enter a table: by its invitation, which browsers keep in the fragment of a link and send
 * in a header.
 */
import type { FastifyRequest } from 'fastify';
import { hashOf } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import type { Tables } from '../tables/tables.ts';
import { guestOf } from './guests.ts';

export const INVITATION_HEADER = 'tidetable-invitation';

export type AtTable = FastifyRequest<{ Params: { id: string } }>;

export const isAdmitted = (store: Store, request: AtTable): Promise<boolean> => {
  const secret = request.headers[INVITATION_HEADER];
  const invitation = typeof secret === 'string' ? hashOf(secret) : undefined;
  return store.mayEnter(request.params.id, guestOf(request), invitation);
};

/**
 * Runs an action at the table of a request; undefined if the person may not enter it or it does not
 * exist.
 */
export const atTable = async <T>(
  tables: Tables,
  request: AtTable,
  work: (table: LiveTable) => Promise<T> | T,
): Promise<T | undefined> =>
  (await isAdmitted(tables.store, request)) ? tables.use(request.params.id, work) : undefined;
