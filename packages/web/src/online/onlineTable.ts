/** An online table on this page: seats, match and connection. */
import {
  type ChatMessage,
  type ChatPhrase,
  type ClockNow,
  isRefusal,
  type OnlineCard,
  type Refused,
  type SeatMoment,
  type Subject,
  type TableAddress,
  TableSocket,
} from '@tidetable/client';
import { type LogLine, saltHash } from '@tidetable/match';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Changing } from '../table/table.ts';
import { api } from './api.ts';
import { chatSeen, keepChatSeen } from './chatSeen.ts';
import { keepEvidence, readEvidence } from './fairnessEvidence.ts';
import { keptSalt, newSalt } from './salts.ts';

export interface OnlineState {
  /** Undefined until the first answer of the table. */
  readonly card: OnlineCard | undefined;
  readonly cardAt: number; // when it was told, by the clock of this page
  /** The own one; SPECTATOR for somebody who looks on. */
  readonly seat: Seat;
  /** Undefined before the match begins. Its lines are all so far. */
  readonly moment: SeatMoment | undefined;
  readonly movedAt: number; // when this page first heard of its ply
  /** Null without a clock. */
  readonly clock: ToldClock | null;
  /** The chat messages that this page has received. */
  readonly messages: readonly ChatMessage[];
  /** The number of the last of them that somebody has had in sight on this device. */
  readonly readSeq: number;
  /** This device has played here, but the server takes it for somebody else's. */
  readonly hasLostSeat: boolean;
  /** The seal was not the one under which this device had promised its salt, so it did not open it. */
  readonly hasWithheldSalt: boolean;
  readonly hasLine: boolean;
  /** The request of this person that others declined last. */
  readonly declined: OnlineCard['request'] | undefined;
  /** Why the table refuses the connection for good. */
  readonly refused: Refused | undefined;
}

/** Messages of others that nobody has had in sight here. */
export const unreadOf = ({
  messages,
  readSeq,
  seat: own,
}: Pick<OnlineState, 'messages' | 'readSeq' | 'seat'>): ChatMessage[] =>
  messages.filter(({ seq, seat }) => seq > readSeq && seat !== own);

export interface ToldClock extends ClockNow {
  readonly at: number; // when it was told, by the clock of this page
  /** There is no line: what it says now nobody here knows. */
  readonly isStopped?: boolean;
}

/** Milliseconds that a seat has left now; null for one without a clock. */
export const timeLeft = (clock: ToldClock, seat: Seat): number | null => {
  const told = clock.left[seat] ?? null;
  if (told === null || !isRunning(clock, seat)) return told;
  return Math.max(0, told - (performance.now() - clock.at));
};

export const isRunning = ({ running, isStopped }: ToldClock, seat: Seat): boolean =>
  running === seat && !isStopped;

/** As it stands now; the next moment tells how it went on. */
const stopped = (clock: ToldClock): ToldClock => ({
  ...clock,
  left: clock.left.map((_, seat) => timeLeft(clock, seat)),
  isStopped: true,
});

const PAGE_EVENTS = ['pagehide', 'pageshow', 'online', 'offline'] as const;

const socketUrl = (): string => `${location.origin.replace(/^http/, 'ws')}/api/socket`;

export class OnlineTable implements Changing<OnlineState> {
  readonly address: TableAddress;
  readonly #socket: TableSocket;
  readonly #listeners = new Set<() => void>();
  readonly #promised = new Set<string>(); // commitments
  #answered = ''; // the request that this page has answered last
  #lines: LogLine[] = [];
  #state: OnlineState = {
    card: undefined,
    cardAt: 0,
    seat: SPECTATOR,
    moment: undefined,
    movedAt: 0,
    clock: null,
    messages: [],
    readSeq: 0,
    hasLostSeat: false,
    hasWithheldSalt: false,
    hasLine: true, // a first one is being made
    declined: undefined,
    refused: undefined,
  };

  constructor(address: TableAddress) {
    this.address = address;
    this.#state = { ...this.#state, readSeq: chatSeen(address.id) };
    this.#socket = new TableSocket({
      url: socketUrl(),
      table: address.id,
      invitation: address.invitation,
      listener: {
        card: (card, seat) => {
          const declined = this.#declined(card, seat);
          const hasLostSeat = this.#hasLostSeat(card, seat);
          this.#set({ card, cardAt: performance.now(), seat, declined, hasLostSeat });
          void this.#addSalt(card, seat);
        },
        moment: (moment, told) => {
          this.#lines = [...this.#lines, ...moment.lines];
          const at = performance.now();
          const movedAt = moment.ply === this.#state.moment?.ply ? this.#state.movedAt : at;
          const clock = told && { ...told, at };
          this.#set({ moment: { ...moment, lines: this.#lines }, movedAt, clock });
        },
        chat: said => this.#set({ messages: [...this.#state.messages, ...said] }),
        line: hasLine => {
          const { clock } = this.#state;
          this.#set({ hasLine, clock: hasLine || !clock ? clock : stopped(clock) });
        },
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
    const { messages, readSeq } = this.#state;
    const { seq = 0 } = messages.at(-1) ?? {};
    if (seq <= readSeq) return;
    keepChatSeen(this.address.id, seq);
    this.#set({ readSeq: seq });
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

  /** The rematch of this table, which has the same invitation; the first request creates it. */
  async rematch(): Promise<TableAddress | Refused> {
    const next = await api.rematch(this.address);
    return isRefusal(next) ? next : { ...this.address, id: next.id };
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

  /** An own request that is gone without an answer from here. If the match has gone on, it was granted or has lapsed. */
  #declined(next: OnlineCard, seat: Seat): OnlineState['declined'] {
    const { card, declined } = this.#state;
    const before = card?.request;
    if (next.request) return undefined;
    if (!before || before.seat !== seat || before.id === this.#answered) return declined;
    return before.ply === this.#ply ? before : undefined;
  }

  /** Nobody leaves a match that runs: a seat is lost with the cookie of its person. */
  #hasLostSeat({ id, phase, commitment }: OnlineCard, next: Seat): boolean {
    if (next !== SPECTATOR || phase !== 'running') return false;
    const { card, seat, hasLostSeat } = this.#state;
    const satHere = card?.phase === 'running' && seat !== SPECTATOR;
    return satHere || hasLostSeat || readEvidence(id)?.commitment === commitment;
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
      keepEvidence(card, seat);
      const isOurs = kept && saltHashes[seat] === saltHash(commitment, seat, kept.salt);
      if (isOurs) await this.#socket.wish({ type: 'salt', ...kept });
      else if (kept || this.#promised.size > 0) this.#set({ hasWithheldSalt: true });
    } else if (phase === 'open' && saltHashes[seat] === null && !this.#promised.has(commitment)) {
      this.#promised.add(commitment); // once: a person who has spoilt a seal cannot add another salt
      await api.fixSalt(this.address, newSalt(id, commitment, seat));
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
