/** The public view of a table as server-sent events, for read-only clients. docs/api.md */
import { PassThrough } from 'node:stream';
import { formatTableMessage, type TableServerMessage } from '@tidetable/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Refused } from '../tables/refused.ts';
import type { Tables } from '../tables/tables.ts';
import type { Watcher } from '../tables/watcher.ts';
import { type AtTable, isAdmitted } from './admission.ts';
import { HEARTBEAT } from './heartbeat.ts';
import { refuse } from './refuse.ts';
import { limitStreams } from './socketGuard.ts';

/** Bytes that a client may leave unread; after a disconnect it can resume. */
const MOST_UNREAD = 1 << 20;
const RETRY = 2000; // milliseconds until a browser reconnects

export const addEvents = (
  api: FastifyInstance,
  tables: Tables,
  heartbeat: number = HEARTBEAT,
): void => {
  const open = new Set<EventStream>();
  api.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  const route = { exposeHeadRoute: false, preHandler: limitStreams };
  api.get('/tables/:id/events', route, async (request: AtTable, reply): Promise<FastifyReply> => {
    const since = readSince(request.headers['last-event-id']);
    if (since === undefined) return refuse(reply, { code: 'shape' });
    if (!(await isAdmitted(tables.store, request))) return refuse(reply, { code: 'no-such-table' });
    const held = await tables.hold(request.params.id);
    if (!held) return refuse(reply, { code: 'no-such-table' });
    const stream = new EventStream(heartbeat);
    const closed = new Promise<void>(resolve => stream.once('close', () => resolve()));
    reply.raw.once('close', () => stream.destroy());
    if (reply.raw.destroyed) stream.destroy();
    const watching = held.table.watch(stream.watcher, since);
    // Who is gone before the table had time for them is still put among those who look on.
    void Promise.all([closed, watching]).then(() => {
      open.delete(stream);
      held.table.unwatch(stream.watcher);
      held.release();
    });
    const refused = await watching;
    if (refused) stream.destroy();
    if (refused) return refuse(reply, refused);
    if (!stream.destroyed) open.add(stream);
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
  });
};

/** The number of log entries that a client has; undefined if invalid. */
const readSince = (id: string | string[] | undefined): number | undefined => {
  if (id === undefined || id === '') return 0;
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
};

class EventStream extends PassThrough {
  readonly #timer: NodeJS.Timeout;

  constructor(heartbeat: number) {
    super();
    this.write(`retry: ${RETRY}\n\n`);
    this.#timer = setInterval(() => this.#put(':\n\n'), heartbeat); // so that no proxy closes it as idle
    this.once('close', () => clearInterval(this.#timer));
  }

  /** A spectator without a name: the view of a seat is never sent here. */
  readonly watcher: Watcher = {
    person: undefined,
    send: text => this.#put(eventOf(text)),
    refuse: refused => this.#sendAway(refused),
  };

  #put(text: string): void {
    if (this.writableEnded || this.destroyed) return;
    this.write(text);
    if (this.writableLength + this.readableLength > MOST_UNREAD) this.destroy();
  }

  #sendAway(refused: Refused): void {
    this.#put(eventOf(formatTableMessage({ type: 'refused', ...refused })));
    this.end();
  }
}

/** Only a moment advances the position from which a client resumes. */
const eventOf = (text: string): string => {
  const message = JSON.parse(text) as TableServerMessage;
  const id = message.type === 'moment' ? `id: ${message.seq}\n` : '';
  return `event: ${message.type}\n${id}data: ${text}\n\n`;
};
