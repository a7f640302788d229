/** Tables over HTTP: `/api`, and the socket at which they are played. docs/table-protocol.md */
import fastifyCookie from '@fastify/cookie';
import fastifyWebsocket from '@fastify/websocket';
import { LONGEST_CLIENT_MESSAGE, LONGEST_REQUEST } from '@tidetable/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tables } from '../tables/tables.ts';
import { guestOf } from './guests.ts';
import { isOwnOrigin } from './origin.ts';
import { addPeople } from './peopleRoutes.ts';
import { refuse } from './refuse.ts';
import { serveSocket } from './socket.ts';
import { addTables } from './tableRoutes.ts';

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
      addPeople(api, tables.store, publicUrl?.protocol === 'https:');
      addTables(api, tables);
      api.get('/socket', { websocket: true }, (socket, request) =>
        serveSocket(socket, request.socket, guestOf(request), tables),
      );
    },
    { prefix: '/api', bodyLimit: LONGEST_REQUEST },
  );
};

/** Of a request that cannot be read, or that we could not fulfil. */
const answerError = (error: FastifyError, _: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const status = error.statusCode ?? 500;
  if (status < 500) return refuse(reply, { code: status === 413 ? 'too-large' : 'not-json' });
  console.error(error);
  return refuse(reply, { code: 'unavailable' });
};
