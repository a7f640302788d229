/**
 * Leases: of several processes one runs the bots of a table and its clock. The store decides which
 * one.
 */
import type { Store } from '../store/store.ts';

const LIFETIME = 2500; // milliseconds, after which another process replaces a dead one
const RENEWAL = 800; // milliseconds

/** A lease of this process, shared by all its users. */
interface Own {
  uses: number;
  readonly renewing: NodeJS.Timeout;
}

export class Leases {
  readonly #store: Store;
  readonly #holder: string;
  readonly #own = new Map<string, Own>();

  /** `holder` names this process. */
  constructor(store: Store, holder: string) {
    this.#store = store;
    this.#holder = holder;
  }

  /**
   * Runs a task that only one process may do; undefined if another one does it. Two can begin if
   * one was suspended for longer than a lease lasts: the ply of their entries then decides.
   */
  async holding<T>(table: string, work: () => Promise<T>): Promise<{ done: T } | undefined> {
    const own = this.#own.get(table) ?? (await this.#take(table));
    if (!own) return undefined;
    own.uses++;
    try {
      return { done: await work() };
    } finally {
      if (--own.uses === 0) await this.#end(table, own);
    }
  }

  async #take(table: string): Promise<Own | undefined> {
    if (!(await this.#store.takeLease(table, this.#holder, LIFETIME))) return undefined;
    const known = this.#own.get(table); // taken twice at the same time
    if (known) return known;
    const renew = (): unknown =>
      this.#store.takeLease(table, this.#holder, LIFETIME).catch(() => undefined); // then it expires
    const own = { uses: 0, renewing: setInterval(renew, RENEWAL).unref() };
    this.#own.set(table, own);
    return own;
  }

  async #end(table: string, { renewing }: Own): Promise<void> {
    clearInterval(renewing);
    this.#own.delete(table);
    await this.#store.endLease(table, this.#holder).catch(() => undefined); // likewise
  }
}
