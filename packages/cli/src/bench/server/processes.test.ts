import { afterAll, expect, test } from 'vitest';
import { Place, removePlaces } from '../../testkit/program.ts';
import { resultOf } from './arrivals.ts';
import { measureServer } from './benchServer.ts';
import { processesFor, startLoad, startServed } from './processes.ts';

afterAll(removePlaces);

test('a process of the load has no more sockets than a system lets it have', () => {
  expect([1, 5000, 10_000, 10_001, 25_000].map(processesFor)).toEqual([1, 1, 1, 2, 3]);
});

test('processes of the load share tables, sockets and moves', async () => {
  const served = await startServed(new Place().at('.'));
  const plan = { tables: 5, sockets: 13, addresses: 2, games: ['nauticus'], seconds: 2 };
  const { sockets, steps } = await measureServer(served, startLoad(2), {
    ...plan,
    rates: [40],
    goesOn: () => true,
  });
  expect(sockets).toBe(13);
  expect(steps[0]!.moves).toBeGreaterThan(30); // of about 80, at random
  expect(steps[0]!.p99).toBeGreaterThanOrEqual(steps[0]!.p50);
});

test('what they have seen is put together', () => {
  const part = {
    moves: 3,
    turns: 1,
    seconds: 2,
    times: [9, 1, 5],
    lateness: [1],
    isPlayedOut: true,
  };
  const other = { ...part, seconds: 3, times: [2, 3], lateness: [4], isPlayedOut: false };
  expect(resultOf(7, [part, other])).toEqual({
    ...{ rate: 7, moves: 6, turns: 2, seconds: 3, p50: 3, p99: 9, lateness: 4, isPlayedOut: false },
  });
});
