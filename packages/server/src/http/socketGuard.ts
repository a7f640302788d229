/** Metrics and limits of one socket. */
import type { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../telemetry/logger.ts';
import { addressOf, refuseTooMany } from './limited.ts';
import { refuse } from './refuse.ts';

export interface SocketGuard {
  readonly log: Log;
  /** False if messages come too fast. */
  mayRead(): boolean;
  /** Takes one moment of the past; 0 if it may be made, else the seconds to wait. */
  takePast(): number;
  /** False if a person says too much. */
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
  line: EventEmitter & { readonly destroyed: boolean },
): Promise<FastifyReply | undefined> => {
  const key = addressOf(request);
  const tooFast = refuseTooMany(request, reply, { name: 'sockets', key });
  if (tooFast) return tooFast;
  const leave = request.server.limits.sockets.enter(key);
  if (!leave) return refuse(reply.header('retry-after', RETRY), { code: 'too-many' });
  if (line.destroyed)
    leave(); // it was closed before anybody listened
  else line.once('close', leave);
  return undefined;
};
const RETRY = 60; // seconds

/** A moment of the past is made of the whole match: in work it is so many messages. */
const PAST_COST = 20;

export const guardSocket = (request: FastifyRequest, socket: WebSocket): SocketGuard => {
  const { log, server } = request;
  const { limits, telemetry } = server;
  const { metrics } = telemetry;
  const address = addressOf(request);
  const messages = limits.bucket('messages');
  const pasts = limits.bucket('pasts');
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
    mayRead: () =>
      messages.take(1, performance.now()) === 0 && limits.take('messagesOfAddress', address) === 0,
    takePast: () =>
      pasts.take(1, performance.now()) || limits.take('messagesOfAddress', address, PAST_COST),
    refused: code => metrics.refusals.add(1, code),
    dropped,
  };
};
