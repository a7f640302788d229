/** Applies the updates of an online table to the last known moment. */
import type { Moment, Past } from '@tidetable/protocol';

type Seen = Omit<Past, 'type' | 'id' | 'result'>;

/** The match as a seat knows it at a moment. */
export interface SeatMoment extends Seen {
  readonly result: NonNullable<Past['result']> | undefined;
}

export class JoinedMoments {
  #lines = 0;
  #view: Record<string, unknown> = {};

  /**
   * Number of known lines of the log: after a disconnect the client asks for those from here on.
   */
  get since(): number {
    return this.#lines;
  }

  /**
   * Undefined if an update in between is missing; then the table must be asked again from `since`.
   */
  add({
    type: _,
    clock: __,
    since,
    seq,
    whole,
    set,
    gone,
    lines,
    ...seen
  }: Moment): SeatMoment | undefined {
    if (since > this.#lines || (!whole && Object.keys(this.#view).length === 0)) return undefined;
    const view = whole ? set : { ...this.#view, ...set };
    for (const name of gone) delete view[name];
    this.#view = view;
    const fresh = lines.slice(this.#lines - since);
    this.#lines = Math.max(this.#lines, seq);
    return { ...seen, ply: seq, view, lines: fresh, result: seen.result ?? undefined };
  }
}

export const pastMoment = ({ type: _, id: __, result, ...seen }: Past): SeatMoment => ({
  ...seen,
  result: result ?? undefined,
});
