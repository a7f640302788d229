/** Those who look at a table with an open socket, and what they are told. */
import type { AnyMatch } from '@tidetable/match';
import {
  type ClockNow,
  formatTableMessage,
  type OnlineCard,
  TABLE_PROTOCOL,
} from '@tidetable/protocol';
import type { Seat } from '@tidetable/rules';
import { Moments } from './moments.ts';
import type { Refused } from './refused.ts';

/** Somebody with an open socket. */
export interface Watcher {
  readonly person: string | undefined; // undefined for somebody without a cookie
  readonly wishedSeat?: Seat | undefined; // of a person with several
  send(message: string): void; // must not throw
  dismiss(refused: Refused): void; // ends the socket
}

export interface AudienceParts {
  /** From which seat somebody looks on. */
  readonly seatOf: (watcher: Watcher) => Seat;
  readonly card: () => OnlineCard;
  readonly clock: () => ClockNow | null;
}

export class Audience {
  readonly #parts: AudienceParts;
  readonly #watchers = new Set<Watcher>();
  #moments: Moments | undefined;

  constructor(parts: AudienceParts) {
    this.#parts = parts;
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }

  /** From now on this match is shown. */
  show(match: AnyMatch): void {
    this.#moments = new Moments(match, this.#parts.clock);
  }

  /** Tells how things stand, with the lines from `since` on, and from then on everything that happens. */
  add(watcher: Watcher, since: number): void {
    const seat = this.#parts.seatOf(watcher);
    const table = this.#parts.card();
    const welcome = { type: 'welcome', protocol: TABLE_PROTOCOL, seat, table } as const;
    watcher.send(formatTableMessage(welcome));
    if (this.#moments) watcher.send(formatTableMessage(this.#moments.whole(seat, since)));
    this.#watchers.add(watcher);
  }

  /** False if it was not there. */
  remove(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher);
  }

  /** All others are sent away. */
  keepOnly(isKept: (person: string | undefined) => boolean, refused: Refused): void {
    for (const watcher of this.#watchers) if (!isKept(watcher.person)) watcher.dismiss(refused);
  }

  tellCard(): void {
    const table = this.#parts.card();
    for (const [seat, watchers] of this.#bySeat())
      sendAll(watchers, formatTableMessage({ type: 'table', seat, table }));
  }

  /** To everybody what has happened since a ply, through their own eyes. */
  tellMoment(since: number): void {
    const bySeat = this.#bySeat();
    this.#moments?.keepOnly(new Set(bySeat.keys()));
    for (const [seat, watchers] of bySeat) {
      const moment = this.#moments?.changed(seat, since);
      if (moment) sendAll(watchers, formatTableMessage(moment));
    }
  }

  #bySeat(): Map<Seat, Watcher[]> {
    return Map.groupBy(this.#watchers, this.#parts.seatOf);
  }
}

const sendAll = (watchers: readonly Watcher[], text: string): void => {
  for (const watcher of watchers) watcher.send(text);
};
