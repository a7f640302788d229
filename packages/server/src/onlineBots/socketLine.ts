/** A bot's connection over a WebSocket: each text message is one line of the bot protocol. */
import type { WebSocket } from '@fastify/websocket';
import { CLOSED_REFUSED, formatMessage, type RefereeMessage } from '@tidetable/protocol';
import {
  type BotLine,
  type Fault,
  type FaultCode,
  type Heard,
  isFault,
  readBotLine,
} from '@tidetable/protocol/referee';
import { answerPings } from '../http/answerPings.ts';
import type { SocketGuard } from '../http/socketGuard.ts';

/** Bytes that a bot may leave unread. */
const MOST_UNREAD = 1 << 22;
const LONGEST_DETAIL = 200;

/** Why the server ends a line, beside faults of the bot. */
export type EndCode = 'replaced' | 'revoked' | 'too-many' | 'unavailable';

const ENDS: { readonly [C in EndCode]: string } = {
  replaced: 'this bot has come by another socket',
  revoked: 'this token is no longer valid',
  'too-many': 'this bot has sent too many pings or pongs',
  unavailable: 'the server cannot go on now',
};

export class SocketLine implements BotLine {
  readonly #socket: WebSocket;
  readonly #guard: SocketGuard;
  #fault: Fault | undefined;
  #listener: ((heard: Heard) => void) | undefined;
  /** Resolves once it is closed. */
  readonly closed: Promise<void>;

  constructor(socket: WebSocket, guard: SocketGuard) {
    this.#socket = socket;
    this.#guard = guard;
    socket.on('message', (data, isBinary) => this.#receive(String(data), isBinary));
    socket.on('error', () => undefined); // its close follows
    const onTooMany = () => this.end('too-many');
    answerPings(socket, { guard, mostUnread: MOST_UNREAD, onTooMany });
    this.closed = new Promise(resolve => {
      socket.once('close', () => {
        this.#fault ??= { fault: 'exited', detail: 'closed' };
        this.#listener?.(this.#fault);
        resolve();
      });
    });
  }

  get isOpen(): boolean {
    return this.#fault === undefined;
  }

  say(message: RefereeMessage): void {
    if (!this.isOpen || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(formatMessage(message));
    if (this.#socket.bufferedAmount <= MOST_UNREAD) return;
    this.#guard.dropped('slow-reader');
    this.#socket.terminate();
  }

  hear(milliseconds: number): Promise<Heard> {
    if (this.#fault) return Promise.resolve(this.#fault);
    return new Promise(resolve => {
      const listener = (heard: Heard): void => {
        clearTimeout(timer);
        this.#listener = undefined;
        resolve(heard);
      };
      const timer = setTimeout(listener, milliseconds, undefined);
      this.#listener = listener;
    });
  }

  fail(fault: FaultCode, detail: string): Fault {
    return this.#fault ?? this.#close({ fault, detail }, fault);
  }

  end(code: EndCode): void {
    if (this.isOpen) this.#close({ fault: 'exited', detail: code }, code, ENDS[code]);
  }

  #close(fault: Fault, code: FaultCode | EndCode, message = fault.detail): Fault {
    this.say({ type: 'error', code, message: printable(message) });
    this.#fault = fault;
    this.#guard.refused(code);
    this.#guard.dropped(code);
    this.#socket.close(CLOSED_REFUSED, code);
    this.#listener?.(fault);
    return fault;
  }

  /** A message without a question closes the socket, so no other limit is needed. */
  #receive(text: string, isBinary: boolean): void {
    if (!this.isOpen) return;
    const message = isBinary ? NO_TEXT : readBotLine(text);
    const isAnswer = !isFault(message) || message.fault === 'gave-up';
    if (!isAnswer) this.fail(message.fault, message.detail);
    else if (this.#listener) this.#listener(message);
    else this.fail('out-of-turn', isFault(message) ? 'error' : message.type);
  }
}

const NO_TEXT: Fault = { fault: 'not-json', detail: '' };

const printable = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?').slice(0, LONGEST_DETAIL);
