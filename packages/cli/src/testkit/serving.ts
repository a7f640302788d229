/** The real command that serves tables, which can be killed and started again at the same address. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { openPostgres, openSqlite, type Store } from '@tidetable/server';
import { listen, Place } from './program.ts';

const LONGEST_RUN = 300_000; // milliseconds

export interface ServingOptions {
  readonly databaseUrl?: string | undefined;
  readonly logLevel?: string | undefined; // as usual if it is missing
}

export class Serving {
  readonly place = new Place();
  readonly #databaseUrl: string | undefined;
  readonly #logLevel: string | undefined;
  #child: ChildProcess | undefined;
  address = '';

  /** On SQLite in a folder of its own, if no database is named. */
  constructor({ databaseUrl, logLevel }: ServingOptions = {}) {
    this.#databaseUrl = databaseUrl;
    this.#logLevel = logLevel;
    mkdirSync(this.place.at('client'));
    this.place.write('client/index.html', '<title>Tidetable</title>');
  }

  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const args = ['serve', '--port', port, '--host', '127.0.0.1', '--dist', 'client'];
    const url = this.#databaseUrl;
    const env = {
      LIMIT_SCALE: '1000',
      LOG_LEVEL: this.#logLevel,
      DATABASE_URL: url,
      DATA_DIR: this.place.at('data'),
    };
    this.#child = this.place.spawn(args, env, LONGEST_RUN);
    this.#child.stderr?.pipe(process.stderr);
    this.address = await listen(this.#child);
  }

  /** A copy of its store, also while it runs. */
  openStore(): Promise<Store> {
    const url = this.#databaseUrl;
    return url === undefined ? openSqlite(this.place.at('data')) : openPostgres(url);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const closed = this.#child && once(this.#child, 'close');
    this.#child?.kill(signal);
    await closed;
  }
}
