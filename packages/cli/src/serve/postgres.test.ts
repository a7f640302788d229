import { OwnPostgres } from '@tidetable/server/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killServer } from '../testkit/killServer.ts';
import { Place, removePlaces } from '../testkit/program.ts';
import { Serving } from '../testkit/serving.ts';
import { playWholeMatch, TABLES } from '../testkit/wholeMatch.ts';

const START_TIME = 60_000; // milliseconds
const postgres = new OwnPostgres();
beforeAll(() => postgres.start(), START_TIME);
afterAll(() => postgres.remove(), START_TIME);
afterAll(removePlaces);

const LONGEST = 300_000; // milliseconds
const [first] = TABLES;

test(
  'a match on PostgreSQL, with lost lines and a server that is killed',
  async () => playWholeMatch(new Serving({ databaseUrl: await postgres.newDatabase() }), first),
  LONGEST,
);

test(
  'a server on PostgreSQL that is killed while people and bots play has lost nothing, five times',
  async () => killServer(5, await postgres.newDatabase()),
  LONGEST,
);

test('an evening at two processes: tables open, half of them sleep, and all go on', async () => {
  const env = { DATABASE_URL: await postgres.newDatabase() };
  const args = ['--processes', '2', '--tables', '6', '--rate', '20', '--seconds', '1', '--json'];
  const { code, stdout, stderr } = await new Place().run(['bench', 'server', ...args], { env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { tables, sockets, parts, processes } = JSON.parse(stdout);
  expect({ tables, sockets }).toEqual({ tables: 6, sockets: 15 });
  for (const { moves } of parts) expect(moves).toBeGreaterThan(5); // of about 20, at random
  expect(processes.length).toBe(2);
  for (const { cpuPerMove } of processes) expect(cpuPerMove).toBeGreaterThan(0);
});

test('several processes without a database are refused', async () => {
  const { code, stderr } = await new Place().run(['bench', 'server', '--processes', '2']);
  expect(code).toBe(2);
  expect(stderr).toContain('DATABASE_URL');
});
