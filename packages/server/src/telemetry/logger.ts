/**
 * The log: JSON lines, without secrets. A request has its route, never its address: that may have
 * the id of a table, by which people can enter. Headers and bodies are not logged at all.
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

/** Enough to identify a table, too little to enter it. */
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

/** Of an error no other fields: they may include the raw request, with its cookie. */
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
