/** Of several processes one thinks for the bots of a table, and calls its time. Which one, the store decides. */
import type { Store } from '../store/store.ts';

const LIFETIME = 2500; // milliseconds; who has died is followed after so long
const RENEWAL = 800; // milliseconds

/** A lease of this process, for all of it that need it. */
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
   * Does something that only one process is to do; undefined if another one does it. Two of them can
   * begin if one has slept for longer than a lease lasts: what they write is told apart by its ply.
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
    const known = this.#own.get(table); // taken twice in the same moment
    if (known) return known;
    const renew = (): unknown =>
      this.#store.takeLease(table, this.#holder, LIFETIME).catch(() => undefined); // then it ends by itself
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
