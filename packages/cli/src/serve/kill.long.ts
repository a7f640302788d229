import { afterAll, test } from 'vitest';
import { killServer } from '../testkit/killServer.ts';
import { removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

test(
  'a server that is killed while people and bots play has lost nothing, 200 times',
  () => killServer(200),
  3_600_000,
);
