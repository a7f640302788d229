import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { spawnNode } from './endWithParent.cjs';
import { root } from './sources.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs vitest in a process of its own, so that even its crash is counted. */
export const runTests = async (...args: string[]): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
  const report = join(folder, 'report.json');
  const vitest = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--allowOnly=false'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const child = spawnNode(process.execPath, [...vitest, ...reporters, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = await once(child, 'close');
    const { passed, failed } = count(readFileSync(report, 'utf8'));
    // Errors outside of any test show in the exit code alone.
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch (error) {
    console.log(`vitest left no report: ${error}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** A file that could not be loaded counts as one failure, and so does a test that was skipped. */
const count = (report: string): Tally => {
  const results: JsonTestResults = JSON.parse(report);
  const broken = results.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(t => t.status !== 'failed'),
  );
  const skipped = results.testResults.flatMap(file =>
    file.assertionResults.filter(t => t.status !== 'passed' && t.status !== 'failed'),
  );
  for (const { fullName } of skipped) console.log(`skipped, which counts as failed: ${fullName}`);
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + broken.length + skipped.length,
  };
};

/** The last line of output, and the exit code that goes with it. */
export const finish = ({ passed, failed }: Tally): void => {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
};
