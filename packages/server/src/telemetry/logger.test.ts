import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { TableClient } from '../testkit/tableClient.ts';
import { shortId } from './logger.ts';

const server = new OwnServer();
afterAll(() => server.remove());

test('a log of all that happens has a line for each request, and no secret', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  await server.start({ log: { level: 'trace', stream }, metricsToken: 'the-token-of-metrics' });
  const ana = await Guest.named(server.address, 'Ana');
  const seats = [{ kind: 'person' }, { kind: 'bot', name: 'Bob', level: 'greedy' }];
  const { id } = await ana.newTable({ game: 'nauticus', seats });
  await ana.must(`tables/${id}/claim`, { seat: 0 });
  await ana.must(`tables/${id}/start`);
  await ana.get(`tables/${id}?key=a-secret-in-a-query`);
  await fetch(`${server.address}table/${id}?key=a-secret-in-a-query`);
  const authorization = 'Bearer the-token-of-metrics';
  await fetch(`${server.address}metrics`, { headers: { authorization } });
  const forged = Object.assign(new Guest(server.address), { cookie: `${ana.cookie}x` });
  await forged.post('tables', { game: 'nauticus', seats });
  const client = await new TableClient(ana, id).connect();
  await client.until(() => client.moment?.toAct === 0);
  const [move = ''] = client.moment?.legal ?? [];
  await client.move(move);
  client.say({ type: 'hello', protocol: 1, table: id });
  await client.until(() => client.refusals.length > 0);
  const broken = connect(Number(new URL(server.address).port), '127.0.0.1');
  broken.end(`GET / HTTP/1.1\r\nCookie: ${ana.cookie}\r\n no header\r\n\r\n`).resume();
  await once(broken, 'close');
  const plan = (await server.store.readTable(id))?.plan;
  const secret = await server.store.secret();
  await server.store.close(); // so that there is an error to be told
  expect((await ana.post('guest', { name: 'Anna' })).status).toBe(503);
  await ana.get(`tables/${id}`);

  const log = lines.join('');
  const entries = lines.map(line => JSON.parse(line) as Record<string, unknown>);
  const made = entries.filter(({ route }) => route === '/api/tables');
  expect(made).toMatchObject([
    { method: 'POST', status: 201, reqId: expect.stringMatching(/^[\da-f-]{36}$/) },
    { status: 401 },
  ]);
  expect(entries.some(({ msg }) => msg === 'the store is closed')).toBe(true);
  expect(log).toContain('socket dropped');
  expect(log).toContain('client error');
  expect(log).not.toContain('rawPacket'); // a request as it came, with its cookie
  const [, cookie = ''] = ana.cookie.split('=');
  const [person = '', signature = ''] = decodeURIComponent(cookie).split('.');
  const secrets = [cookie, person, signature, id, plan?.seed, secret, 'the-token', 'a-secret'];
  for (const found of secrets) {
    expect(found?.length).toBeGreaterThan(7);
    expect(log).not.toContain(found);
  }
  expect(shortId(id).length).toBeLessThan(id.length / 2);
});

test('answers carry the number by which the log knows them', async () => {
  const own = await new OwnServer().start();
  const { headers } = await new Guest(own.address).get('guest');
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  await own.remove();
});
