/** Creating, reading and changing tables. */
import { isWireProblem, parseClaim, parseNewTable, parseSeat } from '@tidetable/protocol';
import type { FastifyInstance } from 'fastify';
import { hashOf, newSecret } from '../secrets.ts';
import { joinRematch } from '../tables/joinRematch.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import { planTable } from '../tables/newTable.ts';
import type { Refused } from '../tables/refused.ts';
import type { Tables } from '../tables/tables.ts';
import { type AtTable, atTable, isAdmitted } from './admission.ts';
import { addBotInvitation } from './botRoutes.ts';
import { limitedByAddress, limitedByPerson } from './limited.ts';
import { personOf } from './peopleRoutes.ts';
import { asRefused, refuse } from './refuse.ts';
import { addSeals } from './sealRoutes.ts';
import { addSpectators } from './spectatorRoutes.ts';
import type { AddChange } from './tableChange.ts';

export const addTables = (api: FastifyInstance, tables: Tables): void => {
  const { store } = tables;

  const limits = [limitedByPerson('tables'), limitedByAddress('tablesOfAddress')];
  api.post('/tables', { preHandler: limits }, async (request, reply) => {
    const person = personOf(request);
    if (!person) return refuse(reply, { code: 'no-guest' });
    const body = parseNewTable(request.body);
    if (isWireProblem(body)) return refuse(reply, asRefused(body));
    const plan = planTable(person.id, body);
    if (typeof plan === 'string') return refuse(reply, { code: plan });
    const invitation = plan.visibility === 'link' ? newSecret() : undefined;
    await store.createTable(plan, invitation && hashOf(invitation));
    const card = await tables.use(plan.id, table => table.card);
    return reply.code(201).send({ ...card, ...(invitation && { invitation }) });
  });

  api.get('/tables/:id', async (request: AtTable, reply) => {
    const card = await atTable(tables, request, table => table.card);
    return card ?? refuse(reply, { code: 'no-such-table' });
  });

  /** What there is after the end; a table that still runs need not be opened to know that. */
  const atEnd = async <T>(
    request: AtTable,
    tell: (table: LiveTable) => T | undefined,
  ): Promise<T | 'running' | undefined> => {
    if (!(await isAdmitted(store, request))) return undefined;
    if (!(await store.readResult(request.params.id))) return 'running';
    return tables.use(request.params.id, table => tell(table) ?? 'running');
  };

  api.get('/tables/:id/file', async (request: AtTable, reply) => {
    const file = await atEnd(request, table => table.file);
    if (file === 'running') return refuse(reply, { code: file });
    return file ?? refuse(reply, { code: 'no-such-table' });
  });

  api.get('/tables/:id/result', async (request: AtTable, reply) => {
    const outcome = await atEnd(request, table => table.outcome);
    if (outcome === 'running') return refuse(reply, { code: outcome });
    return outcome ?? refuse(reply, { code: 'no-such-table' });
  });

  /** A person's action at a table. The answer is its outcome, or else the card after it. */
  const addChange: AddChange = (name, change) => {
    api.post(`/tables/:id/${name}`, async (request: AtTable, reply) => {
      const person = personOf(request);
      if (!person) return refuse(reply, { code: 'no-guest' });
      const answer = await atTable(
        tables,
        request,
        async table => (await change(table, person, request.body)) ?? table.card,
      );
      if (!answer) return refuse(reply, { code: 'no-such-table' });
      return 'code' in answer ? refuse(reply, answer as Refused) : answer;
    });
  };
  addChange('claim', async (table, person, json) => {
    const body = parseClaim(json);
    return isWireProblem(body) ? asRefused(body) : table.seats.claim(body, person);
  });
  addChange('leave', (table, { id }) => table.seats.leave(id));
  addChange('start', (table, { id }) => table.seats.start(id));
  addChange('remove', async (table, { id }, json) => {
    const body = parseSeat(json);
    return isWireProblem(body) ? asRefused(body) : table.seats.remove(body.seat, id);
  });
  addChange('invitation', async (table, { id }) => {
    const invitation = newSecret();
    return (await table.seats.renewInvitation(hashOf(invitation), id)) ?? { invitation };
  });
  addChange('rematch', (table, person) => joinRematch(tables, table.card.id, person));
  addSeals(addChange);
  addSpectators(addChange);
  addBotInvitation(addChange, tables);
};
