/** The example bots in Python at the tables of a real server, with a token that a command has made. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { MatchFile } from '@tidetable/match';
import { Guest, TableClient } from '@tidetable/server/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removePlaces } from '../testkit/program.ts';
import { Serving } from '../testkit/serving.ts';

const BOTS = path.join(import.meta.dirname, '../../../../examples/bots');
const PYTHON = 'python3';
const NOT_RUN = `not run: needs ${PYTHON}`;
const hasPython = spawnSync(PYTHON, ['--version']).status === 0;

const serving = new Serving();
const children: ChildProcess[] = [];
let ana: Guest;

beforeAll(async () => {
  await serving.start();
  ana = await Guest.named(serving.address, 'Ana');
});
afterAll(async () => {
  for (const child of children) child.kill();
  await serving.end('SIGKILL');
  removePlaces();
});

const run = async (...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await serving.place.run([...args, '--data', 'data']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

/** Seats an example bot by the token of its name. */
const goOnline = (token: string, bot: string): ChildProcess => {
  const args = [path.join(BOTS, 'online.py'), serving.address, PYTHON, path.join(BOTS, bot)];
  const env = { ...process.env, TIDETABLE_TOKEN: token };
  const child = spawn(PYTHON, args, { env, stdio: ['ignore', 'inherit', 'pipe'] });
  children.push(child);
  return child;
};

/** A person plays any legal move until the end, or until it is so. */
const playUntil = async (client: TableClient, isSo: () => Promise<boolean>): Promise<void> => {
  for (let moves = 0; !client.moment?.result && !(await isSo()); moves++) {
    await client.until(() => client.moment?.result != null || client.moment?.toAct === 0);
    const { legal = [] } = client.moment ?? {};
    const move = legal[moves % legal.length];
    if (move !== undefined) expect(await client.move(move)).toMatchObject({ type: 'accepted' });
  }
};

test('a bot in Python plays a whole match with a person and one of ours, through a killed server', async () => {
  if (!hasPython) return console.log(NOT_RUN);
  const { token } = JSON.parse(await run('bots', 'new', 'Limpet', '--json'));
  const seats = [
    { kind: 'person' },
    { kind: 'person' },
    { kind: 'bot', name: 'Bob', level: 'greedy' },
  ];
  const { id } = await ana.newTable({ game: 'nautilus-island', seats });
  await ana.must(`tables/${id}/claim`, { seat: 0 });
  await ana.must(`tables/${id}/invite-bot`, { seat: 1, bot: 'Limpet' });
  goOnline(token, 'nautilus_island.py').stderr?.resume();
  await ana.must(`tables/${id}/start`);
  const client = await TableClient.at(ana, id);
  await client.until(() => client.moment !== undefined);
  let wasKilled = false;
  await playUntil(client, async () => {
    if (wasKilled || client.seq < 30) return false;
    wasKilled = true;
    await serving.end('SIGKILL');
    await serving.start();
    const { moment } = client;
    await client.connect();
    await client.until(() => client.moment !== moment);
    return false;
  });
  client.drop();
  const { body: file } = (await ana.get(`tables/${id}/file`)) as unknown as { body: MatchFile };
  expect(wasKilled).toBe(true);
  expect(file.seats).toMatchObject([
    { kind: 'human' },
    { name: 'Limpet', kind: 'bot' },
    { level: 'greedy' },
  ]);
  expect(file.result?.end).toBe('game');
  const movesOf = file.log.flatMap(e => (e.type === 'move' && e.seat >= 0 ? [e.seat] : []));
  for (const seat of [0, 1, 2]) expect(movesOf.filter(s => s === seat).length).toBeGreaterThan(10);
  serving.place.write('match.json', JSON.stringify(file));
  expect((await serving.place.run(['verify', 'match.json'])).code).toBe(0);
}, 120_000);

test.each([
  ['nauticus', 'nauticus.py'],
  ['nautilion', 'nautilion.py'],
  ['nautilion', 'random_moves.py'],
])(
  '%s is played online by %s',
  async (game, bot) => {
    if (!hasPython) return console.log(NOT_RUN);
    const name = `Bot ${bot}`;
    const { token } = JSON.parse(await run('bots', 'new', name, '--only', game, '--json'));
    const { id } = await ana.newTable({ game, seats: [{ kind: 'person' }, { kind: 'person' }] });
    await ana.must(`tables/${id}/claim`, { seat: 0 });
    await ana.must(`tables/${id}/invite-bot`, { seat: 1, bot: name });
    goOnline(token, bot).stderr?.resume();
    await ana.must(`tables/${id}/start`);
    const client = await TableClient.at(ana, id);
    await client.until(() => client.moment !== undefined);
    const ownMoves = () =>
      client.lines.filter(({ seat, decided }) => seat === 1 && !decided).length;
    await playUntil(client, async () => ownMoves() >= 8);
    expect(ownMoves()).toBeGreaterThanOrEqual(8);
    client.drop();
  },
  30_000,
);

test('a token that is revoked ends the program, which says so', async () => {
  if (!hasPython) return console.log(NOT_RUN);
  const { token } = JSON.parse(await run('bots', 'new', 'Whelk', '--json'));
  const child = goOnline(token, 'random_moves.py');
  const errors = text(child.stderr!);
  const deadline = Date.now() + 20_000;
  while (!/Whelk; .*; last seen/.test(await run('bots')) && Date.now() < deadline);
  await run('bots', 'revoke', 'Whelk');
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(await errors).toBe('revoked\n');
  const late = goOnline(token, 'random_moves.py');
  expect(await text(late.stderr!)).toBe('the server does not know this token\n');
}, 60_000);
