/** The commands for operators, beside the real server. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { openSqlite } from '@tidetable/server';
import { Guest, TableClient } from '@tidetable/server/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, Place, removePlaces } from '../testkit/program.ts';

const TWO = { game: 'nauticus', seats: [{ kind: 'person' }, { kind: 'person' }] };

const place = new Place();
let child: ChildProcess;
let address: string;

const serve = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  place.spawn(['serve', '--port', '0', '--dist', 'client', '--data', 'data', ...args], env);
const run = async (line: string): Promise<string> => {
  const { code, stdout, stderr } = await place.run([...line.split(' '), '--data', 'data']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

beforeAll(async () => {
  mkdirSync(place.at('client'));
  place.write('client/index.html', '<title>Tidetable</title>');
  child = serve([]);
  address = await listen(child);
});
afterAll(() => {
  child.kill();
  removePlaces();
});

describe('beside a running server', () => {
  test('tables are listed, and one is closed under those who play it', async () => {
    const ana = await Guest.named(address, 'Ana');
    const ben = await Guest.named(address, 'Ben');
    const { id } = await ana.newTable(TWO);
    await ana.must(`tables/${id}/claim`, { seat: 0 });
    expect(await run('tables')).toBe(`${id}  Nauticus; not begun; Ana\n`);
    await ben.must(`tables/${id}/claim`, { seat: 1 });
    await ana.must(`tables/${id}/start`);
    const client = await new TableClient(ana, id).connect();
    await client.until(() => client.moment !== undefined);
    const [listed] = JSON.parse(await run('tables list --json'));
    expect(listed).toMatchObject({ id, phase: 'running', people: ['Ana', 'Ben'] });
    expect(await run(`tables close ${id}`)).toMatch(/^The match was ended without a result/);
    await client.until(() => client.card?.phase === 'over');
    client.drop();
    expect(await run('tables')).toMatch(
      /^[\da-f]{32} {2}Nauticus; over; Ana and Ben {2}\d+ entr(y|ies) up to \d{4}-\d\d-\d\d \d\d:\d\d UTC\n$/,
    );
    expect(await run(`tables close ${id} --lang fr`)).toBe('La partie est déjà finie.\n');
  });

  test('a name is taken away', async () => {
    const cleo = await Guest.named(address, 'Cleo');
    const lines = (await run('people')).split('\n');
    const id = lines.find(line => line.includes('  Cleo; at 0 tables'))?.split(' ')[0];
    expect(await run(`people remove-name ${id}`)).toMatch(/^The person is now called “Guest /);
    expect((await cleo.get('guest')).body).toEqual({ name: `Guest ${id?.slice(0, 6)}` });
  });

  test('a match that cannot be told of another name is named, and the command fails', async () => {
    await Guest.named(address, 'Dora');
    const store = await openSqlite(place.at('data'));
    const { id: person = '' } = (await store.listPeople()).find(p => p.name === 'Dora') ?? {};
    const plan = { id: 'broken', seats: [{ kind: 'person' }], game: 'nauticus' } as never;
    await store.createTable(plan);
    const claim = { seat: 0, person, name: 'Dora' };
    await store.claimSeat('broken', claim);
    await store.startMatch('broken', [claim], { id: 'broken' } as never, []);
    await store.close();
    const { code, stdout } = await place.run(['people', 'remove-name', person, '--data', 'data']);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^The person is now called .*\nThe match of table broken could not/),
    ]);
  });

  test('reports are read, without what a terminal would obey', async () => {
    expect(await run('reports')).toBe('There are no reports.\n');
    const store = await openSqlite(place.at('data'));
    const [by = '', about = ''] = (await store.listPeople()).map(({ id }) => id);
    const report = { table: 't1', by, about, message: null, reason: 'rude\u001b[2J', context: [] };
    await store.addReport(report);
    await store.close();
    const line = new RegExp(`^1  \\S+ \\S+ UTC, table t1: ${by} about ${about}: rude\\?\\[2J\\n$`);
    expect(await run('reports')).toMatch(line);
    expect(JSON.parse(await run('reports --json'))).toMatchObject([{ id: 1, ...report }]);
    expect(await run('reports close 1')).toBe('The report is closed.\n');
    expect(await run('reports')).toBe('There are no reports.\n');
  });

  test('a bot is let in, listed without its token, and sent away', async () => {
    expect(await run('bots')).toBe('No bots of other people may play here.\n');
    const [said, token = ''] = (
      await run('bots new Barnacle --only nauticus,nautilion,nauticus')
    ).split('\n');
    expect(said).toBe(
      'Barnacle may play Nauticus and Nautilion. Its token is shown only this once:',
    );
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(await run('bots')).toBe('Barnacle; Nauticus and Nautilion; never seen\n');
    const listed = await run('bots list --json');
    expect(JSON.parse(listed)).toMatchObject([{ name: 'Barnacle', seenAt: null }]);
    expect(listed + (await run('people --json'))).not.toContain(token);
    const all = JSON.parse(await run('bots new Limpet --json'));
    expect(all.games).toEqual(['nautilus-island', 'nautilion', 'nauticus']);
    const taken = ['bots', 'new', 'BARNACLE', '--data', 'data'];
    const { code, stderr } = await place.run(taken);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'There is a bot already whose name looks like “BARNACLE”.\n',
    });
    const headers = { authorization: `Bearer ${token}` };
    const socket = new WebSocket(`${address.replace('http', 'ws')}api/bot`, { headers } as never);
    await once(socket, 'message');
    const hello = { type: 'hello', protocol: 'tidetable-bot/1', name: 'x' };
    socket.send(JSON.stringify(hello));
    expect(await run('bots')).toMatch(/^Barnacle; .*; last seen \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m);
    const closed = once(socket, 'close');
    expect(await run('bots revoke Barnacle')).toMatch(/^The token of Barnacle opens nothing/);
    expect((await closed)[0]).toMatchObject({ code: 1008, reason: 'revoked' });
    expect(await run('bots revoke Limpet --lang fr')).toMatch(
      /^Le jeton d’accès de Limpet n’ouvre plus/,
    );
  });

  test('what has been kept long enough is removed by hand', async () => {
    expect(await run('tidy')).toBe(
      'Removed: 0 people, 0 tables that never began, 0 matches, and 0 reports.\n',
    );
    expect(await run('tidy --lang fr')).toMatch(/^Supprimé\u00a0: 0 personne, 0 table non/);
  });
});

describe('what is refused', () => {
  test.each<[string, string]>([
    ['tables close none --data data', 'There is no table “none”.'],
    ['tables close --data data', 'ID is missing.'],
    ['tables open x --data data', 'I do not understand “x”.'],
    ['tables list x --data data', 'I do not understand “x”.'],
    ['bots revoke none --data data', 'There is no bot “none”.'],
    ['bots new --data data', 'NAME is missing.'],
    ['bots list --only nauticus --data data', 'I do not understand “--only”.'],
    ['people remove-name none --data data', 'There is nobody with the number “none”.'],
    [
      'tables --data nothing',
      'No server has kept anything in nothing; --data names another folder.',
    ],
  ])('%s', async (line, why) => {
    const { code, stderr } = await place.run(line.split(' '));
    expect({ code, stderr }).toEqual({ code: 2, stderr: `${why}\n` });
    expect(place.list()).not.toContain('nothing');
  });

  test.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL needs fatal, .* or silent, not “loud”\.\n$/],
    [{ TRUSTED_PROXY: '10.0.0.0/8, sea' }, /^TRUSTED_PROXY needs .*, not “sea”\.\n$/],
    [{ METRICS_TOKEN: 'short-secret' }, /^METRICS_TOKEN needs at least 16 (?!.*short)/],
    [{ DATABASE_URL: 'mysql://ana:my-secret@db/tide' }, /^DATABASE_URL needs (?!.*my-secret)/],
    [{ DATABASE_URL: 'postgres://ana:my-secret@db' }, /^DATABASE_URL needs (?!.*my-secret)/],
    [
      { DATABASE_URL: 'postgres://ana:my-secret@127.0.0.1:9/tide' },
      /^The database of DATABASE_URL cannot be opened \(ECONNREFUSED\)\.\n$/,
    ],
    [{ LIMIT_SCALE: '0' }, /^LIMIT_SCALE needs a whole number from 1 to 1000\.\n$/],
  ])('the setting %j', async (env, why) => {
    const { code, stderr } = await place.run(['serve', '--dist', 'client'], { env });
    expect(code).toBe(2);
    expect(stderr).toMatch(why);
  });
});

describe('serve says', () => {
  /** The output of `serve` up to its last line, which tells how to stop it. */
  const saidBy = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> => {
    const own = serve(args, env);
    let said = '';
    for await (const chunk of own.stdout!.setEncoding('utf8')) {
      said += chunk;
      if (said.includes('Ctrl+C')) own.kill();
    }
    return said;
  };

  test('nothing to who is alone', async () => {
    expect(await saidBy([])).toMatch(/^Tidetable is open: \S+\nCtrl\+C closes it\.\n$/);
  });

  test('what it means that others can reach it', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .filter(at => at && !at.internal && at.family === 'IPv4');
    const said = (await saidBy(['--host', '0.0.0.0'])).split('\n');
    const told = said.findIndex(line => line.startsWith('Every machine of your network'));
    const notices = said.slice(told);
    const [scan, ...code] = said.slice(1 + outside.length, told);
    if (outside.length > 0) {
      expect(scan).toMatch(/^A phone in the same network opens http:\/\/[\d.]+:\d+\//);
      expect(code.length).toBeGreaterThan(12);
      expect(new Set(code.join(''))).toEqual(new Set('█▀▄ '));
    }
    expect(notices[1]).toMatch(/^It speaks plain http: .* PUBLIC_URL\.$/);
    const french = await saidBy(['--host', '0.0.0.0', '--lang', 'fr']);
    expect(french).toContain('Toute machine de votre réseau');
  });

  test('that a proxy which is not named hides who comes', async () => {
    const https = { PUBLIC_URL: 'https://tide.example' };
    expect(await saidBy([], https)).toMatch(/by TRUSTED_PROXY, so that limits/);
    const named = await saidBy([], { ...https, TRUSTED_PROXY: '127.0.0.1' });
    expect(named).not.toContain('TRUSTED_PROXY');
  });

  test('as much as LOG_LEVEL wants, as JSON on standard error', async () => {
    const own = serve([], { LOG_LEVEL: 'info', METRICS_TOKEN: 'a-token-of-sixteen' });
    const errors = text(own.stderr!);
    const at = await listen(own);
    const headers = { authorization: 'Bearer a-token-of-sixteen' };
    expect((await fetch(`${at}metrics`)).status).toBe(403);
    expect((await fetch(`${at}metrics`, { headers })).status).toBe(200);
    own.kill();
    const lines = (await errors).trim().split('\n');
    const asked = lines.map(line => JSON.parse(line)).filter(({ route }) => route === '/metrics');
    expect(asked).toMatchObject([{ status: 403 }, { status: 200 }]);
  });
});
