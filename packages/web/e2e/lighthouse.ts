// What Lighthouse thinks of the pages, as on a phone. It is no part of the install: npx brings it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { openTable } from './onlinePeople.ts';
import { OwnServer } from './serving.ts';
import { GAMES, startTable } from './table.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = 'performance,accessibility,best-practices,seo';

interface Report {
  readonly categories: Record<
    string,
    { title: string; score: number; auditRefs: { id: string }[] }
  >;
  readonly audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** Never blocks: our own hold on the browser must answer when Lighthouse opens a tab in it. */
const npx = async (...args: string[]): Promise<boolean> => {
  const shell = process.platform === 'win32';
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  const child = spawn('npx', ['--yes', LIGHTHOUSE, ...args], { shell, stdio: [...stdio] });
  const [said, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'close')]);
  if (code !== 0) console.error(said);
  return code === 0;
};

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const print = (name: string, { categories, audits }: Report): void => {
  console.log(`\n${name}`);
  for (const { title, score, auditRefs } of Object.values(categories)) {
    console.log(`  ${String(Math.round(score * 100)).padStart(3)} ${title}`);
    for (const { id } of auditRefs) {
      const { title: what, score: mark, displayValue = '' } = audits[id];
      if (mark !== null && mark < 0.9) console.log(`        ${id}: ${what} ${displayValue}`);
    }
  }
};

/** A browser that meets the page for the first time, but knows its games. */
const forgetFiles = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });

const build = join(import.meta.dirname, '../build/build.ts');
spawnSync(process.execPath, [build, '--if-needed'], { stdio: 'inherit' });

const folder = mkdtempSync(join(tmpdir(), 'tidetable-lighthouse-'));
const server = new OwnServer();
const address = await server.address();
const port = await freePort();
const options = await browserOptions();
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  baseURL: address,
});

const audit = async (name: string, path: string, ...more: string[]): Promise<void> => {
  const file = join(folder, 'report.json');
  const how = [
    `--port=${port}`,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES}`,
  ];
  if (!(await npx(new URL(path, address).href, ...how, ...more)))
    throw new Error('Lighthouse failed');
  print(name, JSON.parse(readFileSync(file, 'utf8')));
};

try {
  if (!(await npx('--version'))) {
    console.log('not run: needs lighthouse');
  } else {
    await audit('Home', '/');
    await audit('Set-up', '/play/nautilus-island');
    await audit('Online', '/online');
    const page = await context.newPage();
    for (const game of GAMES) {
      await startTable(page, game);
      const table = new URL(page.url()).pathname;
      await forgetFiles(page);
      await page.goto('about:blank');
      await audit(`Table of ${game}`, table, '--disable-storage-reset');
    }
    const invitation = await openTable(page, 'nautilus-island'); // the next set-up would have its people
    await forgetFiles(page);
    await page.goto('about:blank');
    await audit('Waiting room', invitation, '--disable-storage-reset');
  }
} finally {
  await context.close();
  await server.end();
  rmSync(folder, { recursive: true, force: true });
}
