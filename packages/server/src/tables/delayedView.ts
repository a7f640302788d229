/** A delayed view of a seat for spectators: a second match that lags behind by turns or by time. */
import type { AnyMatch } from '@tidetable/match';
import type { Delay, Moment, Past } from '@tidetable/protocol';
import type { Seat } from '@tidetable/rules';
import { Moments } from './moments.ts';

const SECOND = 1000; // milliseconds

/**
 * The number of entries of a match that may be shown; undefined if not even its deal. By turns: the
 * match as it stood when the seat began the first of its last so many turns. After the end, all
 * entries.
 */
export const dueEntries = (
  match: AnyMatch,
  seat: Seat,
  delay: Delay,
  now: number,
): number | undefined => {
  if (match.isOver) return match.ply;
  const { log } = match;
  if ('turns' in delay) return beginOfTurn(match, seat, delay.turns);
  const first = log.findIndex(({ at }) => at > now - delay.seconds * SECOND);
  const due = first === -1 ? log.length : first;
  return due === 0 ? undefined : due;
};

const beginOfTurn = (match: AnyMatch, seat: Seat, turns: number): number | undefined => {
  const { log } = match;
  let begun = 0;
  let begin: number | undefined;
  for (let ply = log.length - 1; ply >= 0; ply--) {
    const entry = log[ply];
    if (entry?.type !== 'move' || entry.seat !== seat) continue;
    const isEarlier = begin === undefined || match.timeAt(ply).turn !== match.timeAt(begin).turn;
    if (isEarlier && ++begun > turns) return begin;
    begin = ply;
  }
  return begun === turns ? begin : undefined;
};

export class DelayedView {
  readonly #live: () => AnyMatch | undefined;
  readonly #seat: Seat;
  readonly #delay: Delay;
  #shown: AnyMatch | undefined; // undefined while nothing may be shown
  #moments: Moments | undefined;

  constructor(live: () => AnyMatch | undefined, seat: Seat, delay: Delay) {
    this.#live = live;
    this.#seat = seat;
    this.#delay = delay;
  }

  past(ply: number): Omit<Past, 'type' | 'id'> | undefined {
    return this.#moments?.past(this.#seat, ply);
  }

  /** For a new watcher, after the others have got `next`; undefined if it is too early. */
  whole(): Moment | undefined {
    return this.#moments?.whole(this.#seat, 0);
  }

  /** The entries that may be shown now and could not before. */
  next(now: number): Moment | undefined {
    const live = this.#live();
    const due = live && dueEntries(live, this.#seat, this.#delay, now);
    if (!live || due === undefined) return undefined;
    if (!this.#shown || !this.#moments) {
      this.#shown = live.upTo(due);
      this.#moments = new Moments(this.#shown, () => null); // a clock would reveal the present
      return this.whole();
    }
    const since = this.#shown.ply;
    for (const entry of live.log.slice(since, due)) this.#shown.accept(entry);
    return due > since ? this.#moments.changed(this.#seat, since) : undefined;
  }

  /** Milliseconds until more is due by time alone; infinite if nothing will be. */
  wait(now: number): number {
    const entry = this.#live()?.log[this.#shown?.ply ?? 0];
    if (!entry || !('seconds' in this.#delay)) return Number.POSITIVE_INFINITY;
    return Math.max(0, entry.at + this.#delay.seconds * SECOND - now);
  }
}
