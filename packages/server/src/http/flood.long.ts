import { test } from 'vitest';
import { floodFrom } from '../testkit/floodFrom.ts';

test('ten thousand connections from one address keep nobody else out', async () => {
  await floodFrom('127.0.0.2', 10_000);
}, 120_000);
