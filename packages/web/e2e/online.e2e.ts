/** People in different browsers at one table. */
import type { Browser, Page } from '@playwright/test';
import { LossyLine } from './lossyLine.ts';
import { cardOf, guestAt, openTable, playBoth, whoActs } from './onlinePeople.ts';
import { GAMES, hurry, movesOf, playMove, plyOf } from './table.ts';
import { expect, test } from './test.ts';

const SALT = /^[\da-f]{64}$/;

for (const game of GAMES)
  test(`two people in two browsers at ${game}`, async ({ page, context, browser, baseURL }) => {
    await hurry(context);
    const link = await openTable(page, game);
    const ben = await guestAt(browser, new URL(link, baseURL).href, 'Ben');
    await expect.poll(async () => (await cardOf(page)).saltHashes).not.toContain(null);
    await page.getByRole('button', { name: 'Cast off' }).click();
    await playBoth([page, ben], 6);
    expect((await cardOf(page)).salts).toEqual([
      expect.stringMatching(SALT),
      expect.stringMatching(SALT),
    ]);

    await ben.reload();
    await playBoth([page, ben], 6);
    const ply = await plyOf(page);
    expect(ply).toBeGreaterThan(10);
    await expect.poll(() => plyOf(ben)).toBe(ply);
  });

/** Ann at the server, Ben behind a line of his own, and the match has begun. */
const atLossyLine = async (page: Page, browser: Browser, line: LossyLine): Promise<Page> => {
  const link = await openTable(page, 'nauticus');
  const ben = await guestAt(
    browser,
    (await line.address()) + link.slice(new URL(link).origin.length),
    'Ben',
  );
  await page.getByRole('button', { name: 'Cast off' }).click();
  await playBoth([page, ben], 2);
  return ben;
};

for (const mishap of ['cut', 'stall'] as const)
  test(`a line that is lost (${mishap}) comes back by itself, and nothing is missed`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await hurry(context);
    const line = new LossyLine(baseURL ?? '');
    const ben = await atLossyLine(page, browser, line);
    line[mishap]();
    if (mishap === 'cut') await expect(ben.getByText('The connection is lost')).toBeVisible();
    line.heal();
    await expect(ben.getByText('The connection is lost')).toBeHidden();
    await playBoth([page, ben], 4);
    await expect.poll(() => plyOf(ben)).toBe(await plyOf(page));
    line.close();
  });

test('a line that dies while somebody waits for the other is noticed, and the move comes', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await hurry(context);
  const line = new LossyLine(baseURL ?? '');
  const ben = await atLossyLine(page, browser, line);
  while ((await whoActs([page, ben])) !== page) await playBoth([ben], 1);
  line.drop();
  const ply = await plyOf(ben);
  await playMove(page, () => 0);
  await expect.poll(() => plyOf(ben), { timeout: 40_000 }).toBeGreaterThan(ply);
  line.close();
});

/** As when somebody goes to another tab, and comes back. */
const setSeen = (page: Page, isSeen: boolean): Promise<void> =>
  page.evaluate(isSeen => {
    const value = isSeen ? 'visible' : 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isSeen });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isSeen);

test('who comes back to the tab is not told that the line was lost', async ({
  page,
  context,
  browser,
}) => {
  await hurry(context);
  const ben = await guestAt(browser, await openTable(page, 'nauticus'), 'Ben');
  await page.getByRole('button', { name: 'Cast off' }).click();
  await playBoth([page, ben], 1);
  await ben.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.innerText.includes('The connection is lost'))
        document.body.dataset.told = 'lost';
    }).observe(document.body, { subtree: true, childList: true });
  });
  await setSeen(ben, false);
  await expect.poll(async () => (await cardOf(page)).seats[1]).toMatchObject({ connected: false });
  await ben.waitForTimeout(1500);
  await setSeen(ben, true);
  await playBoth([page, ben], 1);
  await expect(ben.locator('body')).not.toHaveAttribute('data-told');
});

/** Notes every tone that a page makes. */
const noteTones = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, when) {
      document.body.dataset.tones = 'made';
      start.call(this, when);
    };
  });

test('who is in another tab is called when it is their turn, by the title and by a sound', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await hurry(page.context());
  const ben = await guestAt(browser, await openTable(page, 'nauticus'), 'Ben');
  await page.getByRole('button', { name: 'Cast off' }).click();
  while ((await whoActs([page, ben])) !== page) await playBoth([ben], 1);
  await ben.getByRole('button', { name: 'Table menu' }).click();
  await ben.getByRole('slider', { name: 'Volume of sounds' }).fill('40');
  await ben.keyboard.press('Escape');
  await noteTones(ben);
  await setSeen(ben, false);
  await expect.poll(async () => (await cardOf(page)).seats[1]).toMatchObject({ connected: false });
  await expect(ben).not.toHaveTitle(/^\(/);
  const isAnnsTurn = async (): Promise<boolean> =>
    (await page.locator('.table-player[data-turn][data-me]').count()) > 0;
  while (await isAnnsTurn()) {
    if ((await movesOf(page).count()) > 0) await playMove(page, () => 0);
  }
  await expect(ben).toHaveTitle(/^\(1\)/, { timeout: 40_000 });
  await expect(ben.locator('body')).toHaveAttribute('data-tones', 'made');
});

test('whose browser has lost its cookies is told so, and looks on at the same page', async ({
  page,
  context,
  browser,
}) => {
  await hurry(context);
  const ben = await guestAt(browser, await openTable(page, 'nauticus'), 'Ben');
  await page.getByRole('button', { name: 'Cast off' }).click();
  while ((await whoActs([page, ben])) !== page) await playBoth([ben], 1);
  await ben.context().clearCookies();
  await setSeen(ben, false);
  await expect.poll(async () => (await cardOf(page)).seats[1]).toMatchObject({ connected: false });
  await setSeen(ben, true);
  const told = ben.getByText('the server no longer knows this browser');
  await expect(told).toBeVisible();
  const ply = await plyOf(ben);
  await playMove(page, () => 0);
  await expect.poll(() => plyOf(ben)).toBeGreaterThan(ply);
  await ben.reload();
  await expect(told).toBeVisible();
});

test('a link to no table says so', async ({ page }) => {
  await page.goto('/t/00000000000000000000000000000000#x');
  await expect(page.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  await expect(page.getByText('There is no such table.')).toBeVisible();
});
