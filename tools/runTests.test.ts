import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveConfig } from 'vitest/node';
import { countTests, type Tally, tryAgain, withExitCode } from './runTests.ts';
import { root } from './sources.ts';

const file = (name: string, status: string, message: string, ...assertionResults: object[]) => ({
  name: join(root, name),
  status,
  message,
  assertionResults,
});

const count = (...testResults: object[]) =>
  countTests(JSON.stringify({ numPassedTests: 1, testResults }));

test('what failed, was skipped or could not be loaded is failed, and named', () => {
  const { passed, failures } = count(
    file(
      'tools/a.test.ts',
      'failed',
      '',
      { fullName: 'holds', status: 'passed' },
      { fullName: 'fails', status: 'failed', failureMessages: ['1 is not 2\n  at a.test.ts:3'] },
      { fullName: 'is left out', status: 'skipped', failureMessages: [] },
    ),
    file('tools/b.test.ts', 'failed', 'no such module'),
  );
  expect(passed).toBe(1);
  expect(failures).toEqual([
    { name: 'tools/a.test.ts › fails', why: '1 is not 2', place: 'tools/a.test.ts' },
    { name: 'tools/a.test.ts › is left out', why: 'skipped', place: 'tools/a.test.ts' },
    { name: 'tools/b.test.ts', why: 'no such module', place: 'tools/b.test.ts' },
  ]);
});

test('an exit code tells of a failure that no test shows', () => {
  const fine = { passed: 1, failures: [] };
  expect(withExitCode(fine, 'vitest', 0)).toEqual(fine);
  expect(withExitCode(fine, 'vitest', 1).failures).toEqual([
    { name: 'vitest', why: 'ended with exit code 1' },
  ]);
});

describe('a second try', () => {
  const failure = (name: string, place = `${name}.test.ts`) => ({ name, why: 'late', place });
  const tallyOf = (...names: string[]) => ({ passed: 9, failures: names.map(n => failure(n)) });
  const nothing = async (): Promise<Tally> => ({ passed: 0, failures: [] });

  test('is had by a few, alone; what passes then is named, what fails again has failed', async () => {
    const asked: string[][] = [];
    const again = async (...places: string[]): Promise<Tally> => {
      asked.push(places);
      return { passed: 3, failures: [failure('b')] };
    };
    expect(await tryAgain(tallyOf('a', 'b'), again)).toEqual({
      passed: 10,
      failures: [failure('b')],
      unsteady: [failure('a')],
    });
    expect(asked).toEqual([['a.test.ts', 'b.test.ts']]);
  });

  test('is not had where nothing or much failed, or something outside of any test', async () => {
    const outside = { passed: 9, failures: [failure('a'), { name: 'vitest', why: 'crashed' }] };
    for (const first of [tallyOf(), tallyOf(...'abcdef'), outside])
      expect(await tryAgain(first, nothing)).toBe(first);
  });
});

test('files are shared by all cores', async () => {
  const config = await resolveConfig({ root });
  expect(config.test.maxWorkers).toBe(availableParallelism());
});
