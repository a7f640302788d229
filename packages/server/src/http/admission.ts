/**
 * Who may enter a table: by its invitation, which browsers keep in the fragment of a link and send
 * in a header.
 */
import type { FastifyRequest } from 'fastify';
import { hashOf } from '../secrets.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import type { Refused } from '../tables/refused.ts';
import { mayWatch } from '../tables/spectating.ts';
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

/** The table of a request as it is stored, for who may look on there; the same that sockets are asked. */
export const storedTable = async (
  store: Store,
  request: AtTable,
): Promise<StoredTable | Refused> => {
  const { id } = request.params;
  const stored = (await isAdmitted(store, request)) ? await store.readTable(id) : undefined;
  if (!stored) return { code: 'no-such-table' };
  const phase = !stored.start ? 'open' : (await store.readResult(id)) ? 'over' : 'running';
  const looking = { stored, spectating: await store.readSpectating(id), phase } as const;
  return mayWatch(looking, guestOf(request)) ? stored : { code: 'no-spectators' };
};
