/**
 * Notices between processes. A notice is sent after the commit, by a connection of its own and
 * several in one: inside of a transaction it would serialise all commits. It is only a hint;
 * periodic checks replace a lost one.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Notification } from 'pg';
import { connectionTo, RUNNING } from './sql.ts';

const CHANNEL = 'tidetable';
const GATHERING = 2; // milliseconds
const MOST_TABLES = 100; // in one notice, which has 8000 bytes
const FIRST_RETRY = 200; // milliseconds until a lost connection is made again
const LONGEST_RETRY = 2000;

interface Notice {
  readonly from: string;
  readonly tables: readonly string[];
}

export class Notices {
  readonly #url: string;
  readonly #own = randomUUID();
  readonly #closing = new AbortController();
  readonly #changed = new Set<string>();
  #client: Client | undefined;
  #listener: (tables: readonly string[] | 'all') => void = () => undefined;
  #sending: Promise<void> | undefined;

  private constructor(url: string) {
    this.#url = url;
  }

  /** From then on this process counts as running. */
  static async open(url: string): Promise<Notices> {
    const notices = new Notices(url);
    await notices.#connect();
    return notices;
  }

  /**
   * Receives tables that another process has changed; all of them, if notices may have been lost.
   */
  listen(listener: (tables: readonly string[] | 'all') => void): void {
    this.#listener = listener;
  }

  /** Notifies other processes. */
  tell(table: string): void {
    this.#changed.add(table);
    this.#sending ??= this.#send();
  }

  /** Sends the pending notices. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#sending;
    await this.#client?.end().catch(() => undefined);
  }

  /** Until no notice is pending. */
  async #send(): Promise<void> {
    while (this.#changed.size > 0) {
      await pause(GATHERING);
      const tables = [...this.#changed].slice(0, MOST_TABLES);
      for (const table of tables) this.#changed.delete(table);
      const notice: Notice = { from: this.#own, tables };
      const values = [CHANNEL, JSON.stringify(notice)];
      await this.#client?.query('SELECT pg_notify($1, $2)', values).catch(() => undefined);
    }
    this.#sending = undefined;
  }

  async #connect(): Promise<void> {
    const client = new Client(connectionTo(this.#url));
    client.on('notification', notification => this.#hear(notification));
    client.on('error', () => undefined); // its end follows
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [RUNNING]);
    await client.query(`LISTEN ${CHANNEL}`);
    if (this.#closing.signal.aborted) return client.end(); // meanwhile
    client.on('end', () => void this.#reconnect());
    this.#client = client;
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    this.#client = undefined;
    for (let wait = FIRST_RETRY; !signal.aborted; wait = Math.min(2 * wait, LONGEST_RETRY)) {
      try {
        await this.#connect();
        return this.#listener('all');
      } catch {
        // the database is not back yet
      }
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  #hear({ payload = '' }: Notification): void {
    const { from, tables } = JSON.parse(payload) as Notice;
    if (from !== this.#own) this.#listener(tables);
  }
}
