/** Many connections from one address, while somebody at another address plays. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { MOST_OPEN } from '../limits/limits.ts';
import { Guest } from './guest.ts';
import { OwnServer } from './ownServer.ts';
import { readMetrics } from './readMetrics.ts';
import { TableClient } from './tableClient.ts';

const SEATS = [{ kind: 'person' }, { kind: 'person' }];

/** The connections say nothing; so many as an address may have stay, the others are cut off. */
export const floodFrom = async (localAddress: string, number: number): Promise<void> => {
  const server = await new OwnServer().start();
  const { address } = server;
  const ana = await Guest.named(address, 'Ana');
  const { id } = await ana.newTable({ game: 'nauticus', seats: SEATS });
  let closed = 0;
  const flood = Array.from({ length: number }, (): Socket => {
    const port = Number(new URL(address).port);
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    return socket.on('error', () => undefined).on('close', () => closed++);
  });
  const client = await new TableClient(ana, id).connect();
  expect(await client.move('x')).toMatchObject({ code: 'not-seated' });
  const surplus = number - MOST_OPEN.connections.ofAddress;
  const deadline = Date.now() + 60_000;
  while (closed < surplus && Date.now() < deadline) await pause(20);
  expect(closed).toBeGreaterThanOrEqual(surplus); // the rest goes when it has said nothing for long
  const dropped = 'tidetable_connections_dropped_total{reason="too-many"}';
  expect((await readMetrics(address)).get(dropped)).toBe(surplus);
  expect(await client.move('x')).toMatchObject({ code: 'not-seated' });
  client.drop();
  for (const socket of flood) socket.destroy();
  await server.remove();
};
