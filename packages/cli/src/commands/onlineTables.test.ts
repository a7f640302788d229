import { afterAll, test } from 'vitest';
import { removePlaces } from '../testkit/program.ts';
import { Serving } from '../testkit/serving.ts';
import { playWholeMatch, TABLES } from '../testkit/wholeMatch.ts';

afterAll(removePlaces);

test.each(TABLES)(
  'a match of %s, with lost lines and a server that is killed',
  (...table) => playWholeMatch(new Serving(), table),
  300_000,
);
