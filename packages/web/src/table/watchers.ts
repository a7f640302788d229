/** The watchers of a table, and how far each has been informed. */
import type { SeatView } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import type { TableStatus, Watcher } from './table.ts';

/**
 * The viewpoint of a watcher, and the length of the log that it knows: plain data, for the owner of
 * the match.
 */
export interface Onlooker {
  readonly seats: readonly Seat[];
  /** The last viewpoint among these seats. */
  readonly seat: Seat;
  readonly since: number;
}

export interface Watching {
  readonly watcher: Watcher;
  onlooker: Onlooker;
}

export class Watchers {
  readonly #all = new Set<Watching>();
  #status: TableStatus = { isOpen: true };

  get all(): readonly Watching[] {
    return [...this.#all];
  }

  add(seats: readonly Seat[], watcher: Watcher): Watching {
    const watching = { watcher, onlooker: { seats, seat: seats[0], since: 0 } };
    this.#all.add(watching);
    watcher.status(this.#status);
    return watching;
  }

  remove(watching: Watching): void {
    this.#all.delete(watching);
  }

  /** One moment for each of these; a watcher that has left meanwhile gets none. */
  tell(watching: readonly Watching[], moments: readonly SeatView[]): void {
    for (const [i, moment] of moments.entries()) {
      const { onlooker, watcher } = watching[i];
      watching[i].onlooker = { ...onlooker, seat: moment.seat, since: moment.ply };
      if (this.#all.has(watching[i])) watcher.moment(moment);
    }
  }

  /** Resolves when all of them have seen their last moment. */
  async seen(): Promise<void> {
    await Promise.all([...this.#all].map(({ watcher }) => watcher.seen?.()));
  }

  tellStatus(status: TableStatus): void {
    this.#status = status;
    for (const { watcher } of this.#all) watcher.status(status);
  }
}

export const onlookersOf = (watching: readonly Watching[]): Onlooker[] =>
  watching.map(({ onlooker }) => onlooker);
