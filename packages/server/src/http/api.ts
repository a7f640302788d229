/** Tables over HTTP: `/api`, and the socket at which they are played. docs/table-protocol.md */
import fastifyCookie from '@fastify/cookie';
import fastifyWebsocket from '@fastify/websocket';
import { isName } from '@tidetable/match';
import {
  isWireProblem,
  LONGEST_CLIENT_MESSAGE,
  LONGEST_REQUEST,
  parseClaim,
  parseGuest,
  parseNewTable,
  type TableCode,
  type WireProblem,
} from '@tidetable/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../store/store.ts';
import type { LiveTable, Refused } from '../tables/liveTable.ts';
import { planTable } from '../tables/newTable.ts';
import type { Tables } from '../tables/tables.ts';
import { guestOf, nameGuest } from './guests.ts';
import { isOwnOrigin } from './origin.ts';
import { serveSocket } from './socket.ts';

export interface ApiOptions {
  readonly tables: Tables;
  /** Signs cookies. */
  readonly secret: string;
  /** The address that people use; undefined if any name of this machine will do. */
  readonly publicUrl: URL | undefined;
}

export const serveApi = async (
  app: FastifyInstance,
  { tables, secret, publicUrl }: ApiOptions,
): Promise<void> => {
  await app.register(fastifyCookie, { secret });
  await app.register(fastifyWebsocket, { options: { maxPayload: LONGEST_CLIENT_MESSAGE } });
  await app.register(
    async api => {
      api.removeContentTypeParser('text/plain'); // a form of another site could send that
      api.setErrorHandler(answerError);
      api.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
      api.addHook('onRequest', async (request, reply) => {
        const isHarmless = ['GET', 'HEAD'].includes(request.method) && !request.ws;
        if (isHarmless || isOwnOrigin(request, publicUrl)) return;
        return refuse(reply, { code: 'bad-origin' });
      });
      addPeople(api, tables, publicUrl?.protocol === 'https:');
      addTables(api, tables);
      api.get('/socket', { websocket: true }, (socket, request) =>
        serveSocket(socket, guestOf(request), tables),
      );
    },
    { prefix: '/api', bodyLimit: LONGEST_REQUEST },
  );
};

const addPeople = (api: FastifyInstance, { store }: Tables, isSecure: boolean): void => {
  api.post('/guest', async (request, reply) => {
    const body = parseGuest(request.body);
    if (isWireProblem(body)) return refuse(reply, asRefused(body));
    if (!isName(body.name)) return refuse(reply, { code: 'bad-name' });
    const { name } = await nameGuest(store, request, reply, { ...body, isSecure });
    return { name };
  });
  api.get('/guest', async (request, reply) => {
    const person = await personOf(request, store);
    return person ? { name: person.name } : refuse(reply, { code: 'no-guest' });
  });
};

type AtTable = FastifyRequest<{ Params: { id: string } }>;

const addTables = (api: FastifyInstance, tables: Tables): void => {
  const { store } = tables;

  api.post('/tables', async (request, reply) => {
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

const personOf = async (
  request: FastifyRequest,
  store: Tables['store'],
): Promise<Person | undefined> => {
  const id = guestOf(request);
  return id === undefined ? undefined : store.readPerson(id);
};

const asRefused = ({ problem }: WireProblem): Refused => ({ code: problem });

/** Whatever is not listed here is a conflict with how the table stands. */
const STATUS: { readonly [C in TableCode]?: number } = {
  'not-json': 400,
  'unknown-type': 400,
  shape: 400,
  'bad-name': 400,
  'unknown-game': 400,
  'bad-options': 400,
  'bad-seats': 400,
  'no-such-seat': 400,
  'no-guest': 401,
  'bad-origin': 403,
  'not-owner': 403,
  'no-such-table': 404,
  'too-large': 413,
  unavailable: 503,
};
const CONFLICT = 409;

const refuse = (reply: FastifyReply, refused: Refused): FastifyReply =>
  reply.code(STATUS[refused.code as TableCode] ?? CONFLICT).send(refused);

/** Of a request that cannot be read, or that we could not fulfil. */
const answerError = (error: FastifyError, _: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const status = error.statusCode ?? 500;
  if (status < 500) return refuse(reply, { code: status === 413 ? 'too-large' : 'not-json' });
  console.error(error);
  return refuse(reply, { code: 'unavailable' });
};
