/** Tables: made, looked at, changed. */
import { isWireProblem, parseClaim, parseNewTable } from '@tidetable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../store/store.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import { planTable } from '../tables/newTable.ts';
import type { Refused } from '../tables/refused.ts';
import type { Tables } from '../tables/tables.ts';
import { limitedByAddress, limitedByPerson } from './limited.ts';
import { personOf } from './peopleRoutes.ts';
import { asRefused, refuse } from './refuse.ts';

type AtTable = FastifyRequest<{ Params: { id: string } }>;

export const addTables = (api: FastifyInstance, tables: Tables): void => {
  const { store } = tables;

  const limits = [limitedByPerson('tables'), limitedByAddress('tablesOfAddress')];
  api.post('/tables', { preHandler: limits }, async (request, reply) => {
    const person = await personOf(request, store);
    if (!person) return refuse(reply, { code: 'no-guest' });
    const body = parseNewTable(request.body);
    if (isWireProblem(body)) return refuse(reply, asRefused(body));
    const plan = planTable(person.id, body);
    if (typeof plan === 'string') return refuse(reply, { code: plan });
    await store.createTable(plan);
    return reply.code(201).send(await tables.use(plan.id, table => table.card));
  });

  api.get('/tables/:id', async ({ params }: AtTable, reply) => {
    const card = await tables.use(params.id, table => table.card);
    return card ?? refuse(reply, { code: 'no-such-table' });
  });

  api.get('/tables/:id/file', async ({ params }: AtTable, reply) => {
    const file = await tables.use(params.id, table => table.file ?? 'running');
    if (file === 'running') return refuse(reply, { code: file });
    return file ?? refuse(reply, { code: 'no-such-table' });
  });

  /** A change of a table by a person; the answer is the table as it is then. */
  const addChange = (
    name: string,
    change: (table: LiveTable, person: Person, body: unknown) => Promise<Refused | undefined>,
  ): void => {
    api.post(`/tables/:id/${name}`, async (request: AtTable, reply) => {
      const person = await personOf(request, store);
      if (!person) return refuse(reply, { code: 'no-guest' });
      const answer = await tables.use(
        request.params.id,
        async table => (await change(table, person, request.body)) ?? table.card,
      );
      if (!answer) return refuse(reply, { code: 'no-such-table' });
      return 'code' in answer ? refuse(reply, answer) : answer;
    });
  };
  addChange('claim', async (table, person, json) => {
    const body = parseClaim(json);
    return isWireProblem(body) ? asRefused(body) : table.claim(body.seat, person);
  });
  addChange('leave', (table, { id }) => table.leave(id));
  addChange('start', (table, { id }) => table.start(id));
};
