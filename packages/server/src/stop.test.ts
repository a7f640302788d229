import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Guest } from './testkit/guest.ts';
import { OwnServer } from './testkit/ownServer.ts';
import { BOT, PERSON, startedTable } from './testkit/seating.ts';
import { TableClient } from './testkit/tableClient.ts';

test('a server that ends answers what it has heard, stores it, and tells sockets to come back', async () => {
  const server = await new OwnServer().start();
  const ana = await Guest.named(server.address, 'Ana');
  const id = await startedTable([ana], { game: 'nauticus', seats: [PERSON, BOT] });
  const client = await new TableClient(ana, id).connect();
  await client.until(() => client.moment?.toAct === 0);
  const { seq } = client;
  const closed = once(client.socket as WebSocket, 'close');
  const answer = client.move(client.moment?.legal[0] ?? '');
  await fetch(`${server.address}healthz`); // by now the move was heard
  const stopped = server.stop();
  expect(await answer).toMatchObject({ type: 'accepted' });
  const [code, reason] = await closed;
  expect([code, String(reason)]).toEqual([1012, 'restart']);
  await stopped;
  const log = await (await server.start()).store.readLog(id, 0);
  expect(log.length).toBeGreaterThan(seq);
  expect(client.seq).toBeLessThanOrEqual(log.length);
  await server.remove();
});

test('who asks whether it is ready while it ends hears no', async () => {
  const server = await new OwnServer().start();
  const { port } = new URL(server.address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /readyz HTTP/1.1\r\nHost: tide\r\n'); // a head without its end
  await fetch(`${server.address}healthz`); // by now it was heard
  const removed = server.remove();
  socket.write('\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 /);
  await removed;
});
