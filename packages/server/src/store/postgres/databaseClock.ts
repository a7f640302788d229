/** The clock of the database, without a query for every reading. */
import type { Sql } from '../sql/database.ts';

const LONGEST_USE = 5000; // milliseconds until the database is queried again

export class DatabaseClock {
  readonly #ask: () => Promise<number>;
  #ahead = 0; // by the clock of this process
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;
  #last = 0;

  constructor(sql: Sql, now: string) {
    this.#ask = async () => (await sql.one<{ now: number }>(`SELECT ${now} AS now`))?.now ?? 0;
  }

  /** Exact to half the round trip of a query, also while the database is away; never goes back. */
  async now(): Promise<number> {
    const isFirst = this.#askedAt === Number.NEGATIVE_INFINITY;
    if (performance.now() - this.#askedAt > LONGEST_USE) {
      this.#asking ??= this.#read();
      if (isFirst) await this.#asking;
      else this.#asking.catch(() => undefined); // it is asked again soon
    }
    this.#last = Math.max(this.#last, Math.round(performance.now() + this.#ahead));
    return this.#last;
  }

  async #read(): Promise<void> {
    try {
      const asked = performance.now();
      const now = await this.#ask();
      this.#askedAt = performance.now();
      this.#ahead = now - (asked + this.#askedAt) / 2;
    } finally {
      this.#asking = undefined;
    }
  }
}
