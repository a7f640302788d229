/** What somebody downloads before the first move. */
import { hurry, nextTask, playMove, startTable } from './table.ts';
import { expect, test } from './test.ts';
import { totalOf, weighScripts } from './weight.ts';

test.use({ keepsClient: true });

const LIMIT = 130_000; // bytes

test('the scripts of the home page and a table against a bot fit into 130 kB', async ({
  page,
  context,
}) => {
  await hurry(context);
  const scripts = weighScripts(context);
  await page.goto('/');
  await startTable(page, 'nautilus-island');
  while (!scripts().some(({ path }) => path.includes('bots.worker'))) {
    expect(await nextTask(page)).toBe('move'); // until it is the bot's turn
    await playMove(page, () => 0);
  }
  expect(await nextTask(page)).toBe('move'); // the bot has answered
  await page.waitForLoadState('networkidle');

  for (const { path, bytes } of scripts()) console.log(`${String(bytes).padStart(7)} ${path}`);
  expect(scripts().filter(({ path }) => path.includes('/explanation-'))).toEqual([]); // nobody has pointed yet
  const total = totalOf(scripts());
  console.log(`${String(total).padStart(7)} of ${LIMIT} bytes of script`);
  expect(total).toBeLessThanOrEqual(LIMIT);
});

test('a page begins with few scripts: each may cost a round trip', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/"\/assets\/[^"]+\.js"/g)?.length).toBeLessThanOrEqual(5);
});
