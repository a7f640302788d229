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
  const place = 'a.e2e.ts:3';
  expect(failures).toEqual([
    { name: 'a.e2e.ts:3 › fails', why: 'not seen', place },
    { name: 'a.e2e.ts:3 › is skipped', why: 'skipped', place },
    { name: 'a.e2e.ts:3 › passes late', why: 'not seen', place },
    { name: 'outside of any test', why: 'no server' },
  ]);
});
