/** Lists of tables: where one could sit down, and where one sits. */
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
  api.get('/tables', async (request, reply) =>
    answerPage(reply, parseOpenTables(request.query), guestOf(request), page =>
      store.listOpenTables(page, guestOf(request)),
    ),
  );
  api.get('/me/tables', async (request, reply) => {
    const person = guestOf(request);
    if (person === undefined) return refuse(reply, { code: 'no-guest' });
    return answerPage(reply, parsePage(request.query), person, page =>
      store.listTablesOf(person, page),
    );
  });
};

const answerPage = async (
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
  return {
    tables: shown.map(row => ({
      table: cardIn(row, row.phase),
      at: row.at,
      seats: row.claims.filter(claim => claim.person === person).map(({ seat }) => seat),
      toAct: row.toAct,
    })),
    next: last && rows.length > limit ? formatCursor({ at: last.at, id: last.plan.id }) : null,
  };
};
