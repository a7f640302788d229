/** Bots of other people at online tables, over real sockets. */
import { once } from 'node:events';
import { isVerified, type MatchFile, parseMatchFile, standingsOf, verify } from '@tidetable/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBotPerson } from '../store/bots.ts';
import { openSqlite } from '../store/sqlite/sqliteStore.ts';
import { addBot, type LetIn, revokeBot } from '../tables/operator.ts';
import { BotClient, type Manner } from '../testkit/botClient.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { BOT, PERSON, type WishedTable } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const ABSENCE = 300; // milliseconds
const server = new OwnServer();
const durations = { botLook: 50, absence: ABSENCE };
let ana: Guest;
let bots = 0;

beforeAll(async () => {
  await server.start({ durations });
  ana = await Guest.named(server.address, 'Ana');
});
afterAll(() => server.remove());

const newBot = async (games = ['nautilus-island', 'nauticus']) => {
  const name = `Bot ${++bots}`;
  const { id, token } = (await addBot(server.store, { name, games })) as LetIn;
  return { id, name, token };
};
/** A table of Ana at which one of our bots and one of somebody else sit. */
const tableWith = async (name: string, wish: WishedTable = {}): Promise<string> => {
  const { id } = await ana.newTable({
    game: 'nautilus-island',
    seats: [PERSON, PERSON, BOT],
    ...wish,
  });
  await ana.must(`tables/${id}/claim`, { seat: 0 });
  await ana.must(`tables/${id}/invite-bot`, { seat: 1, bot: name });
  return id;
};
const started = async (name: string, wish?: WishedTable): Promise<string> => {
  const id = await tableWith(name, wish);
  await ana.must(`tables/${id}/start`);
  return id;
};
const clientOf = async (id: string): Promise<TableClient> => {
  const client = await TableClient.at(ana, id);
  await client.until(() => client.moment !== undefined);
  return client;
};
/** Ana plays whatever is legal until it is so. */
const playUntil = async (client: TableClient, isSo: () => boolean): Promise<void> => {
  for (;;) {
    await client.until(() => isSo() || client.moment?.result != null || client.moment?.toAct === 0);
    if (isSo() || client.moment?.result) return;
    const { seq } = client;
    expect(await client.move(client.moment?.legal[0] ?? '')).toMatchObject({ type: 'accepted' });
    expect(client.seq).toBeGreaterThan(seq);
  }
};
const playToEnd = (client: TableClient): Promise<void> => playUntil(client, () => false);
const movesOf = async (id: string, seat: number): Promise<number> =>
  (await server.store.readLog(id, 0)).filter(e => e.type === 'move' && e.seat === seat).length;
/** A decision of the bot, at which it stays silent. */
const SILENT: Manner = { go: () => undefined };

test('a bot is invited by its name, marked as one, and plays a match that is verified', async () => {
  const { name, token } = await newBot();
  const { bots: listed } = (await ana.get('bots')).body as { bots: { name: string }[] };
  expect(listed).toContainEqual({ name, games: ['nautilus-island', 'nauticus'] });
  const id = await tableWith(name);
  const { body: before } = await ana.get(`tables/${id}`);
  expect(before).toMatchObject({
    seats: [{ name: 'Ana' }, { kind: 'person', name, bot: true, connected: false }, {}],
  });
  expect((before as { seats: object[] }).seats[0]).not.toHaveProperty('bot');
  const bot = new BotClient(server.address, token);
  const client = await TableClient.at(ana, id);
  await client.until(() => JSON.stringify(client.card?.seats[1]).includes('"connected":true'));
  await bot.until(() => bot.of('tables').length > 0);
  expect(bot.of('tables')).toEqual([
    { type: 'tables', tables: [{ id, game: 'nautilus-island', phase: 'open' }] },
  ]);
  await ana.must(`tables/${id}/start`);
  await client.until(() => client.moment !== undefined);
  await playToEnd(client);
  await bot.until(() => bot.of('gameover').length > 0);

  const { body: file } = await ana.get(`tables/${id}/file`);
  expect(file).toMatchObject({ seats: [{}, { name, kind: 'bot' }, {}] });
  expect(isVerified(verify(parseMatchFile(JSON.stringify(file)) as MatchFile))).toBe(true);
  const result = standingsOf(client.moment?.result);
  expect(bot.of('gameover')).toEqual([{ type: 'gameover', result }]);
  expect(bot.of('newgame')).toMatchObject([{ seat: 1, names: ['Ana', name, 'Bob'] }]);
  expect(bot.of('go')).toHaveLength(await movesOf(id, 1));
  const plies = bot.of('go').map(({ ply }) => ply);
  expect(plies).toEqual([...new Set(plies)]);
  await bot.until(
    () => JSON.stringify(bot.of('tables').at(-1)) === '{"type":"tables","tables":[]}',
  );
  client.drop();

  const again = await ana.must(`tables/${id}/rematch`);
  expect(again).toMatchObject({ seats: [BOT, { name: 'Ana' }, { name, bot: true }] });
  bot.drop();
});

test('with events it is told all of the log, from the beginning, whenever it comes', async () => {
  const { name, token } = await newBot();
  const id = await started(name);
  const manner: Manner = {
    hello: () => ({ type: 'hello', protocol: 'tidetable-bot/1', name: 'e', events: true }),
  };
  const client = await clientOf(id);
  const first = new BotClient(server.address, token, manner);
  await playUntil(client, () => first.of('go').length >= 3);
  first.drop();
  const second = new BotClient(server.address, token, manner);
  await playToEnd(client);
  await second.until(() => second.of('gameover').length > 0);
  expect(second.of('event').map(({ ply }) => ply)).toEqual([...client.lines.keys()]);
  expect(second.of('gameover')[0]?.view).toMatchObject({ seat: 1 });
  const { seed } = first.of('newgame')[0] ?? {};
  expect(second.of('newgame')).toMatchObject([{ seed }]);
  for (const c of [client, second]) c.drop();
});

test('it is cut off again and again: nothing is lost, nothing counts twice', async () => {
  const { name, token } = await newBot();
  const id = await started(name);
  const client = await clientOf(id);
  const asked = new Set<number>();
  let bot: BotClient;
  let turns = 0;
  const come = (): BotClient =>
    new BotClient(server.address, token, {
      go: ({ ply, legal }) => {
        asked.add(ply);
        if (++turns % 4 === 1) return void bot.drop(); // before it has answered
        const move = { type: 'move', ply, move: legal[0] };
        if (turns % 4 === 3) bot.socket.send(JSON.stringify(move), () => bot.drop()); // or just after
        return turns % 4 === 3 ? undefined : move;
      },
    });
  const keepComing = setInterval(() => {
    if (bot.socket.readyState === bot.socket.CLOSED) bot = come();
  }, 20);
  bot = come();
  await playUntil(client, () => asked.size >= 8);
  clearInterval(keepComing);
  bot.drop();
  const log = await server.store.readLog(id, 0);
  const own = log.flatMap((e, ply) => (e.type === 'move' && e.seat === 1 ? [ply] : []));
  for (const ply of own) expect(asked).toContain(ply);
  expect(asked.size - own.length).toBeLessThanOrEqual(1); // the last one it may not have answered
  client.drop();
}, 30_000);

test('it plays at several tables, and is told which', async () => {
  const { name, token } = await newBot();
  const ids = [await started(name), await started(name, { game: 'nauticus' })];
  const bot = new BotClient(server.address, token);
  const clients = await Promise.all(ids.map(clientOf));
  await Promise.all(clients.map(client => playUntil(client, () => client.seq > 40)));
  for (const id of ids) expect(await movesOf(id, 1)).toBeGreaterThan(3);
  expect(new Set(bot.of('newgame').map(({ game }) => game)).size).toBe(2);
  bot.drop();
  for (const client of clients) client.drop();
});

test('who plays with it is not asked by it, and lets one of ours play if it keeps them waiting', async () => {
  const { name, token } = await newBot();
  const id = await started(name, { seats: [PERSON, PERSON] });
  const bot = new BotClient(server.address, token, SILENT);
  const client = await clientOf(id);
  await playUntil(client, () => bot.of('go').length > 0);
  const wish = { type: 'stand-in', ply: client.seq, seat: 1 } as const;
  const ask = () => client.ask({ ...wish, id: client.newId() });
  const first = await ask();
  expect(first).toMatchObject({ code: 'not-absent' });
  await new Promise(resolve => setTimeout(resolve, ABSENCE));
  expect(await ask()).toMatchObject({ type: 'accepted' });
  await client.until(() => client.moment?.toAct === 0);
  expect(client.card?.seats[1]).toMatchObject({ standIn: 'mate', bot: true });
  bot.say({ type: 'move', ply: bot.of('go')[0]?.ply, move: bot.of('go')[0]?.legal[0] }); // too late
  await bot.until(() => bot.of('gameover').length > 0);
  expect(bot.of('gameover')).toEqual([{ type: 'gameover', result: null }]);
  const abort = { type: 'ask', ply: client.seq, subject: { type: 'abort' } } as const;
  expect(await client.ask({ ...abort, id: client.newId() })).toMatchObject({ type: 'accepted' });
  await client.until(() => client.card?.phase === 'over');
  for (const c of [client, bot]) c.drop();
});

test('what all people agree on needs no yes of a bot', async () => {
  const { name, token } = await newBot();
  const id = await started(name, { seats: [PERSON, PERSON] });
  const bot = new BotClient(server.address, token);
  const client = await clientOf(id);
  await playUntil(client, () => client.seq > 10 && client.moment?.toAct === 0);
  const subject = { type: 'abort' } as const;
  const wish = { type: 'ask', id: client.newId(), ply: client.seq, subject } as const;
  expect(await client.ask(wish)).toMatchObject({ type: 'accepted' });
  await bot.until(() => bot.of('gameover').length > 0);
  expect(bot.of('gameover')).toEqual([{ type: 'gameover', result: null }]);
  for (const c of [client, bot]) c.drop();
});

test('after a restart of the server it is asked again', async () => {
  const { name, token } = await newBot();
  const id = await started(name);
  const silent = new BotClient(server.address, token, SILENT);
  let client = await clientOf(id);
  await playUntil(client, () => silent.of('go').length > 0);
  const closing = silent.closed();
  await server.stop();
  expect((await closing)[0]).toBe(1012);
  await server.start({ durations });
  ana.address = server.address;
  const bot = new BotClient(server.address, token);
  client = await clientOf(id);
  await bot.until(() => bot.of('go').length > 0);
  expect(bot.of('go')[0]?.ply).toBe(silent.of('go')[0]?.ply);
  for (const c of [client, bot]) c.drop();
});

test('who leaves the table to a bot leaves it to nobody', async () => {
  const { name } = await newBot();
  const id = await tableWith(name);
  await ana.must(`tables/${id}/leave`);
  const stored = await server.store.readTable(id);
  expect(stored?.owner).toBeNull();
  expect(stored?.claims.map(({ person }) => isBotPerson(person))).toEqual([true]);
});

test('a token that is revoked beside the server closes the line, and its seat stays', async () => {
  const { name, token } = await newBot();
  const id = await started(name);
  const bot = new BotClient(server.address, token);
  const client = await clientOf(id);
  await bot.until(() => bot.of('tables').length > 0);
  const closing = bot.closed();
  const beside = await openSqlite(server.data);
  expect(await revokeBot(beside, name)).toBe(true);
  expect(await revokeBot(beside, name)).toBe(false);
  await beside.close();
  expect(await closing).toEqual([1008, 'revoked']);
  const again = new BotClient(server.address, token);
  const [, { statusCode }] = await once(again.socket, 'unexpected-response');
  expect(statusCode).toBe(401);
  again.drop();
  await client.until(
    () => client.card?.seats[1]?.kind === 'person' && !client.card.seats[1].connected,
  );
  expect(client.card?.seats[1]).toMatchObject({ name, bot: true });
  client.drop();
});
