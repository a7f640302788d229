/** Bots of other people: their list, their invitation to a table, and their socket. */
import { isWireProblem, parseInviteBot } from '@tidetable/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BotPlayer } from '../onlineBots/botPlayer.ts';
import { SocketLine } from '../onlineBots/socketLine.ts';
import { hashOf } from '../secrets.ts';
import type { StoredBot } from '../store/bots.ts';
import type { Tables } from '../tables/tables.ts';
import { HEARTBEAT, keepAlive } from './heartbeat.ts';
import { limitedByAddress, refuseTooMany } from './limited.ts';
import { asRefused, refuse } from './refuse.ts';
import { guardSocket, limitSockets } from './socketGuard.ts';
import type { AddChange } from './tableChange.ts';

/**
 * The address of their socket. Browsers cannot send a token there, so the origin is not checked.
 */
export const BOT_SOCKET = '/api/bot';

declare module 'fastify' {
  interface FastifyRequest {
    /** A request for a socket, with the hash of its token. */
    bot: { readonly bot: StoredBot; readonly token: string } | undefined;
  }
}

export interface BotRouteOptions {
  readonly heartbeat?: number | undefined;
  readonly program?: string | undefined;
}

export const addBots = (
  api: FastifyInstance,
  tables: Tables,
  { heartbeat = HEARTBEAT, program = 'Tidetable' }: BotRouteOptions,
): void => {
  const { store } = tables;
  const lines = new Map<string, SocketLine>(); // the latest one of each bot

  api.get('/bots', async () => ({
    bots: (await store.listBots()).map(({ name, games }) => ({ name, games: [...games] })),
  }));

  const recogniseBot = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.ws) return undefined;
    const token = tokenOf(request);
    const bot = token && (await store.readBot(token));
    if (!bot)
      return (
        (await limitedByAddress('wrongSecrets')(request, reply)) ??
        refuse(reply, { code: 'bad-token' })
      );
    request.bot = { bot, token };
    return refuseTooMany(request, reply, { name: 'bots', key: bot.id });
  };
  api.decorateRequest('bot', undefined);
  const preValidation = [limitSockets, recogniseBot];
  api.get('/bot', { websocket: true, preValidation }, (socket, request) => {
    const { bot: known, log } = request;
    if (!known) return socket.terminate();
    const { bot, token } = known;
    keepAlive(socket, heartbeat);
    const line = new SocketLine(socket, guardSocket(request, socket));
    lines.get(bot.id)?.end('replaced');
    lines.set(bot.id, line);
    void line.closed.then(() => {
      if (lines.get(bot.id) === line) lines.delete(bot.id);
    });
    store.seeBot(bot.id).catch((error: unknown) => log.error(error));
    void new BotPlayer({ line, bot: bot.id, token, tables, program }).play();
  });
};

/** The hash of the token in a request; undefined without one. */
const tokenOf = ({ headers }: FastifyRequest): string | undefined => {
  const [, token] = /^Bearer ([\w-]{1,100})$/i.exec(headers.authorization ?? '') ?? [];
  return token === undefined ? undefined : hashOf(token);
};

/** Only by the owner of a table. */
export const addBotInvitation = (addChange: AddChange, { store }: Tables): void =>
  addChange('invite-bot', async (table, { id }, json) => {
    const body = parseInviteBot(json);
    if (isWireProblem(body)) return asRefused(body);
    const bot = (await store.listBots()).find(({ name }) => name === body.bot);
    return bot ? table.seats.inviteBot(body.seat, bot, id) : { code: 'no-such-bot' };
  });
