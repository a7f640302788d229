import { saltHash } from '@tidetable/match';
import { openApi, ROUTES, type RouteName } from '@tidetable/protocol/api';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLimits } from '../limits/limits.ts';
import { addBot } from '../tables/operator.ts';
import { Tables } from '../tables/tables.ts';
import { SILENT } from '../telemetry/logger.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { CheckedGuest } from '../testkit/checkedGuest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { TableClient } from '../testkit/tableClient.ts';
import { serveApi } from './api.ts';

const server = new OwnServer();
beforeAll(() => server.start());
afterAll(() => server.remove());

/** For people and programs that look for the others, or of a protocol of its own. */
const BESIDE = ['', '/openapi.json', '/page.css', '/socket', '/bot'].map(at => `get /api${at}`);

/** Those that a server really has. */
const listRoutes = async (): Promise<string[]> => {
  const app = fastify();
  const telemetry = { log: SILENT, metrics: createMetrics() };
  app.decorate('telemetry', telemetry as never);
  app.decorate('limits', createLimits());
  const found = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    const path = url.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '');
    if (method !== 'HEAD') found.add(`${String(method).toLowerCase()} ${path}`);
  });
  const tables = new Tables(server.store, {} as never, telemetry);
  await serveApi(app, { tables, secret: 's', publicUrl: undefined });
  await app.ready();
  await app.close();
  return [...found].filter(route => !BESIDE.includes(route)).sort();
};

test('the document has the routes of the server, each once, and no other', async () => {
  const { paths } = openApi() as { paths: Record<string, object> };
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method} ${path}`),
  );
  expect(documented.sort()).toEqual(await listRoutes());
  expect(documented).toHaveLength(Object.keys(ROUTES).length);
});

test('the document and its page are served; the page has all routes and no script', async () => {
  const document = await fetch(`${server.address}api/openapi.json`);
  expect(document.headers.get('content-type')).toContain('application/json');
  expect(await document.json()).toEqual(JSON.parse(JSON.stringify(openApi())));
  for (const path of ['api', 'api/']) {
    const page = await fetch(server.address + path);
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    for (const name of Object.keys(ROUTES)) expect(html).toContain(`id="${name}"`);
    expect(html).not.toMatch(/<script|style=|javascript:/);
    const targets = [...html.matchAll(/href="#(\w+)"/g)].map(([, id]) => id);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  }
  const style = await fetch(`${server.address}api/page.css`);
  expect([style.status, style.headers.get('content-type')]).toEqual([
    200,
    'text/css; charset=utf-8',
  ]);
});

test('every request of the document is answered as it says', async () => {
  const asked: { name: RouteName; status: number }[] = [];
  const [ana, ben, cleo, phone] = Array.from(
    { length: 4 },
    () => new CheckedGuest(server.address, asked),
  ) as [CheckedGuest, CheckedGuest, CheckedGuest, CheckedGuest];

  await ana.ask('readGuest');
  await ana.ask('nameGuest');
  await ben.ask('nameGuest', '', { name: 'Ben' });
  await cleo.ask('nameGuest', '', { name: 'Cleo' });
  await ana.ask('nameGuest', '', { name: ' ' }); // refused in its form, too
  const { secret } = await ana.ask('makeDeviceLink');
  const { ticket } = await phone.ask('openDeviceLink', '', { secret });
  await phone.ask('redeemDeviceLink', '', { ticket });
  const { links } = (await ana.ask('listDeviceLinks')) as { links: { id: string }[] };
  await ana.ask('answerDeviceLink', '', { id: links[0]?.id });
  await phone.ask('redeemDeviceLink', '', { ticket });
  await ana.ask('listSignIns');
  await ana.ask('endSignIns');
  await phone.ask('listSignIns');

  const made = (await ana.ask('makeTable')) as { id: string; commitment: string };
  const { id, commitment } = made;
  await ana.ask('makeTable', '', { visibility: 'link', pace: { clock: 'turn', turnMs: 86400000 } });
  await ana.ask('makeTable', '', { game: 'chess' });
  await ana.ask('listOpenTables');
  await ana.ask('readTable', id);
  await ana.ask('readTable', 'nowhere');
  await ana.ask('claimSeat', id);
  await ben.ask('claimSeat', id);
  await ben.ask('claimSeat', id, { seat: 1 });
  await ana.ask('freeSeat', id);
  await addBot(server.store, { name: 'Barnacle', games: ['nautilus-island'] });
  await ana.ask('listBots');
  await ana.ask('inviteBot', id);
  await ana.ask('inviteBot', id, { bot: 'Limpet' });
  await ana.ask('freeSeat', id);
  await ben.ask('claimSeat', id, { seat: 1 });
  await ben.ask('leaveTable', id);
  await ben.ask('claimSeat', id, { seat: 1 });
  const salt = 'ab'.repeat(32);
  await ana.ask('fixSalt', id, { commitment, hash: saltHash(commitment, 0, salt) });
  await ana.ask('readResult', id);
  await ana.ask('readMatchFile', id);
  await ana.ask('startMatch', id);
  await ana.ask('openSalt', id, { commitment, salt });
  await ana.ask('renewInvitation', id);
  await ana.ask('setSpectators', id);
  await cleo.ask('askView', id);
  await ana.ask('consent', id);
  await ana.ask('listMyTables');
  await ana.ask('readChat', id);
  for (const name of ['mute', 'block', 'report'] as const) await ana.ask(name, id);
  const { ignored } = (await ana.ask('listIgnored')) as { ignored: { person: string }[] };
  for (const kind of ['mute', 'block'])
    await ana.ask('endIgnored', '', { person: ignored[0]?.person, kind });
  const client = await TableClient.at(ben.guest, id);
  await client.until(() => client.moment !== undefined);
  await client.ask({ type: 'phrase', id: client.newId(), phrase: 'hello' });
  await ana.ask('readChat', id);
  await client.ask({ type: 'resign', id: client.newId(), ply: client.seq });
  client.drop();
  await ana.ask('readResult', id);
  await ana.ask('readMatchFile', id);
  await ben.ask('playAgain', id);

  const done = new Set(asked.filter(({ status }) => status < 300).map(({ name }) => name));
  const { streamEvents: _, ...rest } = ROUTES; // eventStream.test.ts
  expect([...done].sort()).toEqual(Object.keys(rest).sort());
});
