/** A server of a test's own, with tables and a client of one page. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, type ServerOptions, startServer } from '../server.ts';
import { openSqlite } from '../store/sqlite/sqliteStore.ts';
import type { Store } from '../store/store.ts';

export class OwnServer {
  readonly #folder: string;
  #server: Server | undefined;
  store!: Store;

  /** Another process on the same folder, if one is given. */
  constructor(twin?: OwnServer) {
    this.#folder = twin ? twin.#folder : mkdtempSync(join(tmpdir(), 'tidetable-online-'));
  }

  /** On SQLite in its folder, if nothing else is said. */
  async start(
    options: Partial<ServerOptions> = {},
    open = (): Promise<Store> => openSqlite(this.data),
  ): Promise<this> {
    const dist = join(this.#folder, 'dist');
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, 'index.html'), '<title>Tidetable</title>');
    this.store = await open();
    const { store } = this;
    this.#server = await startServer({ port: 0, host: '127.0.0.1', dist, store, ...options });
    return this;
  }

  /** The folder of its store. */
  get data(): string {
    return join(this.#folder, 'data');
  }

  get address(): string {
    return `http://127.0.0.1:${this.#server?.port}/`;
  }

  /** Ends it; it may be started again, with what it has stored. */
  async stop(): Promise<void> {
    await this.#server?.close();
    await this.store.close();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true });
  }
}
