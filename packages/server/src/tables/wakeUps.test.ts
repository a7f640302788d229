/** Two servers on one PostgreSQL: what happens at one is heard at the other, long before it would look by itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, startServer } from '../server.ts';
import { openPostgres, type PostgresStore } from '../store/postgres/postgresStore.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnPostgres } from '../testkit/ownPostgres.ts';
import { startedTable } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const postgres = new OwnPostgres();
const dist = mkdtempSync(join(tmpdir(), 'tidetable-wake-'));
const stores: PostgresStore[] = [];
const servers: Server[] = [];

beforeAll(async () => {
  writeFileSync(join(dist, 'index.html'), '<title>Tidetable</title>');
  await postgres.start();
  const url = await postgres.newDatabase();
  for (let i = 0; i < 2; i++) {
    const store = await openPostgres(url);
    stores.push(store);
    servers.push(await startServer({ port: 0, host: '127.0.0.1', dist, store }));
  }
});
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const store of stores) await store.close();
  await postgres.remove();
  rmSync(dist, { recursive: true });
});

test('also after it has heard of tables that nobody has open there', async () => {
  const at = ({ port }: Server): string => `http://127.0.0.1:${port}/`;
  const ana = await Guest.named(at(servers[0]!), 'Ana');
  const ben = await Guest.named(at(servers[1]!), 'Ben');
  const id = await startedTable([ana, ben], { game: 'nauticus' }); // of which both hear before they look
  const clients = [await TableClient.at(ana, id), await TableClient.at(ben, id)];
  const begun = performance.now();
  const MOVES = 6;
  for (let i = 0; i < MOVES; i++) {
    const isToAct = ({ moment, seat }: TableClient): boolean => moment?.toAct === seat;
    await clients[0]?.until(() => clients.some(isToAct));
    const mover = clients.find(isToAct)!;
    await mover.move(mover.moment?.legal[0] ?? '');
    for (const client of clients) await client.until(() => client.seq >= mover.seq);
  }
  const polled = (MOVES * stores[0]!.pollTime) / 2; // what it would take without notices, on average
  expect(performance.now() - begun).toBeLessThan(polled / 2);
  for (const client of clients) client.drop();
});
