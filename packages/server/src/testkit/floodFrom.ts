/** Many connections from one address, while somebody at another address plays. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { MOST_OPEN } from '../limits/limits.ts';
import { Guest } from './guest.ts';
import { OwnServer } from './ownServer.ts';
import { readMetrics } from './readMetrics.ts';
import { TableClient } from './tableClient.ts';

/** What the system queues for a server that listens; more would only wait in the system. */
const AT_ONCE = 250;
const SEATS = [{ kind: 'person' }, { kind: 'person' }];

/** The connections say nothing; so many as an address may have stay a while, the others are cut off. */
export const floodFrom = async (localAddress: string, number: number): Promise<void> => {
  const server = await new OwnServer().start();
  const { address } = server;
  const ana = await Guest.named(address, 'Ana');
  const { id } = await ana.newTable({ game: 'nauticus', seats: SEATS });
  let closed = 0;
  const port = Number(new URL(address).port);
  const flood: Socket[] = [];
  while (flood.length < number) {
    const size = Math.min(AT_ONCE, number - flood.length);
    const batch = Array.from({ length: size }, () =>
      connect({ port, host: '127.0.0.1', localAddress })
        .on('error', () => undefined)
        .on('close', () => closed++)
        .resume(),
    );
    flood.push(...batch);
    await Promise.all(
      batch.map(socket => new Promise(done => socket.once('connect', done).once('close', done))),
    );
  }
  const client = await new TableClient(ana, id).connect();
  expect(await client.move('x')).toMatchObject({ code: 'not-seated' });
  const surplus = number - MOST_OPEN.connections.ofAddress;
  const deadline = Date.now() + 60_000;
  while (closed < surplus && Date.now() < deadline) await pause(20);
  expect(closed).toBeGreaterThanOrEqual(surplus);
  const metrics = await readMetrics(address);
  const dropped = metrics.get('tidetable_connections_dropped_total{reason="too-many"}');
  expect(dropped).toBeGreaterThan(0);
  expect(dropped).toBeLessThanOrEqual(surplus); // fewer if some had gone before others came
  expect(metrics.get('tidetable_connections')).toBeLessThan(MOST_OPEN.connections.ofAddress + 10);
  expect(await client.move('x')).toMatchObject({ code: 'not-seated' });
  client.drop();
  for (const socket of flood) socket.destroy();
  await server.remove();
};
