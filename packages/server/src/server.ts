import { STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
} from 'fastify';
import { startThinkers } from './bots/thinkers.ts';
import { serveClient } from './client.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { serveApi } from './http/api.ts';
import type { Store } from './store/store.ts';
import { Tables } from './tables/tables.ts';
import { TIMES, type Times } from './tables/times.ts';
import { Upkeep } from './tables/upkeep.ts';

export interface ServerOptions {
  readonly port: number; // 0 for any that is free
  readonly host: string;
  /** The folder of the built client. */
  readonly dist: string;
  /** Where online tables are kept; without it there are none. */
  readonly store?: Store | undefined;
  /** The address that people use; without it any name of this machine will do. */
  readonly publicUrl?: URL | undefined;
  /** How long things may take, where it is not as usual. */
  readonly times?: Partial<Times> | undefined;
  /** Milliseconds between two pings of a socket, likewise. */
  readonly heartbeat?: number | undefined;
}

export interface Server {
  readonly port: number;
  /**
   * Takes no more requests; those that are running get a moment to end, then all is cut off. What was
   * accepted at a table is stored; the store stays open.
   */
  close(): Promise<void>;
}

const GRACE = 2000; // milliseconds for running requests to end

/** Throws what the system says when it cannot listen there. */
export const startServer = async (options: ServerOptions): Promise<Server> => {
  const { port, host, dist, store } = options;
  const app = fastify({
    forceCloseConnections: 'idle',
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000, // a client that sends its request slower than this is cut off
    frameworkErrors: answerError, // an address that cannot be read passes no hook
  });
  app.addHook('onRequest', async (_, reply) => void reply.headers(SECURITY_HEADERS));
  app.addHook('onRequest', refuseMethod);
  app.setErrorHandler(answerError);
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  if (store) await serveTables(app, store, options);
  await serveClient(app, resolve(dist));
  await app.listen({ port, host });
  const { port: actual } = app.server.address() as AddressInfo;
  return { port: actual, close: () => close(app) };
};

const serveTables = async (
  app: FastifyInstance,
  store: Store,
  { publicUrl, times, heartbeat }: ServerOptions,
): Promise<void> => {
  const thinkers = startThinkers();
  const tables = new Tables(store, thinkers, { ...TIMES, ...times });
  const upkeep = await Upkeep.start(tables);
  await serveApi(app, { tables, secret: await store.secret(), publicUrl, heartbeat });
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const isReady = await store.readPerson('').then(
      () => true,
      () => false,
    );
    return isReady ? { status: 'ready' } : reply.code(503).send({ status: 'unavailable' });
  });
  app.addHook('onClose', async () => {
    await upkeep.stop();
    await tables.close();
    await thinkers.close();
  });
};

/** A client that sends half a request, or never reads its answer, must not keep us. */
const close = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => {
    app.server.closeAllConnections();
    for (const socket of app.websocketServer?.clients ?? []) socket.terminate();
  }, GRACE);
  await app.close();
  clearTimeout(timer);
};

/** Whatever the path: where no route takes a method, only GET and HEAD are allowed. */
const refuseMethod = async ({ is404, method }: FastifyRequest, reply: FastifyReply) => {
  if (!is404 || method === 'GET' || method === 'HEAD') return;
  reply.header('allow', 'GET, HEAD');
  return answerStatus(reply, 405);
};

/** Says no more than the status does; what is our own fault is told to whoever runs the server. */
const answerError = (error: FastifyError, _: unknown, reply: FastifyReply): void => {
  const status = error.statusCode ?? 500;
  if (status >= 500) console.error(error);
  answerStatus(reply, status);
};

const answerStatus = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
    .type('text/plain')
    .send(`${STATUS_CODES[status] ?? status}\n`);
