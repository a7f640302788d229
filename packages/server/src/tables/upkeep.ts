/**
 * Background tasks of a server: its heartbeat, and a sweep for due tables that nobody has opened.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { shortId } from '../telemetry/logger.ts';
import type { Tables } from './tables.ts';

/** Tables that are handled at the same time. */
const AT_ONCE = 4;
/** If a bot thinks longer than this, other tables go first, in milliseconds. */
const PATIENCE = 30_000;
/** When a table is handled again, in milliseconds: if all was done, and if nothing could be. */
const SOON = 5000;
const LATER = 600_000;

export class Upkeep {
  readonly #tables: Tables;
  readonly #closing = new AbortController();
  readonly #postponed = new Map<string, number>(); // end of the lease
  #knownOutage: number | undefined; // its end
  #running: Promise<unknown> = Promise.resolve();

  private constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Once this resolves, the time before is recorded as an outage. */
  static async start(tables: Tables): Promise<Upkeep> {
    const upkeep = new Upkeep(tables);
    await upkeep.#beat(true);
    const { beat, sweep } = tables.durations;
    const beats = upkeep.#repeat(beat, async () => {
      await upkeep.#beat(false);
      await tables.sayRunning();
    });
    const sweeps = upkeep.#repeat(sweep, () => upkeep.#sweep());
    upkeep.#running = Promise.all([beats, sweeps]);
    return upkeep;
  }

  async stop(): Promise<void> {
    this.#closing.abort();
    await this.#running;
    const { store, process } = this.#tables;
    const ended = [this.#beat(false), store.endProcess(process)];
    await Promise.allSettled(ended); // the store may be unavailable
  }

  async #repeat(interval: number, work: () => Promise<void>): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await work().catch((error: unknown) => {
        if (!signal.aborted) this.#tables.log.error({ err: error }, 'upkeep has failed');
      });
      await pause(interval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #beat(isFirst: boolean): Promise<void> {
    const { store, durations } = this.#tables;
    const outage = await store.beat({ isFirst, silence: durations.silence });
    if (outage?.to === this.#knownOutage) return;
    this.#knownOutage = outage?.to;
    await this.#tables.afterOutage();
  }

  /** A few tables at a time, until none is due. */
  async #sweep(): Promise<void> {
    const { store } = this.#tables;
    while (!this.#closing.signal.aborted) {
      const now = await store.now();
      for (const [id, until] of this.#postponed) if (until <= now) this.#postponed.delete(id);
      const due = await store.listDue(now, AT_ONCE + this.#postponed.size);
      const next = due.filter(id => !this.#postponed.has(id)).slice(0, AT_ONCE);
      if (next.length === 0) return;
      await Promise.all(next.map(id => this.#goOn(id)));
    }
  }

  async #goOn(id: string): Promise<void> {
    const { signal } = this.#closing;
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
    const { leases } = this.#tables;
    const goOn = () => this.#tables.use(id, table => table.goOn());
    const going = leases.holding(id, goOn).then(held => held?.done); // undefined also if another process does it
    const due = await Promise.race([going, whenAborted(patience)]).catch((error: unknown) => {
      this.#tables.log.error({ err: error, table: shortId(id) }, 'a table cannot go on');
      return TOO_LONG;
    });
    const now = await this.#tables.store.now();
    const isStuck = due !== undefined && due <= now;
    this.#postponed.set(id, isStuck ? now + LATER : Math.min(due ?? now + SOON, now + SOON));
  }
}

const TOO_LONG = 0; // due at the earliest possible time
const whenAborted = (signal: AbortSignal): Promise<number> =>
  new Promise(resolve => signal.addEventListener('abort', () => resolve(TOO_LONG)));
