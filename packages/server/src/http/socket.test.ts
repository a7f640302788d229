import { once } from 'node:events';
import { TABLE_PROTOCOL } from '@tidetable/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { BOT, PERSON, startedTable } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

/** A slow reader shall be cut off for that, not because it says much. */
const ENDLESS = { burst: 1e9, perSecond: 1e9 };
const server = new OwnServer();
let ana: Guest;
let table: string;

beforeAll(async () => {
  await server.start({ limits: { rates: { messages: ENDLESS } } });
  ana = await Guest.named(server.address, 'Ana');
  table = await startedTable([ana], { game: 'nauticus', seats: [PERSON, BOT] });
});
afterAll(() => server.remove());

const url = (): string => `${server.address.replace('http', 'ws')}api/socket`;
const hello = () => JSON.stringify({ type: 'hello', protocol: TABLE_PROTOCOL, table });

/** What a socket hears until it is closed, and by which code. */
const fateOf = async (messages: readonly (string | Buffer)[]): Promise<[unknown[], number]> => {
  const socket = new WebSocket(url(), { headers: ana.headers });
  const heard: { type: string; code?: string }[] = [];
  socket.on('message', data => heard.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'open');
  for (const message of messages) socket.send(message);
  const [code] = await closed;
  return [heard.filter(({ type }) => type === 'refused').map(({ code }) => code), code];
};
/** At the table all is as it was, for somebody who plays there. */
const expectUntouched = async (work: () => Promise<void>): Promise<void> => {
  const client = await new TableClient(ana, table).connect();
  await client.until(() => client.moment?.toAct === 0);
  const { seq } = client;
  await work();
  expect(await server.store.readLog(table, 0)).toHaveLength(seq);
  const [move = ''] = client.moment?.legal ?? [];
  expect(await client.move(move)).toMatchObject({ type: 'accepted' });
  client.drop();
};

test.each<[string, string[], string]>([
  ['no JSON', ['{'], 'not-json'],
  ['another type', ['{"type":"tea"}'], 'unknown-type'],
  ['another shape', ['{"type":"hello","protocol":1}'], 'shape'],
  ['a table that is not there', ['{"type":"hello","protocol":1,"table":"x"}'], 'no-such-table'],
  ['a move first', ['{"type":"move","id":"a","ply":0,"move":"x"}'], 'no-hello'],
])('a socket that begins with %s is refused and closed', async (_, messages, code) => {
  expect(await fateOf(messages)).toEqual([[code], 1008]);
});

test('so is one that says hello twice, or speaks in bytes', async () => {
  expect(await fateOf([hello(), hello()])).toEqual([['no-hello'], 1008]);
  expect(await fateOf([Buffer.from(hello())])).toEqual([['not-json'], 1008]);
});

test('a message of ten megabytes is not read', async () => {
  await expectUntouched(async () => {
    const [refusals, code] = await fateOf([hello(), 'x'.repeat(10 << 20)]);
    expect(refusals).toEqual([]);
    expect([1009, 1006]).toContain(code); // too big, or cut off while it was still being sent
  });
});

test.each(['https://evil.example', 'null', undefined])(
  'no socket from a page of %s',
  async origin => {
    const { cookie } = ana.headers;
    const socket = new WebSocket(url(), {
      headers: { ...(cookie && { cookie }), ...(origin && { origin }) },
    });
    const [, answer] = await once(socket, 'unexpected-response');
    expect(answer.statusCode).toBe(403);
    socket.on('error', () => undefined).terminate();
  },
);

test('a forged cookie watches as anybody may, and plays for nobody', async () => {
  await expectUntouched(async () => {
    const forged = Object.assign(new Guest(server.address), { cookie: `${ana.cookie}x` });
    const client = await new TableClient(forged, table).connect();
    await client.until(() => client.moment !== undefined);
    expect(client.seat).toBe(-1);
    expect(await client.move('x')).toMatchObject({ code: 'not-seated' });
    client.drop();
  });
});

test('wishes in a heap are all answered, in their order', async () => {
  await expectUntouched(async () => {
    const client = await new TableClient(ana, table).connect();
    const wishes = Array.from({ length: 500 }, (_, i) => client.move('x', 10_000 + i));
    const answers = await Promise.all(wishes);
    expect(answers.every(answer => answer?.type === 'refused')).toBe(true);
    const ids = client.heard.flatMap(text => JSON.parse(text).id ?? []);
    expect(ids).toEqual(answers.map(answer => answer?.id));
    client.drop();
  });
});

test('who never reads is cut off, and nobody waits for it', async () => {
  await expectUntouched(async () => {
    const socket = new WebSocket(url(), { headers: ana.headers });
    const closed = once(
      socket.on('error', () => undefined),
      'close',
    );
    await once(socket, 'open');
    socket.send(hello());
    await once(socket, 'message');
    socket.pause();
    const wish = { type: 'move', id: 'i'.repeat(40), ply: 9999, move: 'x' };
    const text = JSON.stringify(wish);
    // Answers pile up in the buffers of both systems first, which hold some megabytes.
    const deadline = Date.now() + 60_000;
    while (socket.readyState === socket.OPEN && Date.now() < deadline) {
      for (let i = 0; i < 20; i++) socket.send(text);
      await new Promise<void>(resolve => socket.send(text, () => resolve()));
    }
    expect(socket.readyState).not.toBe(socket.OPEN);
    socket.resume();
    expect((await closed)[0]).toBe(1006);
  });
});

test('who claims to know more than ever happened has nothing read again, and nobody hears of it', async () => {
  await expectUntouched(async () => {
    const client = await TableClient.at(ana, table);
    await client.until(() => client.moment !== undefined);
    const { length } = client.heard;
    const boast = JSON.stringify({ ...JSON.parse(hello()), since: 9999 });
    for (let n = 0; n < 5; n++) expect(await fateOf([boast])).toEqual([['ahead'], 1008]);
    expect(await client.move('x', 9999)).toMatchObject({ type: 'refused' });
    const told = client.heard.slice(length).filter(text => JSON.parse(text).type === 'table');
    expect(told.length).toBeLessThan(2); // one at most: this process looks now and then what others have done
    client.drop();
  });
});

test('who says nothing is not kept', async () => {
  expect(await fateOf([])).toEqual([['no-hello'], 1008]);
});

test('a socket that never says goodbye does not keep a server that ends', async () => {
  const own = await new OwnServer().start();
  const socket = new WebSocket(`${own.address.replace('http', 'ws')}api/socket`, {
    headers: new Guest(own.address).headers,
  });
  await once(socket, 'open');
  socket.pause();
  const start = performance.now();
  await own.remove();
  expect(performance.now() - start).toBeLessThan(15_000); // it takes two seconds
  socket.on('error', () => undefined).terminate();
});
