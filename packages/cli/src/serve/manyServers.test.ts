import { afterAll, expect, test } from 'vitest';
import { ManyServers } from '../testkit/manyServers.ts';
import { removePlaces } from '../testkit/program.ts';

const servers = new ManyServers();
afterAll(removePlaces);
afterAll(() => servers.end(), 60_000); // milliseconds

const SOON = 5000; // milliseconds
const AWAY = 5000; // milliseconds

test('of three servers one is killed in mid-game, then the database is gone: nothing is lost, nobody stuck', async () => {
  await servers.start(3);
  await servers.play(5);
  expect(await servers.killOne()).toBeLessThan(SOON);
  await servers.play(5);
  await servers.loseDatabase(AWAY);
  await servers.play(5);
  await servers.expectKept();
}, 300_000);
