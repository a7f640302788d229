/** A table of the server with all its sockets: the seat to act plays one move after the other. */
import { formatTableMessage, type Moment, TABLE_PROTOCOL } from '@tidetable/protocol';
import { type Rng, seededRng } from '@tidetable/rules';
import { WebSocket } from 'ws';
import type { LoadedTable } from './arrivals.ts';

export interface Place {
  readonly address: string; // of a process of the server
  readonly localAddress: string;
  readonly headers: Record<string, string>; // of a guest
}

type OnSeen = Parameters<LoadedTable['play']>[0];
interface Sent {
  readonly ply: number;
  readonly startsTurn: boolean;
  readonly onSeen: OnSeen;
}
/** The state of the match at a socket. */
interface Sight {
  readonly place: Place;
  readonly socket: WebSocket;
  seq: number;
  legal: readonly string[]; // empty unless its seat is to act
}

export interface TableParts {
  readonly id: string;
  readonly startsTurn: (move: string) => boolean;
  readonly seed: number;
  /** Called after a refusal or a lost socket. */
  readonly onFailure: (why: string) => void;
}

export class TableUnderLoad implements LoadedTable {
  readonly #parts: TableParts;
  readonly #rng: Rng;
  #sights: Sight[] = [];
  #away: readonly Place[] = [];
  readonly #waiting: OnSeen[] = [];
  #sent: Sent | undefined;
  #wake: () => void = () => undefined;
  #onRefusal: (() => void) | undefined;
  isOver = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#rng = seededRng(parts.seed);
  }

  get isAsleep(): boolean {
    return this.#away.length > 0;
  }

  get sockets(): number {
    return this.#sights.length;
  }

  /** Resolves once the server has answered. */
  watch(place: Place): Promise<void> {
    const { address, localAddress, headers } = place;
    const url = `${address.replace('http', 'ws')}api/socket`;
    const options = { localAddress, headers, perMessageDeflate: false };
    const socket = new WebSocket(url, options);
    const sight: Sight = { place, socket, seq: -1, legal: [] };
    this.#sights.push(sight);
    const hello = { type: 'hello', protocol: TABLE_PROTOCOL, table: this.#parts.id } as const;
    socket.on('open', () => socket.send(formatTableMessage(hello)));
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code, why) => this.#parts.onFailure(`cut off: ${code} ${why}`));
      socket.on('message', data => {
        resolve();
        this.#hear(sight, String(data));
      });
    });
  }

  /** Resolves once every socket knows that the match has begun. */
  async begun(): Promise<void> {
    while (!this.#haveAllSeen(0))
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
  }

  /** An illegal move must be refused, and must reach no other socket. */
  async expectRefusal(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onRefusal = resolve;
    const mover = this.#sights.find(({ legal }) => legal.length > 0);
    const wish = { type: 'move', id: 'no', ply: mover?.seq ?? 0, move: 'sail home' } as const;
    mover?.socket.send(formatTableMessage(wish));
    await promise;
    this.#onRefusal = undefined;
  }

  play(onSeen: OnSeen): void {
    this.#waiting.push(onSeen);
    this.#playNext();
  }

  close(): void {
    for (const { socket } of this.#sights) socket.removeAllListeners('close').terminate();
  }

  /** Closes all sockets; the match stays as it is. */
  sleep(): void {
    if (this.isOver) return;
    this.close();
    this.#away = this.#sights.map(({ place }) => place);
    this.#sights = [];
  }

  async wake(): Promise<void> {
    const places = this.#away;
    this.#away = [];
    await Promise.all(places.map(place => this.watch(place)));
    await this.begun();
  }

  #hear(sight: Sight, text: string): void {
    const message = JSON.parse(text);
    if (message.type === 'refused') this.#refused(message.code);
    if (message.type !== 'moment') return;
    const { seq, legal, result, seat, set } = message as Moment;
    if (showsHands(set, seat)) this.#parts.onFailure(`seat ${seat} sees the hand of another`);
    sight.seq = seq;
    sight.legal = legal;
    if (result) this.isOver = true;
    this.#wake();
    if (this.#sent && this.#haveAllSeen(this.#sent.ply + 1)) this.#seen(this.#sent);
  }

  #refused(code: string): void {
    if (this.#onRefusal) this.#onRefusal();
    else this.#parts.onFailure(`refused: ${code}`);
  }

  #haveAllSeen(seq: number): boolean {
    return this.#sights.every(sight => sight.seq >= seq);
  }

  #seen(sent: Sent): void {
    this.#sent = undefined;
    sent.onSeen(sent);
    this.#playNext();
  }

  #playNext(): void {
    if (this.#sent) return;
    const mover = this.#sights.find(({ legal }) => legal.length > 0);
    if (!mover) return;
    const onSeen = this.#waiting.shift();
    if (!onSeen) return;
    const { seq: ply, legal, socket } = mover;
    const move = legal[this.#rng(legal.length)];
    this.#sent = { ply, startsTurn: this.#parts.startsTurn(move), onSeen };
    socket.send(formatTableMessage({ type: 'move', id: String(ply), ply, move }));
  }
}

/** In games with hands: does the view show a hand of another seat before the end? */
const showsHands = ({ players, phase }: Moment['set'], seat: number): boolean =>
  phase !== 'over' &&
  Array.isArray(players) &&
  players.some(({ hand = null }, other) => hand !== null && other !== seat);
