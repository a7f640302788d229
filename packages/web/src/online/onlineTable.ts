/** An online table as this page knows it: who sits there, how the match stands, whether there is a line. */
import {
  type Door,
  type OnlineCard,
  type Refused,
  type SeatMoment,
  TableSocket,
} from '@tidetable/client';
import type { LogLine } from '@tidetable/match';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Changing } from '../table/table.ts';
import { api } from './api.ts';
import { keptSalt, newSalt } from './salts.ts';

export interface OnlineState {
  /** Undefined until the table has answered for the first time. */
  readonly card: OnlineCard | undefined;
  /** The own one; SPECTATOR for somebody who looks on. */
  readonly seat: Seat;
  /** Undefined before the match begins. Its lines are all there are. */
  readonly moment: SeatMoment | undefined;
  readonly hasLine: boolean;
  /** Why there will be no line any more. */
  readonly refused: Refused | undefined;
}

const PAGE_EVENTS = ['pagehide', 'pageshow', 'online', 'offline'] as const;

const socketUrl = (): string => `${location.origin.replace(/^http/, 'ws')}/api/socket`;

export class OnlineTable implements Changing<OnlineState> {
  readonly door: Door;
  readonly #socket: TableSocket;
  readonly #listeners = new Set<() => void>();
  readonly #promised = new Set<string>(); // commitments
  #lines: LogLine[] = [];
  #state: OnlineState = {
    card: undefined,
    seat: SPECTATOR,
    moment: undefined,
    hasLine: true, // a first one is being made
    refused: undefined,
  };

  constructor(door: Door) {
    this.door = door;
    this.#socket = new TableSocket({
      url: socketUrl(),
      table: door.id,
      invitation: door.invitation,
      listener: {
        card: (card, seat) => {
          this.#set({ card, seat });
          void this.#addSalt(card, seat);
        },
        moment: moment => {
          this.#lines = [...this.#lines, ...moment.lines];
          this.#set({ moment: { ...moment, lines: this.#lines } });
        },
        line: hasLine => this.#set({ hasLine }),
        refused: refused => this.#set({ refused, hasLine: false }),
      },
    });
    document.addEventListener('visibilitychange', this.#followPage);
    for (const event of PAGE_EVENTS) addEventListener(event, this.#followPage);
  }

  get state(): OnlineState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(ply: number, move: string): Promise<Refused | undefined> {
    return this.#socket.wish({ type: 'move', ply, move });
  }

  undo(ply: number, to: number): Promise<Refused | undefined> {
    return this.#socket.wish({ type: 'undo', ply, to });
  }

  past(ply: number): Promise<SeatMoment | Refused> {
    return this.#socket.past(ply);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#followPage);
    for (const event of PAGE_EVENTS) removeEventListener(event, this.#followPage);
    this.#socket.close();
  }

  /** Promises a salt while seats are taken, and opens it when everybody does. */
  async #addSalt({ id, phase, commitment, saltHashes }: OnlineCard, seat: Seat): Promise<void> {
    if (seat === SPECTATOR) return;
    const kept = keptSalt(id, commitment);
    if (phase === 'sealing' && kept) await this.#socket.wish({ type: 'salt', ...kept });
    else if (phase === 'open' && saltHashes[seat] === null && !this.#promised.has(commitment)) {
      this.#promised.add(commitment); // once: whoever has spoilt a seal is not asked again
      await api.fixSalt(this.door, newSalt(id, commitment, seat));
    }
  }

  /** A page that nobody sees, or that is offline, keeps no line; what it missed comes with the next one. */
  #followPage = (): void => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) this.#socket.pause();
    else this.#socket.resume();
  };

  #set(change: Partial<OnlineState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
