import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveConfig } from 'vitest/node';
import { countTests, withExitCode } from './runTests.ts';
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
    'tools/a.test.ts › fails: 1 is not 2',
    'tools/a.test.ts › is left out: skipped',
    'tools/b.test.ts: no such module',
  ]);
});

test('an exit code tells of a failure that no test shows', () => {
  const fine = { passed: 1, failures: [] };
  expect(withExitCode(fine, 'vitest', 0)).toEqual(fine);
  expect(withExitCode(fine, 'vitest', 1).failures).toEqual(['vitest ended with exit code 1']);
});

test('files are shared by all cores', async () => {
  const config = await resolveConfig({ root });
  expect(config.test.maxWorkers).toBe(availableParallelism());
});
