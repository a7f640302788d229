/** Those who look at a table with an open socket, and what they are told. */
import type { AnyMatch } from '@tidetable/match';
import {
  formatTableMessage,
  type OnlineCard,
  type Past,
  TABLE_PROTOCOL,
} from '@tidetable/protocol';
import type { Seat } from '@tidetable/rules';
import { Moments } from './moments.ts';

/** Somebody with an open socket. */
export interface Watcher {
  readonly person: string | undefined; // undefined for somebody without a cookie
  send(message: string): void; // must not throw
}

export interface AudienceParts {
  /** From which seat a person looks on. */
  readonly seatOf: (person: string | undefined) => Seat;
  readonly card: () => OnlineCard;
}

export class Audience {
  readonly #parts: AudienceParts;
  readonly #watchers = new Set<Watcher>();
  #moments: Moments | undefined;

  constructor(parts: AudienceParts) {
    this.#parts = parts;
  }

  /** From now on this match is shown. */
  show(match: AnyMatch): void {
    this.#moments = new Moments(match);
  }

  /** Tells how things stand, with the lines from `since` on, and from then on everything that happens. */
  add(watcher: Watcher, since: number): void {
    const seat = this.#parts.seatOf(watcher.person);
    const table = this.#parts.card();
    const welcome = { type: 'welcome', protocol: TABLE_PROTOCOL, seat, table } as const;
    watcher.send(formatTableMessage(welcome));
    if (this.#moments) watcher.send(formatTableMessage(this.#moments.whole(seat, since)));
    this.#watchers.add(watcher);
  }

  /** A moment of the past through a person's eyes; undefined if there is none. */
  past(person: string | undefined, ply: number): Omit<Past, 'type' | 'id'> | undefined {
    return this.#moments?.past(this.#parts.seatOf(person), ply);
  }

  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher);
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
    return Map.groupBy(this.#watchers, ({ person }) => this.#parts.seatOf(person));
  }
}

const sendAll = (watchers: readonly Watcher[], text: string): void => {
  for (const watcher of watchers) watcher.send(text);
};
