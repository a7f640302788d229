import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { MOST_OPEN, type RATES } from '../limits/limits.ts';
import type { ServerOptions } from '../server.ts';
import { floodFrom } from '../testkit/floodFrom.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { readMetrics } from '../testkit/readMetrics.ts';
import { TableClient } from '../testkit/tableClient.ts';

const TWO = { game: 'nauticus', seats: [{ kind: 'person' }, { kind: 'person' }] };
const SLOW = 1e-6;

const withServer = async (
  options: Partial<ServerOptions>,
  work: (server: OwnServer) => Promise<void>,
): Promise<void> => {
  const server = await new OwnServer().start(options);
  try {
    await work(server);
  } finally {
    await server.remove();
  }
};
const rates = (name: keyof typeof RATES, burst: number, perSecond = SLOW) => ({
  limits: { rates: { [name]: { burst, perSecond } } },
});
/** By an address that a trusted proxy tells. */
const from = (address: string) => ({ 'x-forwarded-for': address });

test('an address makes so many people, and another one is not concerned', async () => {
  const options = { ...rates('people', 3, 0.01), trustedProxies: ['127.0.0.1'] };
  await withServer(options, async ({ address }) => {
    const make = (at: string) => new Guest(address).post('guest', { name: 'Ana' }, from(at));
    for (let i = 0; i < 3; i++) expect((await make('192.0.2.1')).status).toBe(200);
    const { status, body, headers } = await make('192.0.2.1');
    expect([status, body]).toEqual([429, { code: 'too-many' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(90);
    expect((await make('192.0.2.2')).status).toBe(200);
    const metrics = await readMetrics(address);
    expect(metrics.get('tidetable_refusals_total{code="too-many"}')).toBe(1);
  });
});

test('who is no trusted proxy cannot borrow an address', async () => {
  for (const trustedProxies of [[], ['192.0.2.0/24']])
    await withServer({ ...rates('people', 1), trustedProxies }, async ({ address }) => {
      const make = (at: string) => new Guest(address).post('guest', { name: 'Ana' }, from(at));
      expect((await make('192.0.2.1')).status).toBe(200);
      expect((await make('192.0.2.2')).status).toBe(429);
    });
});

test('what a client puts before the proxy’s own word is not believed', async () => {
  const options = { ...rates('people', 1), trustedProxies: ['127.0.0.0/8'] };
  await withServer(options, async ({ address }) => {
    const make = (at: string) => new Guest(address).post('guest', { name: 'Ana' }, from(at));
    expect((await make('203.0.113.1, 192.0.2.1')).status).toBe(200);
    expect((await make('203.0.113.2, 192.0.2.1')).status).toBe(429);
  });
});

test('a person makes so many tables, and changes names so often', async () => {
  await withServer({ ...rates('tables', 2) }, async ({ address }) => {
    const [ana, ben] = [await Guest.named(address, 'Ana'), await Guest.named(address, 'Ben')];
    for (let i = 0; i < 2; i++) await ana.newTable(TWO);
    expect((await ana.post('tables', TWO)).body).toEqual({ code: 'too-many' });
    await ben.newTable(TWO);
  });
  await withServer({ ...rates('names', 2) }, async ({ address }) => {
    const ana = await Guest.named(address, 'Ana');
    for (const name of ['Anna', 'Anne']) await ana.must('guest', { name });
    expect((await ana.post('guest', { name: 'Anja' })).body).toEqual({ code: 'too-many' });
  });
});

test('so many forged cookies, then no answer is given to any', async () => {
  await withServer({ ...rates('wrongSecrets', 3) }, async ({ address }) => {
    const ana = await Guest.named(address, 'Ana');
    const guess = (n: number) =>
      Object.assign(new Guest(address), { cookie: `${ana.cookie}${n}` }).get('me/tables');
    const codes = [];
    for (let n = 0; n < 4; n++) codes.push((await guess(n)).body.code);
    expect(codes).toEqual(['no-guest', 'no-guest', 'no-guest', 'too-many']);
    expect((await ana.get('guest')).body).toEqual({ name: 'Ana' });
  });
});

test('a socket that says too much is closed, and its table is as it was', async () => {
  await withServer({ ...rates('messages', 20) }, async ({ address, store }) => {
    const ana = await Guest.named(address, 'Ana');
    const { id } = await ana.newTable(TWO);
    const client = await new TableClient(ana, id).connect();
    const other = await new TableClient(ana, id).connect();
    await other.until(() => other.card !== undefined);
    const closed = once(client.socket as WebSocket, 'close');
    for (let i = 0; i < 100; i++) void client.move('x');
    const [code, reason] = await closed;
    expect([code, String(reason)]).toEqual([1008, 'too-many']);
    expect(client.refusals).toMatchObject([{ code: 'too-many' }]);
    expect(await store.readLog(id, 0)).toEqual([]);
    expect(await other.move('x')).toMatchObject({ code: 'not-seated' });
    const metrics = await readMetrics(address);
    expect(metrics.get('tidetable_sockets_dropped_total{reason="too-many"}')).toBe(1);
    other.drop();
  });
});

test.each(['ping', 'pong'] as const)('a %s costs what a message costs', async kind => {
  await withServer({ ...rates('messages', 20) }, async ({ address }) => {
    const ana = await Guest.named(address, 'Ana');
    const { id } = await ana.newTable(TWO);
    const { socket } = await TableClient.at(ana, id);
    const closed = once(socket as WebSocket, 'close');
    for (let i = 0; i < 100; i++) socket?.[kind]();
    const [code, reason] = await closed;
    expect([code, String(reason)]).toEqual([1008, 'too-many']);
  });
});

test('an address says so much by all its sockets', async () => {
  await withServer({ ...rates('messagesOfAddress', 30) }, async ({ address }) => {
    const ana = await Guest.named(address, 'Ana');
    const { id } = await ana.newTable(TWO);
    const clients = [];
    for (let i = 0; i < 4; i++) clients.push(await TableClient.at(ana, id));
    const closed = clients.map(({ socket }) => once(socket as WebSocket, 'close'));
    for (const client of clients) for (let i = 0; i < 10; i++) void client.move('x');
    const [, reason] = await Promise.race(closed);
    expect(String(reason)).toBe('too-many');
    for (const client of clients) client.drop();
  });
});

/** How a socket begins: open, or the status with which it is refused. */
const openSocket = async (guest: Guest): Promise<WebSocket | number> => {
  const socket = new WebSocket(`${guest.address.replace('http', 'ws')}api/socket`, {
    headers: guest.headers,
  });
  socket.on('error', () => undefined);
  const refused = once(socket, 'unexpected-response').then(([, answer]) => {
    socket.terminate();
    return answer.statusCode as number;
  });
  const gone = once(socket, 'close').then(() => 0);
  return Promise.race([once(socket, 'open').then(() => socket), refused, gone]);
};

test('an address has so many sockets at once, and gets others when it closes some', async () => {
  await withServer({ ...rates('sockets', 10_000, 10_000) }, async ({ address }) => {
    const { ofAddress } = MOST_OPEN.sockets;
    const guest = new Guest(address);
    const all = [];
    for (let i = 0; i < ofAddress + 5; i++) all.push(await openSocket(guest));
    const open = all.filter(socket => typeof socket === 'object');
    expect(open).toHaveLength(ofAddress);
    expect(all.slice(ofAddress)).toEqual([429, 429, 429, 429, 429]);
    const metrics = await readMetrics(address);
    expect(metrics.get('tidetable_sockets')).toBe(ofAddress);
    open[0]?.terminate();
    while ((await readMetrics(address)).get('tidetable_sockets') === ofAddress) await pause(10);
    const again = await openSocket(guest);
    expect(again).toBeTypeOf('object');
    for (const socket of [...open, again]) if (typeof socket === 'object') socket.terminate();
  });
});

test('an address opens sockets so fast', async () => {
  await withServer({ ...rates('sockets', 2) }, async ({ address }) => {
    const guest = new Guest(address);
    const all = [await openSocket(guest), await openSocket(guest), await openSocket(guest)];
    expect(all.map(socket => typeof socket)).toEqual(['object', 'object', 'number']);
    for (const socket of all) if (typeof socket === 'object') socket.terminate();
  });
});

test('a heap of connections from one address keeps nobody else out', async () => {
  await floodFrom('127.0.0.2', MOST_OPEN.connections.ofAddress + 200);
});

test('a connection that says nothing, or half of something, is let go in time', async () => {
  await withServer({}, async ({ address }) => {
    const { port } = new URL(address);
    const wordless = ['', 'GET / HTTP/1.1\r\nHost: ', 'GET /api/socket HTTP/1.1\r\nUpgrade: web'];
    const begun = performance.now();
    await Promise.all(
      wordless.map(async text => {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
        socket.resume().write(text);
        await once(socket, 'close');
      }),
    );
    expect(performance.now() - begun).toBeLessThan(25_000); // about twelve seconds
  });
}, 40_000);

test('other addresses of the server are no sockets', async () => {
  await withServer({}, async ({ address }) => {
    for (const path of ['', 'api/guest', 'healthz']) {
      const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, {
        headers: new Guest(address).headers,
      });
      const [, answer] = await once(socket, 'unexpected-response');
      expect(answer.statusCode).toBe(404);
      socket.on('error', () => undefined).terminate();
    }
  });
});

test('a person says so much at a table, and is then heard no more for a while', async () => {
  await withServer(rates('chat', 2), async ({ address }) => {
    const guest = await Guest.named(address, 'Ana');
    const { id } = await guest.newTable(TWO);
    await guest.must(`tables/${id}/claim`, { seat: 0 });
    const client = await new TableClient(guest, id).connect();
    await client.until(() => client.card !== undefined);
    const say = () => client.ask({ type: 'phrase', id: client.newId(), phrase: 'thanks' });
    expect([await say(), await say(), await say()]).toMatchObject([
      { type: 'accepted' },
      { type: 'accepted' },
      { type: 'refused', code: 'too-many' },
    ]);
    client.drop();
  });
});
