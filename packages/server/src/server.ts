import { STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type FastifyError, type FastifyReply, fastify } from 'fastify';
import { serveClient } from './client.ts';
import { SECURITY_HEADERS } from './headers.ts';

export interface ServerOptions {
  readonly port: number; // 0 for any that is free
  readonly host: string;
  /** The folder of the built client. */
  readonly dist: string;
}

export interface Server {
  readonly port: number;
  /** Lets running requests end, then stops. */
  close(): Promise<void>;
}

/** Throws what the system says when it cannot listen there. */
export const startServer = async ({ port, host, dist }: ServerOptions): Promise<Server> => {
  const app = fastify({
    forceCloseConnections: 'idle',
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000, // nobody holds a line by asking slowly
    frameworkErrors: answerError, // an address that cannot be read passes no hook
  });
  app.addHook('onRequest', async (_, reply) => void reply.headers(SECURITY_HEADERS));
  app.setErrorHandler(answerError);
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  await serveClient(app, resolve(dist));
  await app.listen({ port, host });
  const { port: actual } = app.server.address() as AddressInfo;
  return { port: actual, close: () => app.close() };
};

/** Says no more than the status does; what is our own fault is told to whoever runs the server. */
const answerError = (error: FastifyError, _: unknown, reply: FastifyReply): void => {
  const status = error.statusCode ?? 500;
  if (status >= 500) console.error(error);
  reply
    .code(status)
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
    .type('text/plain')
    .send(`${STATUS_CODES[status] ?? status}\n`);
};
