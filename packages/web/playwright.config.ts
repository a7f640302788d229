import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './e2e/browser.ts';
import { serving } from './e2e/serving.ts';
import { isSweep } from './e2e/sweep.ts';

const isMain = process.env.TEST_WORKER_INDEX === undefined; // every worker reads this file too
if (isMain) rmSync(serving.env.DATA_DIR, { recursive: true, force: true });

export default defineConfig({
  testDir: 'e2e',
  testMatch: isSweep ? '*.{e2e,long}.ts' : '*.e2e.ts',
  outputDir: 'test-output',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${process.env.TIDETABLE_PORT}`,
    launchOptions: await browserOptions(),
    locale: 'en-GB',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: serving.words.map(word => `"${word}"`).join(' '),
    env: serving.env,
    wait: { stdout: /http:\/\/localhost:(?<tidetable_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 120_000,
  },
});
