/** What the scripts weigh that a browser has fetched, as they are sent: compressed. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

const dist = join(import.meta.dirname, '../dist');

const sentBytes = (path: string): number => {
  const [packed] = [`${path}.br`, path].filter(file => existsSync(join(dist, file)));
  return statSync(join(dist, packed)).size;
};

export interface Script {
  readonly path: string;
  readonly bytes: number;
}

/** Notes every script that a page asks for; the answer lists them so far, the heaviest first. */
export const weighScripts = (context: BrowserContext): (() => Script[]) => {
  const paths = new Set<string>();
  context.on('response', answer => {
    const { pathname } = new URL(answer.url());
    const isForLater = answer.request().serviceWorker() !== null; // to be kept, when all is quiet
    if (pathname.endsWith('.js') && !isForLater) paths.add(pathname);
  });
  return () =>
    [...paths].map(path => ({ path, bytes: sentBytes(path) })).sort((a, b) => b.bytes - a.bytes);
};

export const totalOf = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);
