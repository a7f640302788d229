/** Three servers on one PostgreSQL, while one of them or the database is down. */
import { setTimeout as pause } from 'node:timers/promises';
import { OwnPostgres } from '@tidetable/server/testkit';
import { expect } from 'vitest';
import { KilledTable } from './killedTable.ts';
import { expectKept } from './killServer.ts';
import { Serving } from './serving.ts';

const SERVERS = 3;
const PATIENCE = 120_000; // milliseconds until a match that does not go on is stuck

export class ManyServers {
  readonly #postgres = new OwnPostgres();
  #servers: readonly Serving[] = [];
  #tables: readonly KilledTable[] = [];

  /** Some tables of each game, whose people sit at different servers. */
  async start(tables: number): Promise<void> {
    await this.#postgres.start();
    const url = await this.#postgres.newDatabase();
    const options = { databaseUrl: url, logLevel: 'fatal' }; // all of them log at length that the database is down
    this.#servers = Array.from({ length: SERVERS }, () => new Serving(options));
    await Promise.all(this.#servers.map(server => server.start()));
    const addresses = this.#servers.map(({ address }) => address);
    const numbers = Array.from({ length: tables }, (_, n) => n);
    this.#tables = await Promise.all(numbers.map(n => KilledTable.start(addresses, n)));
  }

  /** Plays until each table has so many more entries. */
  async play(entries: number): Promise<void> {
    await Promise.all(
      this.#tables.map(async table => {
        const since = table.seq;
        const hasGoneOn = (): boolean => table.isOver || table.seq >= since + entries;
        await table.playOn(hasGoneOn, PATIENCE);
        expect(hasGoneOn(), `${table.game} ${table.id} is stuck at ${since}`).toBe(true);
      }),
    );
  }

  /** Kills a server during games; its people connect to the next one. Returns the time from the signal until every table has gone on. */
  async killOne(): Promise<number> {
    const [killed, next] = this.#servers;
    const played = Promise.all(this.#tables.map(table => table.playOn(undefined, PATIENCE)));
    await pause(1000);
    const begun = performance.now();
    await killed?.end('SIGKILL');
    await played; // its clients have lost the connection
    for (const table of this.#tables) table.move(killed?.address ?? '', next?.address ?? '');
    this.#servers = this.#servers.slice(1);
    await this.play(1);
    return performance.now() - begun;
  }

  /** Stops the database for a while, as in a crash, while people try to play. */
  async loseDatabase(time: number): Promise<void> {
    const isBack = { yes: false };
    const played = this.#tables.map(table => table.playOn(() => isBack.yes, PATIENCE));
    await pause(1000);
    await this.#postgres.stop('SIGQUIT');
    await pause(time);
    await this.#postgres.start();
    isBack.yes = true;
    await Promise.all(played);
  }

  /** Every accepted move is stored, and every client has seen the stored moves. */
  async expectKept(): Promise<void> {
    const store = await this.#servers[0]?.openStore();
    if (!store) throw new Error('no server is left');
    for (const table of this.#tables) {
      const { seq } = table;
      for (const client of table.clients) await client.until(() => client.seq >= seq);
      await expectKept(store, table);
      expect(table.wrongClock).toBeUndefined();
    }
    await store.close();
    const moves = this.#tables.reduce((sum, { accepted }) => sum + accepted.length, 0);
    expect(moves).toBeGreaterThan(this.#tables.length);
  }

  async end(): Promise<void> {
    for (const { clients } of this.#tables) for (const client of clients) client.drop();
    await Promise.all(this.#servers.map(server => server.end('SIGTERM')));
    await this.#postgres.remove();
  }
}
