/** Clients that mean harm: each gets a code or is dropped, is counted, changes nothing, and hinders nobody. */
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { readMetrics } from '../testkit/readMetrics.ts';
import { startedTable } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const ENDLESS = { burst: 1e9, perSecond: 1e9 };
const server = new OwnServer();
let guests: readonly [Guest, Guest];
let table: string;
let bystanders: readonly [TableClient, TableClient];

const tableOf = (people: readonly Guest[]): Promise<string> =>
  startedTable(people, { game: 'nauticus' });
const clientAt = async (guest: Guest, id = table): Promise<TableClient> => {
  const client = await new TableClient(guest, id).connect();
  await client.until(() => client.moment !== undefined);
  return client;
};
/** Of two clients at a table, who is to act comes first. */
const byTurn = async (pair: readonly [TableClient, TableClient]) => {
  const [a, b] = pair;
  await a.until(() => a.seq === b.seq && a.moment?.seq === b.moment?.seq);
  return a.moment?.toAct === a.seat ? pair : ([b, a] as const);
};
const playOn = async (pair: readonly [TableClient, TableClient]): Promise<void> => {
  const [next] = await byTurn(pair);
  expect(await next.move(next.moment?.legal[0] ?? '')).toMatchObject({ type: 'accepted' });
};

beforeAll(async () => {
  await server.start({ limits: { rates: { messages: ENDLESS, messagesOfAddress: ENDLESS } } });
  const named = (name: string) => Guest.named(server.address, name);
  guests = [await named('Ana'), await named('Ben')];
  table = await tableOf(guests);
  const others = [await named('Cleo'), await named('Dan')] as const;
  const id = await tableOf(others);
  bystanders = [await clientAt(others[0], id), await clientAt(others[1], id)];
});
afterAll(async () => {
  for (const client of bystanders) client.drop();
  await server.remove();
});

/** Something is tried that adds so many entries; the metric goes up, and others play as before. */
const expectCounted = async (
  metric: string,
  work: () => Promise<void>,
  entries = 0,
): Promise<void> => {
  const name = `tidetable_${metric}`;
  const before = (await readMetrics(server.address)).get(name) ?? 0;
  const { length } = await server.store.readLog(table, 0);
  await work();
  await playOn(bystanders);
  expect((await readMetrics(server.address)).get(name)).toBeGreaterThan(before);
  expect(await server.store.readLog(table, 0)).toHaveLength(length + entries);
};
/** Two devices of who is to act, and one of the other. */
const atTable = async () => {
  const pair = [await clientAt(guests[0]), await clientAt(guests[1])] as const;
  const [next, other] = await byTurn(pair);
  const twin = await clientAt(next.guest);
  return { next, other, twin, drop: () => [...pair, twin].map(client => client.drop()) };
};

test('two racing moves for one ply: one stands, the other is stale', async () => {
  const { next, twin, drop } = await atTable();
  const [first = '', second = ''] = next.moment?.legal ?? [];
  await expectCounted(
    'refusals_total{code="stale"}',
    async () => {
      const answers = await Promise.all([next.move(first), twin.move(second)]);
      expect(answers.map(answer => answer?.type).sort()).toEqual(['accepted', 'refused']);
    },
    1,
  );
  drop();
});

test('a replayed message counts once', async () => {
  const { next, drop } = await atTable();
  const wish = { type: 'move', id: 'w', ply: next.seq, move: next.moment?.legal[0] ?? '' } as const;
  await expectCounted(
    'moves_total{by="person"}',
    async () => {
      for (let i = 0; i < 3; i++) expect(await next.ask(wish)).toMatchObject({ type: 'accepted' });
    },
    1,
  );
  drop();
});

test('a stale ply, and one that is not yet', async () => {
  const { next, drop } = await atTable();
  await expectCounted('refusals_total{code="stale"}', async () => {
    const [move = ''] = next.moment?.legal ?? [];
    expect(await next.move(`${move} x`, 0)).toMatchObject({ code: 'stale' });
    expect(await next.move(move, next.seq + 1)).toMatchObject({ code: 'stale' });
  });
  drop();
});

test('a move for another’s seat', async () => {
  const { next, other, drop } = await atTable();
  await expectCounted('refusals_total{code="not-your-turn"}', async () => {
    const [move = ''] = next.moment?.legal ?? [];
    expect(await other.move(move)).toMatchObject({ code: 'not-your-turn' });
  });
  const stranger = await clientAt(await Guest.named(server.address, 'Eve'));
  await expectCounted('refusals_total{code="not-seated"}', async () => {
    expect(await stranger.move(next.moment?.legal[0] ?? '')).toMatchObject({ code: 'not-seated' });
  });
  stranger.drop();
  drop();
});

test('a message of ten megabytes', async () => {
  const client = await clientAt(guests[0]);
  await expectCounted('sockets_dropped_total{reason="too-large"}', async () => {
    const closed = once(client.socket as WebSocket, 'close');
    client.socket?.send('x'.repeat(10 << 20));
    expect([1009, 1006]).toContain((await closed)[0]);
  });
});

test('a forged cookie', async () => {
  const forged = Object.assign(new Guest(server.address), { cookie: `${guests[0].cookie}x` });
  await expectCounted('refusals_total{code="no-guest"}', async () => {
    const { body } = await forged.post(`tables/${table}/leave`);
    expect(body).toEqual({ code: 'no-guest' });
  });
});

test('a socket from another origin', async () => {
  await expectCounted('refusals_total{code="bad-origin"}', async () => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`, {
      headers: { ...guests[0].headers, origin: 'https://evil.example' },
    });
    const [, answer] = await once(socket, 'unexpected-response');
    expect(answer.statusCode).toBe(403);
    socket.on('error', () => undefined).terminate();
  });
});

test('a reader that never drains', async () => {
  const client = await clientAt(guests[0]);
  const { socket } = client;
  await expectCounted('sockets_dropped_total{reason="slow-reader"}', async () => {
    socket?.pause();
    const wish = JSON.stringify({ type: 'move', id: 'i'.repeat(40), ply: 9999, move: 'x' });
    const deadline = Date.now() + 60_000;
    while (socket?.readyState === WebSocket.OPEN && Date.now() < deadline) {
      for (let i = 0; i < 50; i++) socket.send(wish);
      await new Promise<void>(resolve => socket.send(wish, () => resolve()));
    }
    expect(socket?.readyState).not.toBe(WebSocket.OPEN);
  });
  socket?.terminate();
});

test('pings whose answers nobody reads', async () => {
  const { socket } = await clientAt(guests[0]);
  await expectCounted('sockets_dropped_total{reason="slow-reader"}', async () => {
    socket?.pause();
    const longest = Buffer.alloc(125);
    const deadline = Date.now() + 60_000;
    while (socket?.readyState === WebSocket.OPEN && Date.now() < deadline) {
      for (let i = 0; i < 500; i++) socket.ping(longest);
      await new Promise<void>(resolve => socket.ping(longest, true, () => resolve()));
    }
    expect(socket?.readyState).not.toBe(WebSocket.OPEN);
  });
  socket?.terminate();
});

test('a socket that never speaks', async () => {
  await expectCounted('sockets_dropped_total{reason="no-hello"}', async () => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`, {
      headers: guests[0].headers,
    });
    expect((await once(socket, 'close'))[0]).toBe(1008);
  });
});
