/** A bot of somebody else at its socket: by itself it answers as a bot must, and plays the first legal move. */
import { once } from 'node:events';
import type { RefereeMessage } from '@tidetable/protocol';
import { WebSocket } from 'ws';

type Said<T extends RefereeMessage['type']> = Extract<RefereeMessage, { type: T }>;
type Answer = object | string | undefined;

/** What it says instead, by the type of what it is told; nothing where that is undefined. */
export type Manner = { readonly [T in RefereeMessage['type']]?: (message: Said<T>) => Answer };

const POLITE: Manner = {
  hello: () => ({ type: 'hello', protocol: 'tidetable-bot/1', name: 'test' }),
  ping: ({ n }) => ({ type: 'pong', n }),
  go: ({ ply, legal }) => ({ type: 'move', ply, move: legal[0] }),
};

export class BotClient {
  readonly socket: WebSocket;
  readonly heard: RefereeMessage[] = [];
  #wake: () => void = () => undefined;

  constructor(address: string, token: string, manner: Manner = {}) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}api/bot`, {
      headers: { authorization: `Bearer ${token}` },
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => this.#wake());
    const answers = { ...POLITE, ...manner } as Record<string, (message: unknown) => Answer>;
    this.socket.on('message', data => {
      const message = JSON.parse(String(data)) as RefereeMessage;
      this.heard.push(message);
      const answer = answers[message.type]?.(message);
      if (answer !== undefined) this.say(answer);
      this.#wake();
    });
  }

  say(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** All that it was told of a type. */
  of<T extends RefereeMessage['type']>(type: T): Said<T>[] {
    return this.heard.filter((message): message is Said<T> => message.type === type);
  }

  async until(isSo: () => boolean): Promise<void> {
    const deadline = Date.now() + 30_000;
    while (!isSo()) {
      if (Date.now() > deadline) throw new Error(`heard ${JSON.stringify(this.heard.slice(-3))}`);
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, 20);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** The code and the reason for which the server closes it. */
  async closed(): Promise<[number, string]> {
    const [code, reason] = await once(this.socket, 'close');
    return [code, String(reason)];
  }

  drop(): void {
    this.socket.removeAllListeners('message').terminate();
  }
}
