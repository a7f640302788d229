/** The tables that somebody needs now, each once. */
import type { Thinkers } from '../bots/thinkers.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../telemetry/logger.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { LiveTable } from './liveTable.ts';
import { TIMES, type Times } from './times.ts';

interface Opened {
  readonly table: Promise<LiveTable | undefined>;
  uses: number;
}

export interface Held {
  readonly table: LiveTable;
  release(): void; // once
}

export class Tables {
  readonly store: Store;
  readonly times: Times;
  readonly #thinkers: Thinkers;
  readonly #telemetry: Telemetry;
  readonly #opened = new Map<string, Opened>();

  constructor(store: Store, thinkers: Thinkers, telemetry: Telemetry, times = TIMES) {
    this.store = store;
    this.times = times;
    this.#thinkers = thinkers;
    this.#telemetry = telemetry;
  }

  get log(): Log {
    return this.#telemetry.log;
  }

  /** How many are in memory. */
  get size(): number {
    return this.#opened.size;
  }

  /**
   * Keeps a table in memory until it is released; undefined if there is no such table. It leaves
   * memory once nobody holds it, no bot thinks and no salt is awaited.
   */
  async hold(id: string): Promise<Held | undefined> {
    const opened = this.#opened.get(id) ?? this.#open(id);
    opened.uses++;
    const release = (): void => {
      opened.uses--;
      void this.#letGo(id, opened);
    };
    const table = await opened.table.catch((error: unknown) => {
      release();
      throw error;
    });
    if (table) return { table, release };
    release();
    return undefined;
  }

  /** The same while `work` runs. */
  async use<T>(id: string, work: (table: LiveTable) => Promise<T> | T): Promise<T | undefined> {
    const held = await this.hold(id);
    if (!held) return undefined;
    try {
      return await work(held.table);
    } finally {
      held.release();
    }
  }

  /** There was a time without a server. */
  async afterOutage(): Promise<void> {
    const told = [...this.#opened.values()].map(async ({ table }) =>
      (await table.catch(() => undefined))?.afterOutage(),
    );
    await Promise.all(told);
  }

  /** Looks what other processes have done to tables that are open here: to these, or to any. */
  async catchUp(ids: readonly string[] | 'all' = 'all'): Promise<void> {
    const opened =
      ids === 'all' ? [...this.#opened.values()] : ids.flatMap(id => this.#opened.get(id) ?? []);
    const tables = await Promise.all(opened.map(({ table }) => table.catch(() => undefined)));
    const known = new Map(tables.flatMap(table => (table ? [[table.known.table, table]] : [])));
    const heads = await this.store.changedElsewhere([...known.values()].map(table => table.known));
    await Promise.all(heads.map(head => known.get(head.table)?.catchUp(head)));
  }

  async close(): Promise<void> {
    const closed = [...this.#opened.values()].map(async ({ table }) =>
      (await table.catch(() => undefined))?.close(),
    );
    await Promise.all(closed);
  }

  #open(id: string): Opened {
    const { store, times } = this;
    const parts = {
      store,
      times,
      thinkers: this.#thinkers,
      telemetry: this.#telemetry,
      onRest: () => void this.#letGo(id, opened),
    };
    const opened: Opened = { table: LiveTable.load(parts, id), uses: 0 };
    this.#opened.set(id, opened);
    return opened;
  }

  async #letGo(id: string, opened: Opened): Promise<void> {
    const table = await opened.table.catch(() => undefined);
    if (opened.uses > 0 || table?.isBusy || this.#opened.get(id) !== opened) return;
    this.#opened.delete(id);
    table?.rest();
  }
}
