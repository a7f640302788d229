import { test } from 'vitest';
import { fuzzServer } from '../testkit/fuzzServer.ts';

test('whatever clients say, they are answered, and nothing breaks', () => fuzzServer(400, 1));
