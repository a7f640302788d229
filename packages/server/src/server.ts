import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { startThinkers } from './bots/thinkers.ts';
import { serveClient } from './client.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { serveApi } from './http/api.ts';
import { limitConnections } from './http/connections.ts';
import { serveMetrics } from './http/metricsRoute.ts';
import { addReadiness } from './http/readiness.ts';
import { belongsTo } from './limits/address.ts';
import { createLimits, type LimitOptions } from './limits/limits.ts';
import { addJobs } from './periodicJobs.ts';
import type { Store } from './store/store.ts';
import { DURATIONS, type Durations } from './tables/durations.ts';
import { Tables } from './tables/tables.ts';
import { Upkeep } from './tables/upkeep.ts';
import { type LogOptions, loggerOptions, logRequests } from './telemetry/logger.ts';
import { createMetrics } from './telemetry/metrics.ts';

export interface ServerOptions {
  readonly port: number; // 0 for any free port
  readonly host: string;
  /** The folder of the built client. */
  readonly dist: string;
  /** The store of online tables; without it there are none. */
  readonly store?: Store | undefined;
  /** The public address; without it any name of this machine is accepted. */
  readonly publicUrl?: URL | undefined;
  /** Durations that differ from the defaults. */
  readonly durations?: Partial<Durations> | undefined;
  /** The name of this program for bots. */
  readonly program?: string | undefined;
  /** Milliseconds between two pings of a socket, if not the default. */
  readonly heartbeat?: number | undefined;
  /** By default warnings to standard error. */
  readonly log?: LogOptions | undefined;
  readonly limits?: LimitOptions | undefined;
  /** Addresses and networks of proxies, whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** The token for `/metrics`; without one, only this machine may read it. */
  readonly metricsToken?: string | undefined;
}

export interface Server {
  readonly port: number;
  /**
   * Takes no more requests; running ones get a moment to end, then all is cut off. Accepted moves
   * are stored; the store stays open.
   */
  close(): Promise<void>;
}

const GRACE = 2000; // milliseconds for running requests to end
const HEAD_TIME = 10_000; // milliseconds until the headers of a request must be complete
const CHECK_TIME = 2000; // milliseconds
const WARNINGS: LogOptions = { level: 'warn', stream: process.stderr };

/** Throws the error of the system if it cannot listen there. */
export const startServer = async (options: ServerOptions): Promise<Server> => {
  const { port, host, dist, store } = options;
  const { log = WARNINGS, limits, trustedProxies = [], metricsToken } = options;
  const isTrusted = belongsTo(trustedProxies);
  const app = fastify({
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }), // our own log has no addresses
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 && isTrusted,
    http: { headersTimeout: HEAD_TIME, connectionsCheckingInterval: CHECK_TIME },
    forceCloseConnections: 'idle',
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000, // a client that sends its request more slowly is cut off
    frameworkErrors: answerError, // an invalid address reaches no hook
  });
  app.decorate('telemetry', { log: app.log, metrics: createMetrics() });
  app.decorate('limits', createLimits(limits));
  limitConnections(app, isTrusted);
  logRequests(app);
  app.addHook('onRequest', async (_, reply) => void reply.headers(SECURITY_HEADERS));
  app.addHook('onRequest', refuseMethod);
  app.setErrorHandler(answerError);
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  serveMetrics(app, metricsToken);
  if (store) await serveTables(app, store, options);
  await serveClient(app, resolve(dist));
  await app.listen({ port, host });
  const { port: actual } = app.server.address() as AddressInfo;
  return { port: actual, close: () => close(app) };
};

const serveTables = async (
  app: FastifyInstance,
  store: Store,
  { publicUrl, durations, heartbeat, program }: ServerOptions,
): Promise<void> => {
  const { telemetry, limits } = app;
  const { metrics } = telemetry;
  const thinkers = startThinkers(metrics);
  const tables = new Tables(store, thinkers, telemetry, { ...DURATIONS, ...durations });
  metrics.watch('tables', 'Tables in memory.', () => tables.size);
  metrics.watch('sockets', 'Sockets that are open.', () => limits.sockets.size);
  store.observe(({ outcomes, seconds }) => {
    for (const outcome of outcomes) metrics.appends.add(1, outcome);
    metrics.commitSizes.observe(outcomes.length);
    metrics.commits.observe(seconds);
  });
  const upkeep = await Upkeep.start(tables);
  await serveApi(app, { tables, secret: await store.secret(), publicUrl, heartbeat, program });
  addReadiness(app, store);
  addJobs(app, store, tables);
  app.addHook('preClose', () => tellToComeBack(app, tables));
  app.addHook('onClose', async () => {
    await upkeep.stop();
    await tables.close();
    await thinkers.close();
  });
};

/** Received messages are stored and answered, then clients are told that the server restarts. */
const tellToComeBack = async (app: FastifyInstance, tables: Tables): Promise<void> => {
  const { clients } = app.websocketServer;
  for (const socket of clients) socket.pause();
  await pause(HEARING); // received data is still read
  await tables.close();
  await new Promise(setImmediate); // requests that waited for a table have been answered by then
  for (const socket of clients) {
    socket.resume(); // for the closing handshake
    socket.close(RESTART, 'restart');
  }
};
const HEARING = 50; // milliseconds
const RESTART = 1012; // the close code for a restart

/** A client that sends half a request, or never reads its answer, must not delay the end. */
const close = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => {
    app.server.closeAllConnections();
    for (const socket of app.websocketServer?.clients ?? []) socket.terminate();
  }, GRACE);
  await app.close();
  clearTimeout(timer);
};

/** For any path: where no route takes a method, only GET and HEAD are allowed. */
const refuseMethod = async ({ is404, method }: FastifyRequest, reply: FastifyReply) => {
  if (!is404 || method === 'GET' || method === 'HEAD') return;
  reply.header('allow', 'GET, HEAD');
  return answerStatus(reply, 405);
};

/** Clients get only the status; the operator's log gets our own faults. */
const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(error);
  answerStatus(reply, status);
};

const answerStatus = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
    .type('text/plain')
    .send(`${STATUS_CODES[status] ?? status}\n`);
