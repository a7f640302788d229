import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { spawnNode } from './endWithParent.cjs';
import { firstLine, type Tally, withExitCode } from './runTests.ts';
import { root } from './sources.ts';

/** Builds the web client, then runs Playwright over it, or over what the arguments name, both in processes of their own. */
export const runBrowserTests = async (...args: string[]): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-browser-'));
  const report = join(folder, 'report.json');
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js');
  try {
    await run({}, join('packages', 'web', 'build', 'build.ts'), '--if-needed');
    const code = await run(
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      ...[playwright, 'test', '-c', join('packages', 'web'), '--reporter=list,json', ...args],
    );
    return withExitCode(countBrowserTests(readFileSync(report, 'utf8')), 'Playwright', code);
  } catch (error) {
    return { passed: 0, failures: [{ name: 'Playwright', why: `left no report: ${error}` }] };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const run = async (env: NodeJS.ProcessEnv, ...args: string[]): Promise<number | null> => {
  const child = spawnNode(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'close');
  return code;
};

/** A test that was skipped counts as failed; so does every error outside. */
export const countBrowserTests = (report: string): Tally => {
  const { suites, errors }: Pick<JSONReport, 'suites' | 'errors'> = JSON.parse(report);
  const specs = suites.flatMap(specsOf);
  const results = specs.flatMap(spec => spec.tests.map(test => ({ spec, test })));
  const bad = results.filter(({ test }) => test.status !== 'expected');
  return {
    passed: results.length - bad.length,
    failures: [
      ...bad.map(({ spec: { file, line, title }, test: { status, results } }) => {
        const place = `${file}:${line}`;
        const why = firstLine(results[0]?.error?.message ?? status);
        return { name: `${place} › ${title}`, why, place };
      }),
      ...errors.map(({ message = 'an error' }) => ({
        name: 'outside of any test',
        why: firstLine(message),
      })),
    ],
  };
};

const specsOf = (suite: JSONReportSuite): JSONReportSpec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];
