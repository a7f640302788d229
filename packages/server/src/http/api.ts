/** Online tables over HTTP: `/api`, and the socket for matches. docs/table-protocol.md */
import fastifyCookie from '@fastify/cookie';
import fastifyWebsocket from '@fastify/websocket';
import { LONGEST_CLIENT_MESSAGE, LONGEST_REQUEST } from '@tidetable/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tables } from '../tables/tables.ts';
import { addDocument } from './apiPage.ts';
import { addBots, BOT_SOCKET } from './botRoutes.ts';
import { addChat } from './chatRoutes.ts';
import { addEvents } from './eventStream.ts';
import { guestOf, recogniseGuests } from './guests.ts';
import { limitRequests } from './limited.ts';
import { addLists } from './listRoutes.ts';
import { isOwnOrigin } from './origin.ts';
import { addPeople } from './peopleRoutes.ts';
import { refuse } from './refuse.ts';
import { SignedInSockets } from './signedInSockets.ts';
import { addDeviceLinks, addSignIns } from './signInRoutes.ts';
import { serveSocket } from './socket.ts';
import { guardSocket, limitSockets } from './socketGuard.ts';
import { addTables } from './tableRoutes.ts';

export interface ApiOptions {
  readonly tables: Tables;
  /** The key that signs cookies. */
  readonly secret: string;
  /** The public address; undefined if any name of this machine is accepted. */
  readonly publicUrl: URL | undefined;
  /** Milliseconds between two pings of a socket. */
  readonly heartbeat?: number | undefined;
  /** The name of the server for bots. */
  readonly program?: string | undefined;
}

export const serveApi = async (
  app: FastifyInstance,
  { tables, secret, publicUrl, heartbeat, program }: ApiOptions,
): Promise<void> => {
  const { store } = tables;
  await app.register(fastifyCookie, { secret });
  await app.register(fastifyWebsocket, {
    options: SOCKETS,
    errorHandler: (error, socket, { log }) => {
      log.info(error); // the socket of a client that breaks the protocol, and is cut off
      socket.terminate();
    },
    preClose: done => done(), // the server closes it with its own code
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.ws && !SOCKET_ROUTES.includes(request.routeOptions.url))
      return reply.code(404).send();
  });
  await app.register(
    async api => {
      api.removeContentTypeParser('text/plain'); // a content type that a form of another site could send
      api.setErrorHandler(answerError);
      api.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
      api.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id));
      limitRequests(api);
      api.addHook('onRequest', async (request, reply) => {
        const isHarmless = request.ws
          ? request.routeOptions.url === BOT_SOCKET
          : ['GET', 'HEAD'].includes(request.method);
        if (isHarmless || isOwnOrigin(request, publicUrl)) return;
        return refuse(reply, { code: 'bad-origin' });
      });
      const isSecure = publicUrl?.protocol === 'https:';
      recogniseGuests(api, store, isSecure);
      const sockets = new SignedInSockets(store);
      api.addHook('onClose', async () => sockets.close());
      addPeople(api, store, isSecure);
      addSignIns(api, { store, sockets, isSecure });
      addDeviceLinks(api, { store, sockets, isSecure });
      addTables(api, tables);
      addLists(api, store);
      addChat(api, tables);
      addBots(api, tables, { heartbeat, program });
      addEvents(api, tables, heartbeat);
      addDocument(api);
      api.get('/socket', { websocket: true, preValidation: limitSockets }, (socket, request) => {
        const { log, signIn, socket: connection } = request;
        const person = guestOf(request);
        if (signIn) sockets.add(signIn.id, socket);
        if (person !== undefined)
          store.seePerson(person).catch((error: unknown) => log.error(error));
        const guard = guardSocket(request, socket);
        serveSocket(socket, { connection, person, tables, guard, heartbeat });
      });
    },
    { prefix: '/api', bodyLimit: LONGEST_REQUEST },
  );
};

const SOCKET_ROUTES: readonly (string | undefined)[] = ['/api/socket', BOT_SOCKET];
const SOCKETS = {
  autoPong: false, // ws would answer however much is unread: answerPings.ts
  maxPayload: LONGEST_CLIENT_MESSAGE,
  closeTimeout: 2000, // milliseconds for a closing handshake
};

/** The code for a request that is invalid, or failed by our fault. */
const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const status = error.statusCode ?? 500;
  if (status < 500) return refuse(reply, { code: status === 413 ? 'too-large' : 'not-json' });
  request.log.error(error);
  return refuse(reply, { code: 'unavailable' });
};
