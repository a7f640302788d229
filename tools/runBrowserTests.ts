import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { spawnNode } from './endWithParent.cjs';
import type { Tally } from './runTests.ts';
import { root } from './sources.ts';

/** Builds the web client, then runs Playwright over it, both in processes of their own. */
export const runBrowserTests = async (): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-browser-'));
  const report = join(folder, 'report.json');
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js');
  try {
    await run({}, join('packages', 'web', 'build', 'build.ts'), '--if-needed');
    const code = await run(
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      ...[playwright, 'test', '-c', join('packages', 'web'), '--reporter=list,json'],
    );
    const { passed, failed } = countBrowserTests(readFileSync(report, 'utf8'));
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch (error) {
    console.log(`Playwright left no report: ${error}`);
    return { passed: 0, failed: 1 };
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

/** A test that was skipped or passed only when tried again counts as failed; so does every error outside. */
export const countBrowserTests = (report: string): Tally => {
  const { stats, errors }: Pick<JSONReport, 'stats' | 'errors'> = JSON.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
};
