/** What somebody downloads before the first move. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hurry, nextTask, playMove, startTable } from './table.ts';
import { expect, test } from './test.ts';

const dist = join(import.meta.dirname, '../dist');
const LIMIT = 150_000; // bytes

const sentBytes = (path: string): number => {
  const [packed] = [`${path}.br`, path].filter(file => existsSync(join(dist, file)));
  return statSync(join(dist, packed)).size;
};

test('the scripts of the home page and a table against a bot fit into 150 kB', async ({
  page,
  context,
}) => {
  await hurry(context);
  const scripts = new Set<string>();
  context.on('response', answer => {
    const { pathname } = new URL(answer.url());
    const isForLater = answer.request().serviceWorker() !== null; // to be kept, when all is quiet
    if (pathname.endsWith('.js') && !isForLater) scripts.add(pathname);
  });
  await page.goto('/');
  await startTable(page, 'nautilus-island');
  while (![...scripts].some(path => path.includes('bots.worker'))) {
    expect(await nextTask(page)).toBe('move'); // until it is the bot's turn
    await playMove(page, () => 0);
  }

  const sizes = [...scripts].map(path => ({ path, bytes: sentBytes(path) }));
  for (const { path, bytes } of sizes.sort((a, b) => b.bytes - a.bytes))
    console.log(`${String(bytes).padStart(7)} ${path}`);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${String(total).padStart(7)} of ${LIMIT} bytes of script`);
  expect(total).toBeLessThanOrEqual(LIMIT);
});
