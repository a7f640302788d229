import { hurry, movesOf, plyOf, showMoves, startTable } from './table.ts';
import { expect, test } from './test.ts';

test.use({ keepsClient: true });

test('the home page loads without a complaint', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(f => f.status === 'loaded').map(f => f.family);
  });
  expect(fonts.join()).toContain('Alegreya Sans');
});

test('a page in another place of the client can be opened directly', async ({ page }) => {
  const answer = await page.goto('/play/nauticus');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('main .button.main').first()).toBeVisible();
});

test('the set-up page asks for its files before there are words to draw it with', async ({
  page,
}) => {
  const words = Promise.withResolvers<void>();
  await page.route(/\/assets\/en-words-[^/]*\.js$/, async route => {
    await words.promise;
    await route.continue();
  });
  const asked = new Set<string | undefined>();
  page.on('request', request => asked.add(/([\w-]+)-[^/]{8}\.js$/.exec(request.url())?.[1]));
  await page.goto('/play/nautilus-island', { waitUntil: 'commit' });
  await expect
    .poll(() => [...asked])
    .toEqual(expect.arrayContaining(['setup', 'nautilus-island', 'onlineSetup']));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  words.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A table for Nautilus Island');
});

test('a table against a bot opens, and a move can be made with the mouse', async ({
  page,
  context,
}) => {
  await hurry(context);
  await startTable(page, 'nautilus-island');
  const move = movesOf(page).first();
  await expect(move).toBeAttached();
  await showMoves(page, opener => opener.click());
  const ply = await plyOf(page);
  await move.click();
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply);
});

test('pictures from a file of ours are drawn under our policy', async ({ page }) => {
  await startTable(page, 'nautilus-island');
  const icon = page.locator('svg.icon use').first();
  await expect(icon).toBeAttached();
  await expect
    .poll(() => icon.evaluate((use: SVGUseElement) => use.getBBox().width))
    .toBeGreaterThan(0);
});
