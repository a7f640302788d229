/** An online table on this page: seats, match and connection. */
import {
  type ChatMessage,
  type ChatPhrase,
  type ClockNow,
  type Door,
  isRefusal,
  type OnlineCard,
  type Refused,
  type SeatMoment,
  type Subject,
  TableSocket,
} from '@tidetable/client';
import { type LogLine, saltHash } from '@tidetable/match';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Changing } from '../table/table.ts';
import { api } from './api.ts';
import { keptSalt, newSalt } from './salts.ts';
import { bearWitness } from './witness.ts';

export interface OnlineState {
  /** Undefined until the first answer of the table. */
  readonly card: OnlineCard | undefined;
  /** This person's seat; SPECTATOR for a spectator. */
  readonly seat: Seat;
  /** Undefined before the match begins. Its lines are all so far. */
  readonly moment: SeatMoment | undefined;
  /** Null without a clock. */
  readonly clock: ToldClock | null;
  /** The chat messages that this page has received. */
  readonly messages: readonly ChatMessage[];
  /** How many of them have been in sight here. */
  readonly read: number;
  readonly hasLine: boolean;
  /** The ply at which others declined a request of this person. */
  readonly declinedAt: number | undefined;
  /** Why the table refuses the connection for good. */
  readonly refused: Refused | undefined;
}

export interface ToldClock extends ClockNow {
  readonly at: number; // time of receipt, by the clock of this page
}

/** Milliseconds that a seat has left now; null without a clock. */
export const timeLeft = ({ left, running, at }: ToldClock, seat: Seat): number | null => {
  const told = left[seat] ?? null;
  if (told === null || running !== seat) return told;
  return Math.max(0, told - (performance.now() - at));
};

const PAGE_EVENTS = ['pagehide', 'pageshow', 'online', 'offline'] as const;

const socketUrl = (): string => `${location.origin.replace(/^http/, 'ws')}/api/socket`;

export class OnlineTable implements Changing<OnlineState> {
  readonly door: Door;
  readonly #socket: TableSocket;
  readonly #listeners = new Set<() => void>();
  readonly #promised = new Set<string>(); // commitments
  #answered = ''; // the request that this page has answered last
  #lines: LogLine[] = [];
  #state: OnlineState = {
    card: undefined,
    seat: SPECTATOR,
    moment: undefined,
    clock: null,
    messages: [],
    read: 0,
    hasLine: true, // a first one is being made
    declinedAt: undefined,
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
          this.#set({ card, seat, declinedAt: this.#declinedAt(card, seat) });
          void this.#addSalt(card, seat);
        },
        moment: (moment, told) => {
          this.#lines = [...this.#lines, ...moment.lines];
          const clock = told && { ...told, at: performance.now() };
          this.#set({ moment: { ...moment, lines: this.#lines }, clock });
        },
        chat: said => this.#set({ messages: [...this.#state.messages, ...said] }),
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

  say(text: string): Promise<Refused | undefined> {
    return this.#socket.wish({ type: 'say', text });
  }

  sayPhrase(phrase: ChatPhrase): Promise<Refused | undefined> {
    return this.#socket.wish({ type: 'phrase', phrase });
  }

  /** All chat messages so far have been in sight. */
  markRead(): void {
    const { messages, read } = this.#state;
    if (read < messages.length) this.#set({ read: messages.length });
  }

  /** Asks the others to agree to something. */
  ask(subject: Subject): Promise<Refused | undefined> {
    return this.#socket.wish({ type: 'ask', ply: this.#ply, subject });
  }

  /** Answers the open request of the table. */
  answer(yes: boolean): Promise<Refused | undefined> {
    const request = this.#state.card?.request?.id ?? '';
    this.#answered = request;
    return this.#socket.wish({ type: 'answer', ply: this.#ply, request, yes });
  }

  resign(): Promise<Refused | undefined> {
    return this.#socket.wish({ type: 'resign', ply: this.#ply });
  }

  /** A bot plays for a seat. */
  standIn(seat: Seat): Promise<Refused | undefined> {
    return this.#socket.wish({ type: 'stand-in', ply: this.#ply, seat });
  }

  /** The person here replaces their stand-in. */
  takeSeatBack(): Promise<Refused | undefined> {
    return this.#socket.wish({ type: 'return', ply: this.#ply });
  }

  /** The rematch of this table; the first request creates it. */
  async rematch(): Promise<Door | Refused> {
    const next = await api.rematch(this.door);
    return isRefusal(next) ? next : { id: next.id };
  }

  past(ply: number): Promise<SeatMoment | Refused> {
    return this.#socket.past(ply);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#followPage);
    for (const event of PAGE_EVENTS) removeEventListener(event, this.#followPage);
    this.#socket.close();
  }

  get #ply(): number {
    return this.#state.moment?.ply ?? 0;
  }

  /**
   * A request of this person that is gone, though the match has no new entry and this person did
   * not withdraw it.
   */
  #declinedAt(next: OnlineCard, seat: Seat): number | undefined {
    const { card, declinedAt } = this.#state;
    const before = card?.request;
    if (!before || next.request || before.seat !== seat || before.id === this.#answered)
      return next.request ? undefined : declinedAt;
    return this.#ply;
  }

  /**
   * Sends the hash of a salt while seats are taken, and opens the salt in the sealing phase, unless
   * the card has another hash.
   */
  async #addSalt(card: OnlineCard, seat: Seat): Promise<void> {
    const { id, phase, commitment, saltHashes } = card;
    if (seat === SPECTATOR) return;
    const kept = keptSalt(id, commitment);
    if (phase === 'sealing') {
      bearWitness(card, seat);
      const isOurs = kept && saltHashes[seat] === saltHash(commitment, seat, kept.salt);
      if (isOurs) await this.#socket.wish({ type: 'salt', ...kept });
    } else if (phase === 'open' && saltHashes[seat] === null && !this.#promised.has(commitment)) {
      this.#promised.add(commitment); // once: a person who has spoilt a seal cannot add another salt
      await api.fixSalt(this.door, newSalt(id, commitment, seat));
    }
  }

  /** A page that is hidden or offline has no connection; the next one brings the missing lines. */
  #followPage = (): void => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) this.#socket.pause();
    else this.#socket.resume();
  };

  #set(change: Partial<OnlineState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
