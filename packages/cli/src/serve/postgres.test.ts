import { OwnPostgres } from '@tidetable/server/testkit';
import { afterAll, beforeAll, test } from 'vitest';
import { killServer } from '../testkit/killServer.ts';
import { removePlaces } from '../testkit/program.ts';
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
