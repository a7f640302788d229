import { afterAll, test } from 'vitest';
import { killServer } from '../testkit/killServer.ts';
import { removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

test(
  'a server that is killed while people and bots play has lost nothing, five times',
  () => killServer(5),
  300_000,
);
