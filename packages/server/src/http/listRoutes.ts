/** Lists of tables: those with free seats, and those of a person. */
import {
  formatCursor,
  isWireProblem,
  type PageWish,
  parseOpenTables,
  parsePage,
  type TableList,
  type WireProblem,
} from '@tidetable/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ListedTable, Page, Store } from '../store/store.ts';
import { cardIn } from '../tables/card.ts';
import { guestOf } from './guests.ts';
import { asRefused, refuse } from './refuse.ts';

export const addLists = (api: FastifyInstance, store: Store): void => {
  const firstPage = firstPages(store);
  api.get('/tables', async (request, reply) => {
    const person = guestOf(request);
    return answerPage(store, reply, parseOpenTables(request.query), person, page =>
      person === undefined && !page.after
        ? firstPage(page.limit)
        : store.listOpenTables(page, person),
    );
  });
  api.get('/me/tables', async (request, reply) => {
    const person = guestOf(request);
    if (person === undefined) return refuse(reply, { code: 'no-guest' });
    return answerPage(store, reply, parsePage(request.query), person, page =>
      store.listTablesOf(person, page),
    );
  });
};

const FRESH = 1000; // milliseconds

/** What everybody without a cookie sees first is read once a second at most, however many ask. */
const firstPages = (store: Store): ((limit: number) => Promise<ListedTable[]>) => {
  const pages = new Map<number, { readonly at: number; readonly tables: Promise<ListedTable[]> }>();
  return limit => {
    const known = pages.get(limit);
    const now = performance.now();
    if (known && now - known.at < FRESH) return known.tables;
    const tables = store.listOpenTables({ limit });
    tables.catch(() => pages.delete(limit));
    pages.set(limit, { at: now, tables });
    return tables;
  };
};

/** Of the person who is to act; a table is due for its bots, too. */
const leftOf = ({ plan, phase, toAct, due }: ListedTable, now: number): number | null => {
  const isClocked = plan.pace.clock !== 'none' && plan.seats[toAct ?? -1]?.kind === 'person';
  return phase === 'running' && isClocked && due !== null ? Math.max(0, due - now) : null;
};

const answerPage = async (
  store: Store,
  reply: FastifyReply,
  wish: PageWish | WireProblem,
  person: string | undefined,
  list: (page: Page) => Promise<ListedTable[]>,
): Promise<TableList | FastifyReply> => {
  if (isWireProblem(wish)) return refuse(reply, asRefused(wish));
  const { limit } = wish;
  const rows = await list({ ...wish, limit: limit + 1 }); // one more shows whether there is a next page
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const now = shown.some(row => row.due !== null) ? await store.now() : 0;
  return {
    tables: shown.map(row => ({
      table: cardIn(row, row.phase),
      at: row.at,
      seats: row.claims.filter(claim => claim.person === person).map(({ seat }) => seat),
      toAct: row.toAct,
      left: leftOf(row, now),
    })),
    next: last && rows.length > limit ? formatCursor({ at: last.at, id: last.plan.id }) : null,
  };
};
