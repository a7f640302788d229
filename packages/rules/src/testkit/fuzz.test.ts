import { expect, test } from 'vitest';
import { fuzz, fuzzTable } from './fuzz.ts';

const fine = { kind: 'line', outcome: 'refused' };

test('a round that fails is named by a seed that repeats it alone', () => {
  const round = (rng: (n: number) => number): (typeof fine)[] => {
    if (rng(10) === 0) throw new Error('lost at sea');
    return [fine];
  };
  const failure = (seed: number): string => {
    try {
      return fuzzTable(fuzz({ inputs: 1000, seed, round }));
    } catch (error) {
      return `${error}`;
    }
  };
  const [, own] = /SEED=(\d+) /.exec(failure(1)) ?? [];
  expect(failure(Number(own))).toContain('after 0 inputs: Error: lost at sea');
});

test('a round that never ends is ended', () => {
  const round = (): never => {
    for (;;);
  };
  expect(() => fuzz({ inputs: 1, seed: 1, round, longestMs: 100 })).toThrow(/timed out/);
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
