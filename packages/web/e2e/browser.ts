/** A Chromium for the tests: `CHROME_PATH`, or the one that npm brought, with the libraries that it needs. */
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import chromium, { inflate } from '@sparticuz/chromium';

const require = createRequire(import.meta.url);

/** Nothing but our own page is to be fetched. */
const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const browserOptions = async (): Promise<LaunchOptions> => {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args: QUIET };
  const executablePath = await chromium.executablePath();
  const bin = join(dirname(require.resolve('@sparticuz/chromium')), '..', 'bin');
  await inflate(join(bin, 'al2023.tar.br')); // NSS and NSPR, for machines without them
  const libraries = join(tmpdir(), 'al2023', 'lib');
  return {
    executablePath,
    args: QUIET,
    env: { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: libraries },
  };
};
