import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JsonTestResults } from 'vitest/node';
import { spawnNode } from './endWithParent.cjs';
import { root } from './sources.ts';

export interface Failure {
  readonly name: string;
  readonly why: string;
  /** Where it can be run again; what broke outside of any test has no such place. */
  readonly place?: string;
}

export interface Tally {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Failed among all others, and passed alone. */
  readonly unsteady?: readonly Failure[];
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
    return { passed: 0, failures: [{ name: 'vitest', why: `left no report: ${error}` }] };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Errors outside of any test show in the exit code alone. */
export const withExitCode = (tally: Tally, program: string, code: number | null): Tally =>
  code === 0 || tally.failures.length > 0
    ? tally
    : { ...tally, failures: [{ name: program, why: `ended with exit code ${code}` }] };

/** A file that could not be loaded counts as one failure, and so does a test that was skipped. */
export const countTests = (report: string): Tally => {
  const { numPassedTests, testResults }: JsonTestResults = JSON.parse(report);
  const failures = testResults.flatMap(file => {
    const bad = file.assertionResults.filter(({ status }) => status !== 'passed');
    const place = relative(root, file.name);
    const failed = bad.map(({ fullName, status, failureMessages }) => {
      const why = firstLine(failureMessages?.[0] ?? status);
      return { name: `${place} › ${fullName}`, why, place };
    });
    const isBroken = file.status === 'failed' && bad.every(({ status }) => status !== 'failed');
    return isBroken ? [...failed, { name: place, why: firstLine(file.message), place }] : failed;
  });
  return { passed: numPassedTests, failures };
};

export const firstLine = (message: string): string =>
  stripVTControlCharacters(message).split('\n', 1)[0];

/** More failures than this are no accident. */
const FEW = 5;

/**
 * Tests wait for other programs, and a busy machine can be too slow for one of them: a few failures
 * are tried once more, alone. What passes then is named all the same.
 */
export const tryAgain = async (
  first: Tally,
  run: (...places: string[]) => Promise<Tally>,
): Promise<Tally> => {
  const places = first.failures.flatMap(({ place }) => place ?? []);
  const isFew = places.length > 0 && places.length <= FEW;
  if (!isFew || places.length < first.failures.length) return first;
  const { failures } = await run(...new Set(places));
  const stillBad = new Set(failures.map(({ name }) => name));
  return {
    passed: first.passed + places.length - failures.length,
    failures,
    unsteady: first.failures.filter(({ name }) => !stillBad.has(name)),
  };
};

/** What failed, once more where it is found: at the end; then the line that counts, and the exit code. */
export const finish = (tallies: readonly Tally[]): void => {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failures = tallies.flatMap(tally => tally.failures);
  const unsteady = tallies.flatMap(tally => tally.unsteady ?? []);
  for (const { name, why } of unsteady) console.log(`unsteady, passed alone: ${name}: ${why}`);
  for (const { name, why } of failures) console.log(`failed: ${name}: ${why}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
};
