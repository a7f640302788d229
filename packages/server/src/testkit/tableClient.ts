/** A client of the table protocol: puts together what it is told, and notices a gap or a repetition. */
import { once } from 'node:events';
import type { LogLine } from '@tidetable/match';
import {
  type ChatMessage,
  formatTableMessage,
  isWireProblem,
  type Moment,
  type OnlineCard,
  type Past,
  type PastQuestion,
  parseTableServerMessage,
  type SeatConsent,
  TABLE_PROTOCOL,
  type TableClientMessage,
  type TableServerMessage,
  type TableWish,
} from '@tidetable/protocol';
import { WebSocket } from 'ws';
import type { Guest } from './guest.ts';

type Refusal = Extract<TableServerMessage, { type: 'refused' }>;
type Accepted = Extract<TableServerMessage, { type: 'accepted' }>;
type Answer = Accepted | Refusal | Past;

export class TableClient {
  readonly guest: Guest;
  readonly table: string;
  readonly wishedSeat: number | undefined; // of a person with several
  readonly lines: LogLine[] = [];
  /** What was said, as far as this reader may hear it, and the number of the last message. */
  readonly said: ChatMessage[] = [];
  chatSeq = 0;
  /** The view at each `seq` at which it was told, as JSON. */
  readonly views = new Map<number, string>();
  view: Record<string, unknown> = {};
  moment: Moment | undefined;
  card: OnlineCard | undefined;
  seat: number | undefined;
  /** Everything that ever came, as it came. */
  readonly heard: string[] = [];
  /** What it may decide about spectators, if it has a seat. */
  consent: SeatConsent | undefined;
  readonly refusals: Refusal[] = []; // of the socket itself
  socket: WebSocket | undefined;
  readonly #answers = new Map<string, (answer: Answer | undefined) => void>();
  #wake: () => void = () => undefined;
  #failure: Error | undefined;
  #ids = 0;

  constructor(guest: Guest, table: string, wishedSeat?: number) {
    this.guest = guest;
    this.table = table;
    this.wishedSeat = wishedSeat;
  }

  /** A client that has been welcomed. */
  static async at(guest: Guest, table: string, wishedSeat?: number): Promise<TableClient> {
    const client = await new TableClient(guest, table, wishedSeat).connect();
    await client.until(() => client.card !== undefined);
    return client;
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
    const { table, seq: since, chatSeq: chatSince, wishedSeat: seat } = this;
    const invitation = this.guest.invitationTo(table);
    this.say({
      type: 'hello',
      protocol: TABLE_PROTOCOL,
      table,
      since,
      chatSince,
      invitation,
      seat,
    });
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
  ask(wish: TableWish): Promise<Accepted | Refusal | undefined> {
    return this.#ask(wish) as Promise<Accepted | Refusal | undefined>;
  }

  async #ask(question: TableWish | PastQuestion): Promise<Answer | undefined> {
    const answered = new Promise<Answer | undefined>(resolve => {
      this.#answers.set(question.id, resolve);
    });
    this.say(question);
    return answered;
  }

  move(move: string, ply = this.seq): Promise<Accepted | Refusal | undefined> {
    return this.ask({ type: 'move', id: this.newId(), ply, move });
  }

  look(seat: number): Promise<Answer | undefined> {
    return this.ask({ type: 'look', id: this.newId(), seat });
  }

  past(ply: number): Promise<Answer | undefined> {
    return this.#ask({ type: 'past', id: this.newId(), ply });
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
      case 'chat':
        this.#takeChat(message);
        return;
      case 'consent':
        this.consent = message;
        return;
      case 'accepted':
      case 'past':
      case 'refused':
        if (message.type === 'refused' && message.id === undefined) this.refusals.push(message);
        else this.#answers.get(message.id ?? '')?.(message);
    }
  }

  #takeChat({ seq, messages }: Extract<TableServerMessage, { type: 'chat' }>): void {
    const seqs = [this.chatSeq, ...messages.map(message => message.seq)];
    if (seqs.some((n, i) => i > 0 && n <= (seqs[i - 1] ?? 0)) || (seqs.at(-1) ?? 0) > seq)
      this.#failure = new Error(`messages ${seqs} up to ${seq}`);
    this.said.push(...messages);
    this.chatSeq = seq;
  }

  #takeMoment(moment: Moment): void {
    const { since, seq, lines, whole, set, gone } = moment;
    if (this.moment && moment.seat !== this.moment.seat) this.lines.length = 0; // through other eyes
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
