import { test } from 'vitest';
import { fuzzServer } from '../testkit/fuzzServer.ts';

test.each([1, 2, 3, 4])('whatever clients say, they are answered, and nothing breaks: %i', seed =>
  fuzzServer(10_000, seed),
);
