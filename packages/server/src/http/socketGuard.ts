/** Metrics and limits of one socket. */
import type { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../telemetry/logger.ts';
import { addressOf, refuseTooMany } from './limited.ts';
import { refuse } from './refuse.ts';

export interface SocketGuard {
  readonly log: Log;
  /** False if messages come too fast. */
  mayRead(): boolean;
  /** False if a person sends too many chat messages. */
  maySay(person: string | undefined): boolean;
  refused(code: string): void;
  /** Called before the server closes a socket. */
  dropped(reason: string): void;
}

/** Before a socket is opened: how many an address has, and how fast it opens them. */
export const limitSockets = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  return request.ws ? enter(request, reply, request.raw.socket) : undefined;
};

/** The same for a stream of events, which is open as long as its response. */
export const limitStreams = (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => enter(request, reply, reply.raw);

const enter = async (
  request: FastifyRequest,
  reply: FastifyReply,
  line: EventEmitter,
): Promise<FastifyReply | undefined> => {
  const key = addressOf(request);
  const tooFast = refuseTooMany(request, reply, { name: 'sockets', key });
  if (tooFast) return tooFast;
  const leave = request.server.limits.sockets.enter(key);
  if (!leave) return refuse(reply.header('retry-after', RETRY), { code: 'too-many' });
  line.once('close', leave);
  return undefined;
};
const RETRY = 60; // seconds

export const guardSocket = (
  { limits, telemetry: { metrics } }: FastifyInstance,
  socket: WebSocket,
  log: Log,
): SocketGuard => {
  const bucket = limits.messages();
  let isDropped = false;
  metrics.socketsOpened.add();
  const dropped = (reason: string): void => {
    if (isDropped) return;
    isDropped = true;
    metrics.socketsDropped.add(1, reason);
    log.info({ reason }, 'socket dropped');
  };
  socket.on('error', ({ code }: Error & { code?: string }) =>
    dropped(code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' ? 'too-large' : 'no-websocket'),
  );
  return {
    log,
    maySay: person => person === undefined || limits.take('chat', person) === 0,
    mayRead: () => bucket.take(1, performance.now()) === 0,
    refused: code => metrics.refusals.add(1, code),
    dropped,
  };
};
