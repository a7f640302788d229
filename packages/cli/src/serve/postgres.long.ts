import { OwnPostgres } from '@tidetable/server/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killServer } from '../testkit/killServer.ts';
import { ManyServers } from '../testkit/manyServers.ts';
import { removePlaces } from '../testkit/program.ts';
import { Serving } from '../testkit/serving.ts';
import { playWholeMatch, TABLES } from '../testkit/wholeMatch.ts';

const START_TIME = 60_000; // milliseconds
const postgres = new OwnPostgres();
beforeAll(() => postgres.start(), START_TIME);
afterAll(() => postgres.remove(), START_TIME);
const servers = new ManyServers();
afterAll(removePlaces);
afterAll(() => servers.end(), START_TIME);

const SOON = 5000; // milliseconds
const AWAY = 20_000; // milliseconds

test.each(TABLES)(
  'a match of %s on PostgreSQL, with lost lines and a server that is killed',
  async (...table) =>
    playWholeMatch(new Serving({ databaseUrl: await postgres.newDatabase() }), table),
);

test('a server on PostgreSQL that is killed while people and bots play has lost nothing, 200 times', async () =>
  killServer(200, await postgres.newDatabase()));

test('of three servers one is killed in mid-game, then the database is gone for 20 seconds', async () => {
  await servers.start(9);
  await servers.play(10);
  expect(await servers.killOne()).toBeLessThan(SOON);
  await servers.play(10);
  await servers.loseDatabase(AWAY);
  await servers.play(10);
  await servers.expectKept();
});
