import { expect, test } from 'vitest';
import { countBrowserTests } from './runBrowserTests.ts';

const spec = (title: string, ...tests: object[]) => ({ title, file: 'a.e2e.ts', line: 3, tests });

const count = (specs: object[], errors: object[] = []) =>
  countBrowserTests(JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }], errors }));

test('what passed at once is passed', () => {
  const passed = { status: 'expected', results: [{}] };
  expect(count([spec('one', passed), spec('two', passed)])).toEqual({ passed: 2, failures: [] });
});

test('what failed, was skipped, passed late or broke outside of a test is failed, and named', () => {
  const error = { message: '\u001b[31mnot seen\u001b[39m\nand more' };
  const { passed, failures } = count(
    [
      spec('fails', { status: 'unexpected', results: [{ error }] }),
      spec('is skipped', { status: 'skipped', results: [] }),
      spec('passes late', { status: 'flaky', results: [{ error }, {}] }),
    ],
    [{ message: 'no server' }],
  );
  expect(passed).toBe(0);
  expect(failures).toEqual([
    'a.e2e.ts:3 › fails: not seen',
    'a.e2e.ts:3 › is skipped: skipped',
    'a.e2e.ts:3 › passes late: not seen',
    'outside of any test: no server',
  ]);
});
