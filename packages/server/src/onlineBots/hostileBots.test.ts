/** Bots that mean harm, or are broken: each gets a code, changes nothing, and the match goes on without harm. */
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { BotTable } from '../store/bots.ts';
import { addBot, type LetIn } from '../tables/operator.ts';
import { BotClient, type Manner } from '../testkit/botClient.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { readMetrics } from '../testkit/readMetrics.ts';
import { PERSON } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const server = new OwnServer();
let ana: Guest;
let bots = 0;

beforeAll(async () => {
  await server.start({ durations: { botLook: 50, botMove: 150, botStart: 150 } });
  ana = await Guest.named(server.address, 'Ana');
});
afterAll(() => server.remove());

const newBot = async (games = ['nautilus-island']) => {
  const name = `Bot ${++bots}`;
  return { name, ...((await addBot(server.store, { name, games })) as LetIn) };
};
const openTable = async (people = [ana], seats = [PERSON, PERSON]) => {
  const { id } = await people[0]!.newTable({ game: 'nautilus-island', seats });
  for (const [seat, guest] of people.entries()) await guest.must(`tables/${id}/claim`, { seat });
  return id;
};

/** The status and the code of a handshake that is refused. */
const refusedHandshake = async (
  headers: Record<string, string>,
  path = 'api/bot',
): Promise<[number, string]> => {
  const socket = new WebSocket(server.address.replace('http', 'ws') + path, { headers });
  socket.on('error', () => undefined);
  const [, answer] = await once(socket, 'unexpected-response');
  let body = '';
  for await (const chunk of answer) body += chunk;
  socket.terminate();
  return [answer.statusCode, JSON.parse(body).code];
};

describe('the door', () => {
  test('is closed without a token, with a wrong one, and with one that stands elsewhere', async () => {
    const { token } = await newBot();
    const before = (await readMetrics(server.address)).get(BAD_TOKENS) ?? 0;
    const tries: [Record<string, string>, string?][] = [
      [{}],
      [ana.headers],
      [{ authorization: 'Bearer ' }],
      [{ authorization: `Bearer ${token.slice(0, -1)}` }],
      [{ authorization: `Bearer ${token} ${token}` }],
      [{ authorization: `Basic ${token}` }],
      [{ authorization: `Bearer ${'x'.repeat(5000)}` }],
      [{ cookie: `tidetable-guest=${token}` }],
      [{}, `api/bot?token=${token}`],
    ];
    for (const [headers, path] of tries)
      expect(await refusedHandshake(headers, path)).toEqual([401, 'bad-token']);
    expect((await readMetrics(server.address)).get(BAD_TOKENS)).toBe(before + tries.length);
    expect((await fetch(`${server.address}api/bot`)).status).toBe(404);
  });
  const BAD_TOKENS = 'tidetable_refusals_total{code="bad-token"}';

  test('is all that a token opens', async () => {
    const { token } = await newBot();
    const bearer = { authorization: `Bearer ${token}` };
    const nobody = new Guest(server.address);
    const wish = { game: 'nautilus-island', seats: [PERSON, PERSON] };
    expect(await nobody.post('tables', wish, bearer)).toMatchObject({
      status: 401,
      body: { code: 'no-guest' },
    });
    const path = 'api/socket';
    expect(await refusedHandshake(bearer, path)).toEqual([403, 'bad-origin']);
  });

  test('opens so often for one bot, and no oftener', async () => {
    const { token } = await newBot();
    const headers = { authorization: `Bearer ${token}` };
    const open: WebSocket[] = [];
    for (;;) {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/bot`, { headers });
      open.push(socket.on('error', () => undefined));
      const isOpen = await Promise.race([
        once(socket, 'open').then(() => true),
        once(socket, 'unexpected-response').then(([, { statusCode }]) => {
          expect(statusCode).toBe(429);
          return false;
        }),
      ]);
      if (!isOpen) break;
      expect(open.length).toBeLessThan(30);
    }
    expect(open.length).toBeGreaterThan(15);
    for (const socket of open) socket.terminate();
  });
});

test.each(['ping', 'pong'] as const)('a heap of %ss ends its line', async kind => {
  const { token } = await newBot();
  const client = new BotClient(server.address, token);
  await once(client.socket, 'open');
  const closed = client.closed();
  for (let i = 0; i < 1500; i++) client.socket[kind]();
  expect(await closed).toEqual([1008, 'too-many']);
});

test('an invitation is refused with a code', async () => {
  const ben = await Guest.named(server.address, 'Ben');
  const [bot, other] = [await newBot(), await newBot(['nauticus'])];
  const id = await openTable([ana], [PERSON, PERSON, PERSON]);
  const invite = (guest: Guest, seat: unknown, name: unknown) =>
    guest.post(`tables/${id}/invite-bot`, { seat, bot: name });
  const tries: [Guest, unknown, unknown, string][] = [
    [new Guest(server.address), 1, bot.name, 'no-guest'],
    [ben, 1, bot.name, 'not-owner'],
    [ana, 1, 'Nobody', 'no-such-bot'],
    [ana, 1, other.name, 'other-game'],
    [ana, 0, bot.name, 'seat-taken'],
    [ana, 7, bot.name, 'no-such-seat'],
    [ana, '1', bot.name, 'shape'],
    [ana, 1, 5, 'shape'],
  ];
  for (const [guest, seat, name, code] of tries)
    expect((await invite(guest, seat, name)).body).toEqual({ code });
  expect((await invite(ana, 1, bot.name)).status).toBe(200);
  expect((await invite(ana, 2, bot.name)).body).toEqual({ code: 'already-seated' });
  await ben.must(`tables/${id}/claim`, { seat: 2 });
  await ana.must(`tables/${id}/start`);
  expect((await invite(ana, 2, bot.name)).body).toEqual({ code: 'started' });

  const twin = await Guest.named(server.address, bot.name);
  const beside = await openTable([ana], [PERSON, PERSON, PERSON]);
  await twin.must(`tables/${beside}/claim`, { seat: 1 });
  const answer = await ana.post(`tables/${beside}/invite-bot`, { seat: 2, bot: bot.name });
  expect(answer.body).toEqual({ code: 'name-taken' });
});

test('nobody takes a bot hostage: it sits at five tables of one owner, and others get it', async () => {
  const bot = await newBot();
  const [eve, ben] = [
    await Guest.named(server.address, 'Eve'),
    await Guest.named(server.address, 'Ben'),
  ];
  const invite = async (guest: Guest) => {
    const id = await openTable([guest]);
    return (await guest.post(`tables/${id}/invite-bot`, { seat: 1, bot: bot.name })).body.code;
  };
  const codes = [];
  for (let n = 0; n < 6; n++) codes.push(await invite(eve));
  expect(codes).toEqual([...Array(5).fill(undefined), 'bot-busy']);
  expect(await invite(ben)).toBeUndefined();
});

test('tables that wait for their start for long do not make a bot busy, as fresh ones do', async () => {
  const bot = await newBot();
  const HOUR = 60 * 60 * 1000;
  const at = { id: '', game: 'nautilus-island', hasBegun: false, owner: 'x' };
  const now = Date.now();
  const tablesOf = (hours: number, more: object = {}): BotTable[] =>
    Array.from({ length: 50 }, () => ({ ...at, madeAt: now - hours * HOUR, ...more }));
  const listed = vi.spyOn(server.store, 'listBotTables');
  const invite = async (tables: BotTable[]) => {
    const id = await openTable();
    listed.mockResolvedValueOnce(tables);
    return (await ana.post(`tables/${id}/invite-bot`, { seat: 1, bot: bot.name })).body.code;
  };
  expect(await invite(tablesOf(1))).toBe('bot-busy');
  expect(await invite(tablesOf(25, { hasBegun: true }))).toBe('bot-busy');
  expect(await invite(Array(10).fill(tablesOf(25)).flat())).toBe('bot-busy');
  expect(await invite(tablesOf(25))).toBeUndefined();
  listed.mockRestore();
});

describe('at a table', () => {
  let bot: Awaited<ReturnType<typeof newBot>>;
  let client: TableClient;

  beforeEach(async () => {
    ana = await Guest.named(server.address, 'Ana'); // nobody may open so many tables
    bot = await newBot();
    const id = await openTable();
    await ana.must(`tables/${id}/invite-bot`, { seat: 1, bot: bot.name });
    await ana.must(`tables/${id}/start`);
    client = await TableClient.at(ana, id);
    await client.until(() => client.moment !== undefined);
    return () => client.drop();
  });

  /** Ana plays until it is the turn of the bot. */
  const untilItsTurn = async (): Promise<void> => {
    for (;;) {
      await client.until(() => client.moment?.seq === client.seq);
      if (client.moment?.toAct === 1) return;
      expect(await client.move(client.moment?.legal[0] ?? '')).toMatchObject({ type: 'accepted' });
    }
  };

  /** It gets the code, the log does not grow, and a bot that behaves goes on. */
  const expectEnded = async (manner: Manner, code: string, close = 1008): Promise<void> => {
    await untilItsTurn();
    const { length } = await server.store.readLog(client.table, 0);
    const bad = new BotClient(server.address, bot.token, manner);
    const [closed, reason] = await bad.closed();
    expect(closed).toBe(close);
    if (close === 1008) {
      expect(reason).toBe(code);
      expect(bad.of('error').at(-1)?.message).toMatch(/^[^\p{C}]{0,200}$/u);
    }
    expect(await server.store.readLog(client.table, 0)).toHaveLength(length);
    const dropped = `tidetable_sockets_dropped_total{reason="${code}"}`;
    expect((await readMetrics(server.address)).get(dropped)).toBeGreaterThan(0);
    await expectGoesOn(length);
  };
  const expectGoesOn = async (length: number): Promise<void> => {
    const good = new BotClient(server.address, bot.token);
    await client.until(() => client.seq > length);
    expect(good.of('go')[0]?.ply).toBe(length);
    good.drop();
  };
  const move = (ply: number, text: unknown) => ({ type: 'move', ply, move: text });

  test.each<[string, string, Manner]>([
    ['junk', 'not-json', { go: () => '\u0000{"type":' }],
    ['JSON that is no message', 'shape', { go: () => '[1]' }],
    [
      'a message of the table protocol',
      'shape',
      { go: () => ({ type: 'resign', id: 'x', ply: 0 }) },
    ],
    ['a field that is wrong', 'shape', { go: ({ ply }) => move(ply, 7) }],
    ['a move that is too long', 'shape', { go: ({ ply }) => move(ply, 'x'.repeat(201)) }],
    ['a move for another ply', 'out-of-turn', { go: ({ ply, legal }) => move(ply + 2, legal[0]) }],
    ['another answer', 'out-of-turn', { go: () => ({ type: 'pong', n: 1 }) }],
    ['a move before it is greeted', 'out-of-turn', { hello: () => move(0, 'collect') }],
    ['a move that is not legal', 'illegal', { go: ({ ply }) => move(ply, 'swim') }],
    ['nothing', 'slow-move', { go: () => undefined }],
    ['no greeting', 'slow-start', { hello: () => undefined }],
    ['no readiness', 'slow-start', { ping: () => undefined }],
    [
      'another protocol',
      'other-protocol',
      { hello: () => ({ type: 'hello', protocol: 'x', name: 'x' }) },
    ],
  ])('%s ends the line: %s', (_, code, manner) => expectEnded(manner, code));

  test('ten megabytes, and bytes that are no text', async () => {
    await expectEnded({ go: () => `"${'x'.repeat(10 << 20)}"` }, 'too-large', 1009);
    const bad = new BotClient(server.address, bot.token);
    await bad.until(() => bad.of('tables').length > 0);
    bad.socket.send(Buffer.from([0xff, 0xfe]));
    expect(await bad.closed()).toEqual([1008, 'not-json']);
  });

  test('lines that nobody asked for, also for a seat of somebody else', async () => {
    const stranger = await newBot();
    await untilItsTurn();
    const { seq, table } = client;
    const legal = (await server.store.readLog(table, 0)).at(-1);
    const bad = new BotClient(server.address, stranger.token);
    await bad.until(() => bad.of('hello').length > 0 && bad.socket.readyState === WebSocket.OPEN);
    bad.say(move(seq, legal?.type === 'move' ? legal.move : ''));
    expect(await bad.closed()).toEqual([1008, 'out-of-turn']);
    expect(bad.of('go')).toEqual([]);
    expect(await server.store.readLog(table, 0)).toHaveLength(seq);
    await expectGoesOn(seq);
  });

  test('who does not play this game gives up its tables, not its line', async () => {
    await untilItsTurn();
    const shy = new BotClient(server.address, bot.token, {
      ping: () => ({ type: 'error', code: 'unknown-game', message: 'chess only' }),
    });
    await shy.until(() => shy.of('ping').length > 0);
    await client.until(() => JSON.stringify(client.card?.seats[1]).includes('"connected":false'));
    expect(shy.socket.readyState).toBe(WebSocket.OPEN);
    expect(shy.of('error')).toEqual([]);
    const closed = shy.closed();
    await expectGoesOn(client.seq);
    expect(await closed).toEqual([1008, 'replaced']);
    expect(shy.of('ping')).toHaveLength(1);
  });

  test('who comes again takes the place of itself', async () => {
    await untilItsTurn();
    const first = new BotClient(server.address, bot.token, { go: () => undefined });
    await first.until(() => first.of('go').length > 0);
    const closed = first.closed();
    await expectGoesOn(client.seq);
    expect(await closed).toEqual([1008, 'replaced']);
  });
});
