/** A client of the table protocol: puts together what it is told, and notices a gap or a repetition. */
import { once } from 'node:events';
import type { LogLine } from '@tidetable/match';
import {
  formatTableMessage,
  isWireProblem,
  type Moment,
  type OnlineCard,
  parseTableServerMessage,
  TABLE_PROTOCOL,
  type TableClientMessage,
  type TableServerMessage,
} from '@tidetable/protocol';
import { WebSocket } from 'ws';
import type { Guest } from './guest.ts';

type Answer = Extract<TableServerMessage, { type: 'accepted' | 'refused' | 'past' }>;

export class TableClient {
  readonly guest: Guest;
  readonly table: string;
  readonly lines: LogLine[] = [];
  /** The view at each `seq` at which it was told, as JSON. */
  readonly views = new Map<number, string>();
  view: Record<string, unknown> = {};
  moment: Moment | undefined;
  card: OnlineCard | undefined;
  seat: number | undefined;
  /** Everything that ever came, as it came. */
  readonly heard: string[] = [];
  readonly refusals: Answer[] = []; // of the socket itself
  socket: WebSocket | undefined;
  readonly #answers = new Map<string, (answer: Answer | undefined) => void>();
  #wake: () => void = () => undefined;
  #failure: Error | undefined;
  #ids = 0;

  constructor(guest: Guest, table: string) {
    this.guest = guest;
    this.table = table;
  }

  get seq(): number {
    return this.lines.length;
  }

  /** Opens a socket and says hello; what was heard before is not asked for again. */
  async connect(): Promise<this> {
    const socket = new WebSocket(`${this.guest.address.replace('http', 'ws')}api/socket`, {
      headers: this.guest.headers,
    });
    this.socket = socket;
    socket.on('message', data => this.#hear(socket, String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const answer of this.#answers.values()) answer(undefined);
      this.#answers.clear();
      this.#wake();
    });
    await once(socket, 'open');
    const { table, seq: since } = this;
    this.say({ type: 'hello', protocol: TABLE_PROTOCOL, table, since });
    return this;
  }

  /** As a lost connection does: nothing is said, and nothing that is on its way arrives. */
  drop(): void {
    this.socket?.removeAllListeners('message').terminate();
  }

  say(message: TableClientMessage): void {
    this.socket?.send(formatTableMessage(message));
  }

  newId(): string {
    return `w${++this.#ids}`;
  }

  /** The answer to a wish; undefined if the socket was lost before it came. */
  async ask(
    wish: Extract<TableClientMessage, { type: 'move' | 'undo' | 'look' }>,
  ): Promise<Answer | undefined> {
    const answered = new Promise<Answer | undefined>(resolve => {
      this.#answers.set(wish.id, resolve);
    });
    this.say(wish);
    return answered;
  }

  move(move: string, ply = this.seq): Promise<Answer | undefined> {
    return this.ask({ type: 'move', id: this.newId(), ply, move });
  }

  look(ply: number): Promise<Answer | undefined> {
    return this.ask({ type: 'look', id: this.newId(), ply });
  }

  /** Waits for what it is told; fails if what it is told is wrong, or nothing comes for long. */
  async until(isSo: () => boolean): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (!isSo()) {
      if (this.#failure) throw this.#failure;
      if (Date.now() > deadline) throw new Error('nothing came');
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, 20); // another client may be told what this one waits for
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    if (this.#failure) throw this.#failure;
  }

  #hear(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.heard.push(text);
    const message = parseTableServerMessage(text);
    if (isWireProblem(message)) this.#failure = new Error(`unreadable: ${text}`);
    else this.#take(message);
    this.#wake();
  }

  #take(message: TableServerMessage): void {
    switch (message.type) {
      case 'welcome':
      case 'table':
        this.card = message.table;
        this.seat = message.seat;
        return;
      case 'moment':
        this.#takeMoment(message);
        return;
      case 'accepted':
      case 'refused':
      case 'past':
        if (message.id === undefined) this.refusals.push(message);
        else this.#answers.get(message.id)?.(message);
    }
  }

  #takeMoment(moment: Moment): void {
    const { since, seq, lines, whole, set, gone } = moment;
    const isNext = since === this.seq && seq === since + lines.length;
    if (!isNext || lines.some(({ ply }, i) => ply !== since + i))
      this.#failure = new Error(`lines ${since} to ${seq} after ${this.seq}`);
    this.lines.push(...lines);
    this.view = whole ? set : { ...this.view, ...set };
    for (const name of gone) delete this.view[name];
    this.moment = moment;
    this.views.set(seq, JSON.stringify(this.view));
  }
}
