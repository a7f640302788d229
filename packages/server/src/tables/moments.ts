/** Messages to watchers: each viewpoint gets its whole view once, and then the changes. */
import { type AnyMatch, finalPoints, seatViewWithoutPoints } from '@tidetable/match';
import type { ClockNow, Moment, Past } from '@tidetable/protocol';
import type { Seat } from '@tidetable/rules';
import { PastMatches } from './pastMatches.ts';

/** The fields of a view, each as JSON. */
type Fields = Map<string, string>;

export class Moments {
  readonly #match: AnyMatch;
  readonly #past: PastMatches;
  readonly #clock: () => ClockNow | null;
  /**
   * The last message to a viewpoint. Only changes are serialised: objects that live until the next
   * move are costly for the garbage collector.
   */
  readonly #known = new Map<Seat, Fields>();
  /** The last text of each field, of whichever viewpoint: what all of them see is kept once. */
  readonly #latest: Fields = new Map();

  constructor(match: AnyMatch, clock: () => ClockNow | null) {
    this.#match = match;
    this.#past = new PastMatches(match);
    this.#clock = clock;
  }

  /** For a new watcher: the whole view, and the lines from `since` on. */
  whole(seat: Seat, since: number): Moment {
    return this.#momentFor(seat, since, true);
  }

  /** For watchers that have everything up to `since`. */
  changed(seat: Seat, since: number): Moment {
    return this.#momentFor(seat, since, !this.#known.has(seat));
  }

  /** A moment of the past; undefined if it has not come yet. */
  past(seat: Seat, ply: number): Omit<Past, 'type' | 'id'> | undefined {
    if (ply > this.#match.ply) return undefined;
    const then = this.#past.at(ply);
    const { view, toAct, left, result } = seatViewWithoutPoints(then, seat, ply);
    const { points, guessed } = finalPoints(then);
    return {
      ply,
      view: { ...view },
      seat,
      toAct,
      legal: [],
      undo: {},
      points: [...points],
      guessed: [...guessed],
      result: result ?? null,
      left: [...left],
      lines: [],
    };
  }

  /** Drops the last messages of viewpoints other than these, which have no watcher. */
  keepOnly(seats: ReadonlySet<Seat>): void {
    for (const seat of this.#known.keys()) if (!seats.has(seat)) this.#known.delete(seat);
  }

  #momentFor(seat: Seat, since: number, whole: boolean): Moment {
    const {
      view,
      ply: seq,
      lines,
      legal,
      undo,
      toAct,
      left,
      result,
    } = seatViewWithoutPoints(this.#match, seat, since);
    const { points, guessed } = finalPoints(this.#match);
    const known = this.#known.get(seat) ?? new Map<string, string>();
    this.#known.set(seat, known);
    const { set, gone } = noteChanges(known, view, this.#latest);
    return {
      type: 'moment',
      since,
      seq,
      whole,
      set: whole ? { ...view } : set,
      gone: whole ? [] : gone,
      seat,
      toAct,
      legal: [...legal],
      undo,
      points: [...points],
      guessed: [...guessed],
      result: result ?? null,
      left: [...left],
      clock: this.#clock(),
      lines: [...lines],
    };
  }
}

const sameText = (latest: Fields, name: string, json: string): string => {
  const text = latest.get(name);
  if (text === json) return text;
  latest.set(name, json);
  return json;
};

/** Updates `known` to the view; answers the changes. A field without a value is not sent. */
const noteChanges = (
  known: Fields,
  view: object,
  latest: Fields,
): { set: Record<string, unknown>; gone: string[] } => {
  const set: Record<string, unknown> = {};
  const gone = new Set(known.keys());
  for (const [name, value] of Object.entries(view)) {
    if (value === undefined) continue;
    gone.delete(name);
    const json = JSON.stringify(value);
    if (known.get(name) === json) continue;
    known.set(name, sameText(latest, name, json));
    set[name] = value;
  }
  for (const name of gone) known.delete(name);
  return { set, gone: [...gone] };
};
