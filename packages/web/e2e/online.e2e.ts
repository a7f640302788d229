/** People in different browsers at one table. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { OnlineCard } from '@tidetable/protocol';
import { LossyLine } from './lossyLine.ts';
import { GAMES, type GameId, hurry, nextTask, playMove, plyOf, seat } from './table.ts';
import { expect, test } from './test.ts';

const SALT = /^[\da-f]{64}$/;

/** Somebody with a browser of their own, who follows a link. */
const guestAt = async (browser: Browser, link: string, name: string): Promise<Page> => {
  const context: BrowserContext = await browser.newContext();
  await hurry(context);
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'That is me' }).click();
  return page;
};

/** The table as the server has it for whoever sits at this page. */
const cardOf = (page: Page): Promise<OnlineCard> =>
  page.evaluate(async () => {
    const id = location.pathname.split('/').pop();
    return (await fetch(`/api/tables/${id}`)).json();
  });

const openTable = async (page: Page, game: GameId): Promise<string> => {
  await page.goto(`/play/${game}`);
  await seat('', '')(page);
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Ann');
  await page.getByRole('button', { name: 'Invite by a link' }).click();
  return page.getByRole('textbox', { name: 'Send this link' }).inputValue();
};

/** Whoever may move does so, until the match is over or so many moves were made. */
const playBoth = async (pages: readonly Page[], most: number): Promise<void> => {
  for (let moves = 0; moves < most; moves++) {
    const turn = await Promise.race(
      pages.map(async page => ({ page, task: await nextTask(page) })),
    );
    if (turn.task === 'over') return;
    await playMove(turn.page, () => 0);
    const ply = await plyOf(turn.page);
    for (const page of pages) await expect.poll(() => plyOf(page)).toBeGreaterThanOrEqual(ply);
  }
};

for (const game of GAMES)
  test(`two people in two browsers at ${game}`, async ({ page, context, browser, baseURL }) => {
    await hurry(context);
    const link = await openTable(page, game);
    const ben = await guestAt(browser, new URL(link, baseURL).href, 'Ben');
    await ben.getByRole('button', { name: 'Sit here' }).click();
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
  await ben.getByRole('button', { name: 'Sit here' }).click();
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

test('a link to no table says so', async ({ page }) => {
  await page.goto('/t/00000000000000000000000000000000#x');
  await expect(page.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  await expect(page.getByText('There is no such table.')).toBeVisible();
});
