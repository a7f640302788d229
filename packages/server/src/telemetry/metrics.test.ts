import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { readMetrics } from '../testkit/readMetrics.ts';
import { BOT, PERSON, startedTable } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';
import { counter, histogram } from './prometheus.ts';

const server = new OwnServer();
beforeAll(() => server.start());
afterAll(() => server.remove());

test('a histogram counts what stays within each bound', () => {
  const metric = histogram({ name: 'x', help: 'Of x.' }, [1, 2]);
  for (const value of [0.5, 1, 2, 5]) metric.observe(value);
  expect(metric.text().trim().split('\n')).toEqual([
    '# HELP x Of x.',
    '# TYPE x histogram',
    'x_bucket{le="1"} 2',
    'x_bucket{le="2"} 3',
    'x_bucket{le="+Inf"} 4',
    'x_sum 8.5',
    'x_count 4',
  ]);
});

test('a counter counts for each value of its label', () => {
  const metric = counter({ name: 'y', help: 'Of y.' }, 'code');
  metric.add(1, 'a');
  metric.add(2, 'a');
  metric.add(1, 'b');
  expect(metric.text().split('\n').slice(2)).toEqual(['y{code="a"} 3', 'y{code="b"} 1', '']);
});

test('moves, refusals, sockets, bots and commits are counted while a match is played', async () => {
  const ana = await Guest.named(server.address, 'Ana');
  const id = await startedTable([ana], { game: 'nauticus', seats: [PERSON, BOT] });
  const client = await new TableClient(ana, id).connect();
  const isOwnTurn = (): boolean => client.moment?.toAct === 0;
  while (!client.lines.some(({ seat }) => seat === 1)) {
    await client.until(isOwnTurn);
    await client.move(client.moment?.legal.at(-1) ?? '');
    await client.until(isOwnTurn);
  }
  await client.move('nonsense');
  const metrics = await readMetrics(server.address);
  for (const name of [
    'tidetable_moves_total{by="person"}',
    'tidetable_moves_total{by="bot"}',
    'tidetable_refusals_total{code="unreadable"}',
    'tidetable_move_store_seconds_count',
    'tidetable_move_send_seconds_count',
    'tidetable_sockets_opened_total',
    'tidetable_sockets',
    'tidetable_tables',
    'tidetable_bot_wait_seconds_count',
    'tidetable_bot_think_seconds_count',
    'tidetable_appends_total{outcome="kept"}',
    'tidetable_commit_appends_count',
    'tidetable_commit_seconds_count',
    'process_resident_memory_bytes',
  ])
    expect(metrics.get(name), name).toBeGreaterThan(0);
  expect(metrics.get('tidetable_bot_queue')).toBe(0);
  client.drop();
});

test('strangers do not read them', async () => {
  const statusOf = async (headers: Record<string, string>, at = server.address) =>
    (await fetch(`${at}metrics`, { headers })).status;
  expect(await statusOf({})).toBe(200);
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
    expect(await statusOf({ [header]: '127.0.0.1' })).toBe(403);
  const own = await new OwnServer().start({ metricsToken: 'tide' });
  expect(await statusOf({}, own.address)).toBe(403);
  expect(await statusOf({ authorization: 'Bearer tid' }, own.address)).toBe(403);
  const proxied = { authorization: 'Bearer tide', 'x-forwarded-for': '192.0.2.1' };
  expect(await statusOf(proxied, own.address)).toBe(200);
  await own.remove();
});
