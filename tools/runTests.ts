import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JsonTestResults } from 'vitest/node';
import { spawnNode } from './endWithParent.cjs';
import { root } from './sources.ts';

export interface Tally {
  readonly passed: number;
  /** What failed and why, a line each. */
  readonly failures: readonly string[];
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
    return withExitCode(countTests(readFileSync(report, 'utf8')), 'vitest', code);
  } catch (error) {
    return { passed: 0, failures: [`vitest left no report: ${error}`] };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Errors outside of any test show in the exit code alone. */
export const withExitCode = (tally: Tally, program: string, code: number | null): Tally =>
  code === 0 || tally.failures.length > 0
    ? tally
    : { ...tally, failures: [`${program} ended with exit code ${code}`] };

/** A file that could not be loaded counts as one failure, and so does a test that was skipped. */
export const countTests = (report: string): Tally => {
  const { numPassedTests, testResults }: JsonTestResults = JSON.parse(report);
  const failures = testResults.flatMap(file => {
    const bad = file.assertionResults.filter(({ status }) => status !== 'passed');
    const lines = bad.map(({ fullName, status, failureMessages }) =>
      failureLine(`${relative(root, file.name)} › ${fullName}`, failureMessages?.[0] ?? status),
    );
    const isBroken = file.status === 'failed' && bad.every(({ status }) => status !== 'failed');
    return isBroken ? [...lines, failureLine(relative(root, file.name), file.message)] : lines;
  });
  return { passed: numPassedTests, failures };
};

export const failureLine = (name: string, message: string): string =>
  `${name}: ${stripVTControlCharacters(message).split('\n', 1)[0]}`;

/** What failed, once more where it is found: at the end; then the line that counts, and the exit code. */
export const finish = (tallies: readonly Tally[]): void => {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failures = tallies.flatMap(tally => tally.failures);
  for (const line of failures) console.log(`failed: ${line}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
};
