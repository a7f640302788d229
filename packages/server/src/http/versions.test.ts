import { once } from 'node:events';
import { TABLE_PROTOCOL, TABLE_PROTOCOLS } from '@tidetable/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { BOT, PERSON, startedTable } from '../testkit/seating.ts';

const server = new OwnServer();
let ana: Guest;
let table: string;

beforeAll(async () => {
  await server.start();
  ana = await Guest.named(server.address, 'Ana');
  table = await startedTable([ana], { game: 'nauticus', seats: [PERSON, BOT] });
});
afterAll(() => server.remove());

interface Heard {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A socket that says hello in some version, and what it hears. */
const speak = async (protocol: number, at = table) => {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`, {
    headers: ana.headers,
  });
  const heard: Heard[] = [];
  const closed = once(socket, 'close');
  socket.on('message', data => heard.push(JSON.parse(String(data))));
  await once(socket, 'open');
  const say = (message: object): void => socket.send(JSON.stringify(message));
  say({ type: 'hello', protocol, table: at });
  const hear = async (isIt: (message: Heard) => boolean): Promise<Heard> => {
    for (;;) {
      const found = heard.find(isIt);
      if (found) return found;
      await once(socket, 'message');
    }
  };
  return { socket, closed, say, hear };
};

test('the last two versions are spoken', () => {
  expect(TABLE_PROTOCOLS).toEqual([TABLE_PROTOCOL, TABLE_PROTOCOL - 1]);
});

describe.each(TABLE_PROTOCOLS)('version %i', protocol => {
  test('is welcomed in its own words, and plays', async () => {
    const { socket, say, hear } = await speak(protocol);
    expect(await hear(({ type }) => type === 'welcome')).toMatchObject({ protocol, seat: 0 });
    const isMine = ({ type, toAct }: Heard) => type === 'moment' && toAct === 0;
    const { seq, legal } = (await hear(isMine)) as Heard & { seq: number; legal: string[] };
    say({ type: 'move', id: 'm1', ply: seq, move: legal[0] });
    expect(await hear(({ id }) => id === 'm1')).toEqual({ type: 'accepted', id: 'm1' });
    socket.terminate();
  });
});

test.each([TABLE_PROTOCOL - 2, TABLE_PROTOCOL + 1])(
  'version %i is refused, and its tab is told to reload',
  async protocol => {
    const { closed, hear } = await speak(protocol);
    expect(await hear(({ type }) => type === 'refused')).toMatchObject({ code: 'version' });
    const [code, reason] = await closed;
    expect([code, String(reason)]).toEqual([4426, 'version']);
  },
);

test('what version 1 does not have is unknown to it', async () => {
  const { closed, say, hear } = await speak(1);
  await hear(({ type }) => type === 'welcome');
  say({ type: 'ping', id: 'p1' });
  expect(await hear(({ type }) => type === 'refused')).toMatchObject({ code: 'unknown-type' });
  await closed;
});

test('a table that waits for salts is an open one to version 1, whose card has what it had', async () => {
  const seats = [{ kind: 'person' }, { kind: 'bot', name: 'Bob', level: 'greedy' }];
  const { id, commitment } = await ana.newTable({ game: 'nauticus', seats });
  const salt = { commitment, hash: 'ab'.repeat(32) };
  await ana.must(`tables/${id}/claim`, { seat: 0, salt });
  expect(await ana.must(`tables/${id}/start`)).toMatchObject({ phase: 'sealing' });
  const { socket, hear } = await speak(1, id);
  const { table: card } = await hear(({ type }) => type === 'welcome');
  expect(card).toMatchObject({ phase: 'open', commitment });
  const fields = ['id', 'game', 'rules', 'options', 'seats', 'phase', 'commitment'];
  expect(Object.keys(card as object)).toEqual(fields);
  socket.terminate();
});
