/**
 * The log: JSON lines, without secrets. A request is named by its route, never by its address: that
 * may hold the id of a table, which lets people in. Headers and bodies are not logged at all.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Log {
  info(what: object, message?: string): void;
  error(what: unknown, message?: string): void;
}
export const SILENT: Log = { info: () => undefined, error: () => undefined };

export interface LogOptions {
  readonly level: LogLevel;
  readonly stream: { write(line: string): void };
}

/** Enough to find a table by, too little to sit down there. */
export const shortId = (id: string): string => id.slice(0, 8);

export const loggerOptions = ({ level, stream }: LogOptions) => ({
  level,
  stream,
  base: { pid: process.pid },
  serializers: {
    err: asLogged,
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? '' }),
  },
});

/** Of an error no other fields: a request that cannot be read is one of them as it came, cookie and all. */
const asLogged = ({ name, code, message, stack }: Error & { code?: unknown }) => ({
  type: name,
  code,
  message,
  stack: stack ?? '',
});

/** One line for each request, once it is answered. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'request');
  });
};
