/** The connection to one online table. It reconnects by itself and repeats unanswered requests. */
import {
  type ChatMessage,
  type ClockNow,
  formatTableMessage,
  isWireProblem,
  type OnlineCard,
  type PastQuestion,
  parseTableServerMessage,
  TABLE_PROTOCOL,
  type TableClientMessage,
  type TableServerMessage,
  type TableWish,
} from '@tidetable/protocol';
import { JoinedMoments, pastMoment, type SeatMoment } from './joinMoments.ts';

/** Why the table refuses a request; `no-answer` if it has not answered for long. */
export interface Refused {
  readonly code: string;
  readonly rule?: string | undefined;
}

export interface TableListener {
  /** The table apart from its match, and the seat of this client. */
  card(card: OnlineCard, seat: number): void;
  /** With the new lines, and the clocks at the time of sending. */
  moment(moment: SeatMoment, clock: ClockNow | null): void;
  /** New chat messages. */
  chat(messages: readonly ChatMessage[]): void;
  /** Is it connected? */
  line(isThere: boolean): void;
  /** The table refuses this connection, and there are no further attempts. */
  refused(refused: Refused): void;
}

export interface TableSocketParts {
  readonly url: string; // ws: or wss:
  readonly table: string;
  /** Of a table that needs an invitation. */
  readonly invitation?: string | undefined;
  readonly listener: TableListener;
  /** How long the line may be silent; as usual, if nothing else is said. */
  readonly silences?: Silences;
  /** Opens a socket; as browsers do, if nothing else is said. */
  readonly open?: (url: string) => WebSocket;
}

/** In milliseconds. */
interface Silences {
  /** After so long the line is asked whether it still lives: browsers tell a page nothing of the server's pings. */
  readonly still: number;
  /** A line that brings no answer for so long is cut and made anew. */
  readonly dead: number;
}

type Unsent<T> = T extends unknown ? Omit<T, 'id'> : never;
type Question = Unsent<TableWish> | Unsent<PastQuestion>;
type Asked = Extract<TableClientMessage, { id: string }>;
type Answer = Extract<TableServerMessage, { type: 'accepted' | 'refused' | 'past' }>;

interface Waiting {
  readonly text: string;
  readonly deadline: ReturnType<typeof setTimeout>;
  settle(answer: Answer | undefined): void; // undefined: no answer
}

const FIRST_RETRY = 250; // milliseconds
const LONGEST_RETRY = 8000;
const SILENCES: Silences = { still: 20_000, dead: 6000 };
/** So long a question is asked again before it fails. */
const GIVE_UP = 60_000;
/** The refusal may be temporary. */
const PASSING: readonly string[] = ['unavailable', 'too-many'];

export class TableSocket {
  readonly #parts: TableSocketParts;
  readonly #joined = new JoinedMoments();
  #chatSince = 0;
  readonly #waiting = new Map<string, Waiting>(); // by id, in the order of sending
  #socket: WebSocket | undefined;
  #isWelcome = false;
  #isPaused = false;
  #isClosed = false;
  #retry = FIRST_RETRY;
  readonly #silences: Silences;
  #timer: ReturnType<typeof setTimeout> | undefined; // until the next try or ping, or until patience ends
  /** A server answers an id that it knows as a repetition, even days later: no two pages may choose the same. */
  readonly #page = randomPart();
  #asked = 0;

  constructor(parts: TableSocketParts) {
    this.#parts = parts;
    this.#silences = parts.silences ?? SILENCES;
    this.#connect();
  }

  /** Undefined once it is accepted. */
  async wish(wish: Unsent<TableWish>): Promise<Refused | undefined> {
    const answer = await this.#ask(wish);
    return answer?.type === 'accepted' ? undefined : refusedOf(answer);
  }

  /** A moment of the past. */
  async past(ply: number): Promise<SeatMoment | Refused> {
    const answer = await this.#ask({ type: 'past', ply });
    return answer?.type === 'past' ? pastMoment(answer) : refusedOf(answer);
  }

  /** The page is hidden: disconnects until `resume`. */
  pause(): void {
    this.#isPaused = true;
    this.#cut();
    this.#parts.listener.line(false);
  }

  resume(): void {
    if (!this.#isPaused || this.#isClosed) return;
    this.#isPaused = false;
    this.#retry = FIRST_RETRY;
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#cut();
    for (const { deadline, settle } of this.#waiting.values()) {
      clearTimeout(deadline);
      settle(undefined);
    }
    this.#waiting.clear();
  }

  #ask(question: Question): Promise<Answer | undefined> {
    const id = this.#newId();
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const deadline = setTimeout(() => this.#settle(id, undefined), GIVE_UP);
    const text = formatTableMessage({ ...question, id } as Asked);
    this.#waiting.set(id, { text, deadline, settle: resolve });
    if (this.#isClosed) this.#settle(id, undefined);
    else if (this.#isWelcome) this.#send(text);
    return promise;
  }

  #newId(): string {
    return `${this.#page}-${++this.#asked}`;
  }

  #settle(id: string, answer: Answer | undefined): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    clearTimeout(waiting.deadline);
    this.#waiting.delete(id);
    waiting.settle(answer);
  }

  #connect(): void {
    const { url, table, invitation, open = at => new WebSocket(at) } = this.#parts;
    const socket = open(url);
    this.#socket = socket;
    const isCurrent = (): boolean => this.#socket === socket;
    socket.addEventListener('open', () => {
      if (!isCurrent()) return;
      const { since } = this.#joined;
      const protocol = TABLE_PROTOCOL;
      const chatSince = this.#chatSince;
      this.#send(
        formatTableMessage({ type: 'hello', protocol, table, since, chatSince, invitation }),
      );
    });
    socket.addEventListener('message', ({ data }) => {
      if (isCurrent()) this.#hear(String(data));
    });
    socket.addEventListener('close', () => {
      if (isCurrent()) this.#comeBack();
    });
    this.#beImpatient();
  }

  #send(text: string): void {
    this.#socket?.send(text);
    this.#beImpatient();
  }

  /** Expects an answer soon: a connection may be dead without a close event. */
  #beImpatient(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#comeBack(), this.#silences.dead);
  }

  /** While nothing is asked, a line may die unnoticed, too. */
  #pingLater(): void {
    const ping = (): void => this.#send(formatTableMessage({ type: 'ping', id: this.#newId() }));
    this.#timer = setTimeout(ping, this.#silences.still);
  }

  #cut(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isWelcome = false;
    socket?.close();
  }

  #comeBack(): void {
    this.#cut();
    this.#parts.listener.line(false);
    const wait = this.#retry * (0.5 + Math.random() / 2); // not all clients at once
    this.#retry = Math.min(2 * this.#retry, LONGEST_RETRY);
    if (!this.#isPaused && !this.#isClosed) this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hear(text: string): void {
    clearTimeout(this.#timer);
    const message = parseTableServerMessage(text);
    if (isWireProblem(message)) this.#comeBack();
    else this.#take(message);
    if (!this.#isWelcome) return;
    if (this.#waiting.size > 0) this.#beImpatient();
    else this.#pingLater();
  }

  #take(message: TableServerMessage): void {
    const { listener } = this.#parts;
    switch (message.type) {
      case 'welcome':
        this.#retry = FIRST_RETRY;
        this.#isWelcome = true;
        listener.card(message.table, message.seat);
        listener.line(true);
        for (const { text } of this.#waiting.values()) this.#send(text);
        return;
      case 'table':
        listener.card(message.table, message.seat);
        return;
      case 'moment': {
        const moment = this.#joined.add(message);
        if (moment) listener.moment(moment, message.clock);
        else this.#comeBack();
        return;
      }
      case 'chat':
        this.#chatSince = message.seq;
        listener.chat(message.messages);
        return;
      case 'refused':
        if (message.id === undefined) this.#turnedAway(message);
        else this.#settle(message.id, message);
        return;
      case 'accepted':
      case 'past':
        this.#settle(message.id, message);
        return;
      default: // types that this client does not use
    }
  }

  #turnedAway(refused: Refused): void {
    if (PASSING.includes(refused.code)) this.#comeBack();
    else {
      this.close();
      this.#parts.listener.refused({ code: refused.code });
    }
  }
}

/** Not `crypto.randomUUID`: plain http in a home network has none. */
const randomPart = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), word => word.toString(36)).join('');

const refusedOf = (answer: Answer | undefined): Refused => {
  if (answer?.type !== 'refused') return { code: 'no-answer' };
  const { code, rule } = answer;
  return { code, ...(rule !== undefined && { rule }) };
};
