import { once } from 'node:events';
import { TABLE_PROTOCOL } from '@tidetable/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';

const PERIOD = 300; // milliseconds
const server = new OwnServer();
let ana: Guest;
let table: string;

beforeAll(async () => {
  await server.start({ heartbeat: PERIOD });
  ana = await Guest.named(server.address, 'Ana');
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  ({ id: table } = await ana.newTable({ game: 'nauticus', seats }));
});
afterAll(() => server.remove());

/** A socket at the table; without `autoPong` it is there, and answers no ping. */
const openSocket = async (autoPong: boolean): Promise<WebSocket> => {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`, {
    headers: ana.headers,
    autoPong,
  });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: TABLE_PROTOCOL, table }));
  await once(socket, 'message');
  return socket;
};

test('a socket that answers no ping is cut off; one that does stays', async () => {
  const alive = await openSocket(true);
  const dead = await openSocket(false);
  const [code] = await once(dead, 'close');
  expect(code).toBe(1006);
  for (let n = 0; n < 3; n++) await once(alive, 'ping');
  expect(alive.readyState).toBe(alive.OPEN);
  alive.terminate();
});

test('so is one that sends pongs without having been asked', async () => {
  const socket = await openSocket(false);
  const closed = once(socket, 'close');
  const talking = setInterval(() => socket.pong(), PERIOD / 10);
  expect((await closed)[0]).toBe(1006);
  clearInterval(talking);
}, 10_000);

test('so is one that reads nothing, as if its cable were cut', async () => {
  const socket = await openSocket(true);
  const closed = once(socket, 'close');
  socket.pause();
  // Its own end notices only when it reads again, which is as late as a test likes.
  await new Promise(resolve => setTimeout(resolve, 5 * PERIOD));
  socket.resume();
  expect((await closed)[0]).toBe(1006);
});

test('a client may measure how long an answer takes', async () => {
  const socket = await openSocket(true);
  socket.send(JSON.stringify({ type: 'ping', id: 'p1' }));
  const [data] = await once(socket, 'message');
  expect(JSON.parse(String(data))).toEqual({ type: 'pong', id: 'p1' });
  socket.terminate();
});
