import { expect, test } from 'vitest';
import { countBrowserTests } from './runBrowserTests.ts';

const count = (stats: object, errors: object[] = []) =>
  countBrowserTests(
    JSON.stringify({
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
      errors,
    }),
  );

test('what passed at once is passed', () => {
  expect(count({ expected: 7 })).toEqual({ passed: 7, failed: 0 });
});

test('what failed, was skipped, passed late or broke outside of a test is failed', () => {
  expect(count({ expected: 4, unexpected: 1 })).toEqual({ passed: 4, failed: 1 });
  expect(count({ expected: 4, skipped: 2 })).toEqual({ passed: 4, failed: 2 });
  expect(count({ expected: 4, flaky: 1 })).toEqual({ passed: 4, failed: 1 });
  expect(count({ expected: 4 }, [{ message: 'no server' }])).toEqual({ passed: 4, failed: 1 });
});
