/** One socket: who speaks, at which table, and what is too much. */
import type { WebSocket } from '@fastify/websocket';
import {
  formatTableMessage,
  type Hello,
  isWireProblem,
  type Look,
  parseTableClientMessage,
  TABLE_PROTOCOL,
  type TableServerMessage,
  type Wish,
} from '@tidetable/protocol';
import type { Watcher } from '../tables/audience.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import type { Refused } from '../tables/refused.ts';
import type { Tables } from '../tables/tables.ts';

const HELLO_TIME = 5000; // milliseconds
/** Messages that wait for their answer; while there are more, nothing is read. */
const MOST_WAITING = 32;
/** Bytes that a reader may leave unread; it can come back and ask for the rest. */
const MOST_UNREAD = 1 << 20;
const REFUSED = 1008; // the close code for what breaks a policy

export const serveSocket = (
  socket: WebSocket,
  person: string | undefined,
  tables: Tables,
): void => {
  let table: LiveTable | undefined;
  let hello: Promise<unknown> | undefined;
  let waiting = 0;
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()));

  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(text);
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  };
  const tell = (message: TableServerMessage): void => send(formatTableMessage(message));
  const refuse = (refused: Refused): void => {
    tell({ type: 'refused', ...refused });
    socket.close(REFUSED, refused.code);
  };
  const watcher: Watcher = { person, send };

  const enter = async ({ protocol, table: id, since = 0 }: Hello): Promise<void> => {
    if (protocol !== TABLE_PROTOCOL) return refuse({ code: 'version' });
    const held = await tables.hold(id);
    if (!held) return refuse({ code: 'no-such-table' });
    const refused = await held.table.watch(watcher, since);
    void closed.then(() => {
      held.table.unwatch(watcher);
      held.release();
    });
    if (refused) refuse(refused);
    else table = held.table;
  };

  const answer = async (wish: Wish | Look): Promise<void> => {
    await hello;
    if (!table) return;
    const { id } = wish;
    if (wish.type === 'look') {
      const past = table.look(person, wish.ply);
      return tell(
        'code' in past ? { type: 'refused', id, ...past } : { type: 'past', id, ...past },
      );
    }
    const refused = await table.wish(person, wish);
    tell(refused ? { type: 'refused', id, ...refused } : { type: 'accepted', id });
  };

  const timer = setTimeout(() => refuse({ code: 'no-hello' }), HELLO_TIME);
  socket.on('message', async (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const message = isBinary ? undefined : parseTableClientMessage(String(data));
    if (!message) return refuse({ code: 'not-json' });
    if (isWireProblem(message)) return refuse({ code: message.problem });
    if ((message.type === 'hello') === (hello !== undefined)) return refuse({ code: 'no-hello' });
    if (message.type === 'hello') {
      clearTimeout(timer);
      hello = enter(message).catch(error => {
        console.error(error);
        refuse({ code: 'unavailable' });
      });
      return;
    }
    if (++waiting === MOST_WAITING) socket.pause();
    await answer(message);
    if (waiting-- === MOST_WAITING) socket.resume();
  });
  socket.on('error', () => socket.terminate()); // too large a message, or no WebSocket at all
  void closed.then(() => clearTimeout(timer));
};
