/** The clients that watch a table by an open socket, and the messages to them. */
import type { AnyMatch } from '@tidetable/match';
import {
  type ClockNow,
  formatTableMessage,
  type Moment,
  type OnlineCard,
  type Past,
  TABLE_PROTOCOL,
  type TableServerMessage,
} from '@tidetable/protocol';
import type { Seat } from '@tidetable/rules';
import { DelayedView } from './delayedView.ts';
import { Moments } from './moments.ts';
import type { Refused } from './refused.ts';
import type { Viewpoint } from './spectating.ts';
import type { Onlooker, Watcher } from './watcher.ts';

export interface AudienceParts {
  /** The seat of a person. */
  readonly seatOf: (onlooker: Onlooker) => Seat;
  readonly mayWatch: (person: string | undefined) => boolean;
  /** The viewpoint of a spectator: the selected one if it is allowed. */
  readonly viewpointOf: (onlooker: Onlooker, wanted: Seat | undefined) => Viewpoint;
  readonly card: () => OnlineCard;
  readonly clock: () => ClockNow | null;
  /** By the clock that has stamped the entries. */
  readonly now: () => Promise<number>;
}

/** The viewpoint of a watcher. */
interface Place {
  readonly wanted: Seat | undefined; // undefined for the person's own seat, if they have one
  readonly viewpoint: Viewpoint;
  readonly key: string; // watchers with the same key get the same messages
}

export class Audience {
  readonly #parts: AudienceParts;
  readonly #places = new Map<Watcher, Place>();
  readonly #delayed = new Map<string, DelayedView>(); // by key
  #match: AnyMatch | undefined;
  #moments: Moments | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(parts: AudienceParts) {
    this.#parts = parts;
  }

  /** The number of watchers. */
  get size(): number {
    return this.#places.size;
  }

  /** From now on this match is shown. */
  show(match: AnyMatch): void {
    this.#match = match;
    this.#moments = new Moments(match, this.#parts.clock);
  }

  /** Sends the present state, with the lines from `since` on, and from then on every change. */
  add(watcher: Watcher, since: number): void {
    const { seatOf, card } = this.#parts;
    const seat = seatOf(watcher);
    tell([watcher], { type: 'welcome', protocol: TABLE_PROTOCOL, seat, table: card() });
    this.#place(watcher, this.#placeOf(watcher, undefined), since);
  }

  /** False if it was not watching. */
  remove(watcher: Watcher): boolean {
    return this.#places.delete(watcher);
  }

  /** A moment of the past in the view of a watcher; undefined if there is none. */
  past(watcher: Watcher, ply: number): Omit<Past, 'type' | 'id'> | undefined {
    const place = this.#places.get(watcher);
    if (!place) return undefined;
    const { seat, delay } = place.viewpoint;
    return delay ? this.#delayed.get(place.key)?.past(ply) : this.#moments?.past(seat, ply);
  }

  /** Sends all others away. */
  keepOnly(isKept: (person: string | undefined) => boolean, refused: Refused): void {
    for (const watcher of [...this.#places.keys()])
      if (!isKept(watcher.person)) watcher.refuse(refused);
  }

  /** Changes the viewpoint of a watcher, with all lines as known there. */
  look(watcher: Watcher, wanted: Seat): void {
    this.#place(watcher, this.#placeOf(watcher, wanted), 0);
  }

  /**
   * The table has changed apart from its match. A viewpoint that is no longer allowed ends at once.
   */
  tellCard(): void {
    const table = this.#parts.card();
    const bySeat = Map.groupBy(this.#places.keys(), this.#parts.seatOf);
    for (const [seat, watchers] of bySeat) tell(watchers, { type: 'table', seat, table });
    for (const [watcher, { wanted, key }] of [...this.#places]) {
      const place = this.#placeOf(watcher, wanted);
      if (!this.#parts.mayWatch(watcher.person)) {
        this.#places.delete(watcher);
        watcher.refuse({ code: 'no-spectators' });
      } else if (place.key !== key) this.#place(watcher, place, 0);
    }
  }

  /** A message to one person alone, on all their sockets. */
  tellPerson(person: string, message: TableServerMessage): void {
    const watchers = [...this.#places.keys()].filter(watcher => watcher.person === person);
    tell(watchers, message);
  }

  /** Sends everybody the changes since a ply, in their own view. */
  tellMoment(since: number): void {
    const bySeat = Map.groupBy(
      [...this.#byKey().values()].filter(([{ viewpoint }]) => !viewpoint.delay),
      ([{ viewpoint }]) => viewpoint.seat,
    );
    this.#moments?.keepOnly(new Set(bySeat.keys()));
    for (const [seat, groups] of bySeat) {
      const moment = this.#moments?.changed(seat, since);
      for (const [{ viewpoint }, watchers] of groups)
        if (moment) tell(watchers, momentFor(viewpoint, moment));
    }
    this.#tellDelayed();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Sends the moments that are due for delayed viewpoints. */
  #tellDelayed(): void {
    if (this.#delayed.size === 0) return;
    const { now } = this.#parts;
    now().then(
      at => this.#tellDue(at),
      () => undefined, // of a store that is closed: there is nothing more to tell
    );
  }

  #tellDue(now: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const groups = this.#byKey();
    let wait = Number.POSITIVE_INFINITY;
    for (const [key, view] of this.#delayed) {
      const [place, watchers] = groups.get(key) ?? [];
      if (!place || !watchers) {
        this.#delayed.delete(key);
        continue;
      }
      const moment = view.next(now);
      if (moment) tell(watchers, momentFor(place.viewpoint, moment));
      wait = Math.min(wait, view.wait(now));
    }
    if (wait < Number.POSITIVE_INFINITY)
      this.#timer = setTimeout(() => this.#tellDelayed(), wait + 1).unref();
  }

  /** Sets the viewpoint of a watcher, and sends the match from there. */
  #place(watcher: Watcher, place: Place, since: number): void {
    const { key, viewpoint } = place;
    const { seat, delay } = viewpoint;
    this.#places.delete(watcher);
    const view = this.#delayed.get(key);
    this.#places.set(watcher, place);
    const moment = delay ? view?.whole() : this.#moments?.whole(seat, since);
    if (moment) tell([watcher], momentFor(viewpoint, moment));
    if (!delay) return;
    if (!view) this.#delayed.set(key, new DelayedView(() => this.#match, seat, delay));
    this.#tellDelayed();
  }

  #placeOf(watcher: Watcher, wanted: Seat | undefined): Place {
    const viewpoint = this.#parts.viewpointOf(watcher, wanted);
    const { seat, isOwn, delay } = viewpoint;
    const key = JSON.stringify([seat, isOwn, delay]);
    return { wanted: wanted === seat ? wanted : undefined, viewpoint, key };
  }

  #byKey(): Map<string, [Place, Watcher[]]> {
    const groups = new Map<string, [Place, Watcher[]]>();
    for (const [watcher, place] of this.#places) {
      const group = groups.get(place.key);
      if (group) group[1].push(watcher);
      else groups.set(place.key, [place, [watcher]]);
    }
    return groups;
  }
}

/** Only the player of a seat may act for it. */
const momentFor = ({ isOwn }: Viewpoint, moment: Moment): Moment =>
  isOwn ? moment : { ...moment, legal: [], undo: {} };

const tell = (watchers: readonly Watcher[], message: TableServerMessage): void => {
  const text = formatTableMessage(message);
  for (const watcher of watchers) watcher.send(text);
};
