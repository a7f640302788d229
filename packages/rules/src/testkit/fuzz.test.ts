import { expect, test } from 'vitest';
import { fuzz, fuzzTable, inTime } from './fuzz.ts';

const fine = { kind: 'line', outcome: 'refused' };

test('a round that fails is named by a seed that repeats it alone', async () => {
  const round = (rng: (n: number) => number): (typeof fine)[] => {
    if (rng(10) === 0) throw new Error('lost at sea');
    return [fine];
  };
  const failure = async (seed: number): Promise<string> => {
    try {
      return fuzzTable(await fuzz({ inputs: 1000, seed, round }));
    } catch (error) {
      return `${error}`;
    }
  };
  const [, own] = /SEED=(\d+) /.exec(await failure(1)) ?? [];
  expect(await failure(Number(own))).toContain('after 0 inputs: Error: lost at sea');
});

test('a round that never ends is ended', async () => {
  const round = (): never => {
    for (;;);
  };
  await expect(fuzz({ inputs: 1, seed: 1, round, longestMs: 100 })).rejects.toThrow(/timed out/);
});

test('nor does one that never ends after a wait, if it is run in time', async () => {
  const round = async (): Promise<never> => {
    await Promise.resolve();
    return inTime(() => {
      for (;;);
    }, 100);
  };
  await expect(fuzz({ inputs: 1, seed: 1, round })).rejects.toThrow(/timed out/);
});

test('the table counts by kind and outcome', () => {
  const other = { kind: 'view', outcome: 'answered' };
  expect(
    fuzzTable([fine, other, fine])
      .split('\n')
      .map(line => line.split(/\s+/)),
  ).toEqual([
    ['kind', 'inputs', 'answered', 'refused'],
    ['line', '2', '0', '2'],
    ['view', '1', '1', '0'],
    ['total', '3', '1', '2'],
  ]);
});
