/** People who meet at a table of the server, each in a browser of their own. */
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { OnlineCard } from '@tidetable/protocol';
import { type GameId, hurry, playMove, plyOf, seat } from './table.ts';

/** Somebody with a browser of their own, who follows a link and sits down. */
export const guestAt = async (
  browser: Browser,
  link: string,
  name: string,
  language: 'en' | 'fr' = 'en',
  device: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await browser.newContext(device);
  await hurry(context, { language });
  const page = await context.newPage();
  await page.goto(link);
  await page.locator('.waiting input').first().fill(name);
  await page.locator('.waiting form .button.main').click();
  await page.locator('.waiting form').waitFor({ state: 'detached' });
  return page;
};

/** The table as the server has it for whoever sits at this page. */
export const cardOf = (page: Page): Promise<OnlineCard> =>
  page.evaluate(async () => {
    const id = location.pathname.split('/').pop();
    return (await fetch(`/api/tables/${id}`)).json();
  });

export const openTable = async (
  page: Page,
  game: GameId,
  choose: (page: Page) => Promise<unknown> = async () => undefined,
  people = 2,
): Promise<string> => {
  await page.goto(`/play/${game}`);
  await seat(...Array.from({ length: people }, () => ''))(page);
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Ann');
  await choose(page);
  await page.getByRole('button', { name: 'Invite by a link' }).click();
  return page.getByRole('textbox', { name: 'Send this link' }).inputValue();
};

const OVER = '.table-result';
const MOVE = '.table-move-list button[data-move]';

/** Whoever has a move, or at the end anybody. A question of the others is no turn. */
export const whoActs = (pages: readonly Page[]): Promise<Page> =>
  Promise.race(
    pages.map(async page => {
      await page.locator(`${OVER}, ${MOVE}`).first().waitFor({ state: 'attached' });
      return page;
    }),
  );

/** Whoever may move does so, until the match is over or so many moves were made. */
export const playBoth = async (pages: readonly Page[], most: number): Promise<void> => {
  for (let moves = 0; moves < most; moves++) {
    const actor = await whoActs(pages);
    if ((await actor.locator(OVER).count()) > 0) return;
    await playMove(actor, () => 0);
    const ply = await plyOf(actor);
    for (const page of pages) await expect.poll(() => plyOf(page)).toBeGreaterThanOrEqual(ply);
  }
};
