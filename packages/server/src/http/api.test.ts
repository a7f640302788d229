import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite/sqliteStore.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';

const server = new OwnServer();
beforeAll(() => server.start());
afterAll(() => server.remove());

const TWO = { game: 'nauticus', seats: [{ kind: 'person' }, { kind: 'person' }] };

test('ready while the store answers', async () => {
  const own = await new OwnServer().start();
  const ready = () => fetch(`${own.address}readyz`);
  expect(await (await ready()).json()).toEqual({ status: 'ready' });
  await own.store.close();
  await expect.poll(async () => (await ready()).status, { timeout: 5000 }).toBe(503);
  expect((await ready()).headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${own.address}healthz`)).status).toBe(200);
  await own.remove();
});

test('the store is asked once a second, however many want to know whether it is ready', async () => {
  const own = new OwnServer();
  let probes = 0;
  await own.start({}, async () => {
    const store = await openSqlite(own.data);
    const readPerson = (id: string) => {
      probes++;
      return store.readPerson(id);
    };
    return { ...store, readPerson };
  });
  const ready = async () => (await fetch(`${own.address}readyz`)).status;
  expect(await Promise.all(Array.from({ length: 40 }, ready))).toEqual(Array(40).fill(200));
  expect(probes).toBeLessThan(5);
  await own.remove();
});

test('what is no address of the interface is no page either', async () => {
  for (const path of ['api/nothing', 'api/tables/x/y'])
    expect((await fetch(server.address + path)).status).toBe(404);
  expect((await fetch(`${server.address}apiary`)).status).toBe(200); // a place in the client
  const { id } = await (await Guest.named(server.address, 'Ana')).newTable({
    ...TWO,
    visibility: 'public',
  });
  const head = await fetch(`${server.address}api/tables/${id}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

describe('guests', () => {
  test('have a cookie that no script can read and no other site sends', async () => {
    const guest = new Guest(server.address);
    const { headers, body } = await guest.post('guest', { name: 'Ana' });
    expect(body).toEqual({ name: 'Ana' });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^tidetable-guest=/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
    expect((await guest.get('guest')).body).toEqual({ name: 'Ana' });
  });

  test('stay who they are under another name', async () => {
    const guest = await Guest.named(server.address, 'Ana');
    const { id } = await guest.newTable(TWO);
    await guest.must('guest', { name: 'Anna' });
    await guest.must(`tables/${id}/claim`, { seat: 0 });
    expect((await guest.get(`tables/${id}`)).body).toMatchObject({ seats: [{ name: 'Anna' }, {}] });
    expect((await guest.post(`tables/${id}/start`)).body).toEqual({ code: 'seats-open' });
  });

  test.each(['', ' ', '\u3164', 'x'.repeat(41), 'a\nb'])('are not called %j', async name => {
    const { status, body } = await new Guest(server.address).post('guest', { name });
    expect(status).toBe(400);
    expect(['bad-name', 'shape']).toContain(body.code);
  });

  test('with a forged cookie are nobody', async () => {
    const real = await Guest.named(server.address, 'Ana');
    const [name, value = ''] = real.cookie.split('=');
    const [id = ''] = decodeURIComponent(value).split('.');
    const forged = [
      id,
      `${id}.`,
      `${id}.AAAA`,
      `${id.replace(/^./, 'x')}.${value.split('.')[1]}`,
      '%',
    ];
    for (const cookie of forged) {
      const guest = Object.assign(new Guest(server.address), { cookie: `${name}=${cookie}` });
      const { status, body } = await guest.post('tables', TWO);
      expect({ status, body }).toEqual({ status: 401, body: { code: 'no-guest' } });
    }
  });

  test('get a secure cookie where the address is', async () => {
    const own = await new OwnServer().start({ publicUrl: new URL('https://tide.example/') });
    const guest = new Guest(own.address);
    const refused = await guest.post('guest', { name: 'Ana' });
    expect(refused.body).toEqual({ code: 'bad-origin' });
    const origin = 'https://tide.example';
    const { headers } = await guest.post('guest', { name: 'Ana' }, { origin });
    expect(headers.get('set-cookie')).toContain('Secure');
    await own.remove();
  });
});

describe('what is refused before it is read', () => {
  test.each(['https://evil.example', 'null', 'http://127.0.0.1', 'file://'])(
    'a request from a page of %s',
    async origin => {
      const guest = await Guest.named(server.address, 'Ana');
      const { status, body } = await guest.post('tables', TWO, { origin });
      expect({ status, body }).toEqual({ status: 403, body: { code: 'bad-origin' } });
    },
  );

  test('a request from nowhere', async () => {
    const { port } = new URL(server.address);
    const options = { port, host: '127.0.0.1', path: '/api/guest', method: 'POST' };
    const [status, body] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      const asked = request(options, async answer =>
        resolve([answer.statusCode, await text(answer)]),
      );
      asked.on('error', reject).end();
    });
    expect([status, body]).toEqual([403, '{"code":"bad-origin"}']);
  });

  test('a body that is no JSON, or too long', async () => {
    const { headers } = await Guest.named(server.address, 'Ana');
    const post = async (body: string, type = 'application/json') => {
      const answer = await fetch(`${server.address}api/tables`, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body,
      });
      return [answer.status, await answer.json()];
    };
    expect(await post('{')).toEqual([400, { code: 'not-json' }]);
    expect(await post('{"__proto__":{}}')).toEqual([400, { code: 'not-json' }]);
    expect(await post('{}', 'text/plain')).toEqual([400, { code: 'not-json' }]);
    expect(await post('[]')).toEqual([400, { code: 'shape' }]);
    expect(await post(JSON.stringify({ x: 'x'.repeat(70_000) }))).toEqual([
      413,
      { code: 'too-large' },
    ]);
  });

  test('a table that is not there', async () => {
    const guest = await Guest.named(server.address, 'Ana');
    for (const change of ['claim', 'leave', 'start']) {
      const body = change === 'claim' ? { seat: 0 } : undefined;
      const answer = await guest.post(`tables/${'0'.repeat(32)}/${change}`, body);
      expect([answer.status, answer.body]).toEqual([404, { code: 'no-such-table' }]);
    }
  });
});

test('what the store cannot do is said, and nobody waits', async () => {
  const own = await new OwnServer().start();
  const guest = await Guest.named(own.address, 'Ana');
  await own.store.close();
  const { status, body } = await guest.post('tables', TWO);
  expect([status, body]).toEqual([503, { code: 'unavailable' }]);
  await own.remove();
});
