/** The tables in memory, each once. */
import { randomUUID } from 'node:crypto';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../telemetry/logger.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { DURATIONS, type Durations } from './durations.ts';
import { Leases } from './leases.ts';
import { LiveTable } from './liveTable.ts';

interface Opened {
  readonly table: Promise<LiveTable | undefined>;
  uses: number;
  leaving?: NodeJS.Timeout | undefined; // while nobody needs it
}

/** Tables that nobody needs, and which are kept for who asks again. */
const MOST_KEPT = 200;

export interface Held {
  readonly table: LiveTable;
  release(): void; // once
}

export class Tables {
  readonly store: Store;
  readonly durations: Durations;
  /** The name of this process in the store. */
  readonly process = randomUUID();
  readonly leases: Leases;
  readonly #thinkers: Thinkers;
  readonly #telemetry: Telemetry;
  readonly #opened = new Map<string, Opened>();
  readonly #kept = new Set<string>(); // the one that was needed longest ago first
  readonly #heard = new Set<string>(); // tables that others have changed
  #hearing: Promise<void> | undefined;

  constructor(store: Store, thinkers: Thinkers, telemetry: Telemetry, durations = DURATIONS) {
    this.store = store;
    this.leases = new Leases(store, this.process);
    this.durations = durations;
    this.#thinkers = thinkers;
    this.#telemetry = telemetry;
    store.listen(ids => this.#hear(ids));
  }

  get log(): Log {
    return this.#telemetry.log;
  }

  /** The number of tables in memory. */
  get size(): number {
    return this.#opened.size;
  }

  /**
   * Keeps a table in memory until it is released; undefined if there is no such table. It leaves
   * memory a while after nobody holds it, no bot thinks and no salt is awaited.
   */
  async hold(id: string): Promise<Held | undefined> {
    const opened = this.#opened.get(id) ?? this.#open(id);
    const wasKept = this.#kept.has(id);
    this.#keepNoLonger(id, opened);
    opened.uses++;
    const release = (): void => {
      opened.uses--;
      void this.#letGo(id, opened);
    };
    const find = wasKept ? this.#freshened(id, opened) : opened.table;
    const table = await find.catch((error: unknown) => {
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

  /** No server ran for some time. */
  async afterOutage(): Promise<void> {
    const told = [...this.#opened].map(async ([id, { table }]) => {
      const live = await table.catch(() => undefined);
      await live?.afterOutage();
      if (this.#kept.has(id)) live?.rest();
    });
    await Promise.all(told);
  }

  /** Looks what other processes have done to tables that are needed here: to these, or to any. */
  async catchUp(ids: Iterable<string> = this.#opened.keys()): Promise<void> {
    const needed = [...ids].filter(id => !this.#kept.has(id)); // those are looked at when they are
    const opened = needed.flatMap(id => this.#opened.get(id)?.table ?? []);
    const tables = await Promise.all(opened.map(table => table.catch(() => undefined)));
    const byId = new Map(tables.flatMap(table => (table ? [[table.known.table, table]] : [])));
    const heads = await this.store.changedElsewhere([...byId.values()].map(({ known }) => known));
    await Promise.all(heads.map(head => byId.get(head.table)?.catchUp(head)));
  }

  #hear(ids: readonly string[] | 'all'): void {
    for (const id of ids === 'all' ? this.#opened.keys() : ids)
      if (this.#opened.has(id)) this.#heard.add(id);
    // With nothing to do it would be over before it is kept here, and nothing would be heard any more.
    if (this.#heard.size > 0) this.#hearing ??= this.#catchUpHeard();
  }

  /** Notices that arrive meanwhile are handled together, afterwards. */
  async #catchUpHeard(): Promise<void> {
    while (this.#heard.size > 0) {
      const ids = [...this.#heard];
      this.#heard.clear();
      await this.catchUp(ids).catch((error: unknown) =>
        this.log.error({ err: error }, 'a wake-up has failed'),
      );
    }
    this.#hearing = undefined;
  }

  /** Reports that this process runs, and its presence if the store has lost it. */
  async sayRunning(): Promise<void> {
    const { isKnown, left } = await this.store.seeProcess(this.process, this.durations.silence);
    const opened = [...this.#opened].map(async ([id, { table }]) => {
      const live = await table.catch(() => undefined);
      if (!isKnown) await live?.sayWhoIsHere();
      if (left.includes(id)) await live?.lookWhoIsThere();
    });
    await Promise.all(opened);
  }

  async close(): Promise<void> {
    const closed = [...this.#opened.values()].map(async ({ table, leaving }) => {
      clearTimeout(leaving);
      await (await table.catch(() => undefined))?.close();
    });
    await Promise.all(closed);
  }

  /** Nobody needed it meanwhile, so what other processes have done to it was not looked at. */
  async #freshened(id: string, opened: Opened): Promise<LiveTable | undefined> {
    const table = await opened.table;
    if (!table) return undefined;
    const [head] = await this.store.readChanged([table.known]);
    if (head) await table.catchUp(head);
    if (head?.entries !== null) return table;
    this.#forget(id, opened, table);
    return undefined;
  }

  #open(id: string): Opened {
    const { store, durations, leases, process } = this;
    const parts = {
      store,
      durations,
      leases,
      process,
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
    if (!table || this.durations.keep === 0) return this.#forget(id, opened, table);
    this.#keepNoLonger(id, opened);
    table.rest();
    this.#kept.add(id);
    opened.leaving = setTimeout(() => this.#forget(id, opened, table), this.durations.keep).unref();
    const [oldest] = this.#kept;
    const another = oldest !== undefined && this.#opened.get(oldest);
    if (this.#kept.size > MOST_KEPT && another)
      this.#forget(oldest, another, await another.table.catch(() => undefined));
  }

  #keepNoLonger(id: string, opened: Opened): void {
    clearTimeout(opened.leaving);
    opened.leaving = undefined;
    this.#kept.delete(id);
  }

  #forget(id: string, opened: Opened, table: LiveTable | undefined): void {
    if (this.#opened.get(id) !== opened || opened.uses > 0) return;
    this.#keepNoLonger(id, opened);
    this.#opened.delete(id);
    table?.rest();
  }
}
