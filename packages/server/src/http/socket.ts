/** One socket: its person, its table, and its limits. */
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from '@fastify/websocket';
import {
  CLOSED_REFUSED,
  CLOSED_RELOAD,
  formatTableMessage,
  type Hello,
  inProtocol,
  isWireProblem,
  mayRead,
  type PastQuestion,
  parseTableClientMessage,
  TABLE_PROTOCOL,
  TABLE_PROTOCOLS,
  type TableServerMessage,
  type TableWish,
} from '@tidetable/protocol';
import { hashOf } from '../secrets.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import type { Refused } from '../tables/refused.ts';
import type { Tables } from '../tables/tables.ts';
import type { Watcher } from '../tables/watcher.ts';
import { answerPings } from './answerPings.ts';
import { HEARTBEAT, keepAlive } from './heartbeat.ts';
import type { SocketGuard } from './socketGuard.ts';
import { writeTogether } from './writeTogether.ts';

const HELLO_TIME = 5000; // milliseconds
/** Messages in process; while there are more, the socket is not read. */
const MOST_WAITING = 32;
/** Bytes that a client may leave unread; after a disconnect it can resume. */
const MOST_UNREAD = 1 << 20;

export interface SocketParts {
  readonly connection: Duplex; // on which it speaks
  readonly person: string | undefined; // undefined without a cookie
  readonly tables: Tables;
  readonly guard: SocketGuard;
  readonly heartbeat?: number | undefined; // milliseconds
}

export const serveSocket = (
  socket: WebSocket,
  { connection, person, tables, guard, heartbeat = HEARTBEAT }: SocketParts,
): void => {
  const holdWrites = writeTogether(connection);
  let version = TABLE_PROTOCOL; // until its `hello` names another one
  let table: LiveTable | undefined;
  let hello: Promise<unknown> | undefined;
  let waiting = 0;
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()));

  const send = (text: string): void => {
    const message = inProtocol(version, text);
    if (message === undefined || socket.readyState !== socket.OPEN) return;
    holdWrites();
    socket.send(message);
    if (socket.bufferedAmount <= MOST_UNREAD) return;
    guard.dropped('slow-reader');
    socket.terminate();
  };
  const tell = (message: TableServerMessage): void => send(formatTableMessage(message));
  const refuse = (refused: Refused): void => {
    tell({ type: 'refused', ...refused });
    guard.refused(refused.code);
    guard.dropped(refused.code);
    socket.close(refused.code === 'version' ? CLOSED_RELOAD : CLOSED_REFUSED, refused.code);
  };
  const watcher: { -readonly [K in keyof Watcher]: Watcher[K] } = { person, send, refuse };

  const enter = async (hello: Hello): Promise<void> => {
    const { protocol, table: id, since = 0, invitation } = hello;
    if (!TABLE_PROTOCOLS.includes(protocol)) return refuse({ code: 'version' });
    version = protocol;
    const hash = invitation === undefined ? undefined : hashOf(invitation);
    if (!(await tables.store.mayEnter(id, person, hash))) return refuse({ code: 'no-such-table' });
    watcher.wishedSeat = hello.seat;
    const held = await tables.hold(id);
    if (!held) return refuse({ code: 'no-such-table' });
    const refused =
      (await held.table.watch(watcher, since)) ??
      (await held.table.chat.add(watcher, hello.chatSince ?? 0));
    void closed.then(() => {
      held.table.unwatch(watcher);
      held.release();
    });
    if (refused) refuse(refused);
    else table = held.table;
  };

  const wished = async (at: LiveTable, wish: TableWish): Promise<Refused | undefined> => {
    switch (wish.type) {
      case 'say':
      case 'phrase':
        return guard.maySay(person) ? at.chat.say(watcher, wish) : { code: 'too-many' };
      case 'salt':
        return at.seats.openSalt(watcher, wish);
      case 'look':
        return at.look(watcher, wish.seat);
      default:
        return at.wish(watcher, wish);
    }
  };

  const answer = async (wish: TableWish): Promise<void> => {
    await hello;
    if (!table) return;
    const { id } = wish;
    const refused = await wished(table, wish);
    if (refused) guard.refused(refused.code);
    tell(refused ? { type: 'refused', id, ...refused } : { type: 'accepted', id });
  };

  const tellPast = async ({ id, ply }: PastQuestion): Promise<void> => {
    await hello;
    for (let wait = guard.takePast(); wait > 0; wait = guard.takePast()) await pause(wait * 1000);
    if (socket.readyState !== socket.OPEN) return;
    const past = table?.past(watcher, ply);
    if (past)
      tell('code' in past ? { type: 'refused', id, ...past } : { type: 'past', id, ...past });
  };

  keepAlive(socket, heartbeat);
  answerPings(socket, {
    guard,
    mostUnread: MOST_UNREAD,
    onTooMany: () => refuse({ code: 'too-many' }),
  });
  const timer = setTimeout(() => refuse({ code: 'no-hello' }), HELLO_TIME);
  socket.on('message', async (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!guard.mayRead()) return refuse({ code: 'too-many' });
    const message = isBinary ? undefined : parseTableClientMessage(String(data));
    if (!message) return refuse({ code: 'not-json' });
    if (isWireProblem(message)) return refuse({ code: message.problem });
    if (!mayRead(version, message.type)) return refuse({ code: 'unknown-type' });
    if ((message.type === 'hello') === (hello !== undefined)) return refuse({ code: 'no-hello' });
    if (message.type === 'hello') {
      clearTimeout(timer);
      hello = enter(message).catch(error => {
        guard.log.error(error);
        refuse({ code: 'unavailable' });
      });
      return;
    }
    if (message.type === 'ping') return tell({ type: 'pong', id: message.id });
    if (++waiting === MOST_WAITING) socket.pause();
    await (message.type === 'past' ? tellPast(message) : answer(message));
    if (waiting-- === MOST_WAITING) socket.resume();
  });
  socket.on('error', () => socket.terminate()); // the message is too large, or not a WebSocket frame
  void closed.then(() => clearTimeout(timer));
};
