/** All tabs of a table obey the same keys. */
import type { Locator, Page } from '@playwright/test';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { GAMES, hurry, movesOf } from './table.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Every tab leads to a panel that is there, and the keys go round. */
const walk = async (page: Page, list: Locator): Promise<void> => {
  const tabs = list.getByRole('tab');
  const last = (await tabs.count()) - 1;
  const chosen = async (at: number): Promise<void> => {
    await expect(tabs.nth(at)).toBeFocused();
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
    const panel = await tabs.nth(at).getAttribute('aria-controls');
    const name = await tabs.nth(at).getAttribute('id');
    await expect(page.locator(`[id="${panel}"]`)).toHaveAttribute('aria-labelledby', name ?? '');
  };
  await tabs.and(list.locator('[aria-selected=true]')).focus();
  for (const [key, at] of [
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowRight', 1],
    ['Home', 0],
    ['ArrowLeft', last],
  ] as const) {
    await page.keyboard.press(key);
    await chosen(at);
  }
};

test('arrow keys, Home and End go from tab to tab, on boards and beside them', async ({ page }) => {
  await hurry(page.context());
  const matches = GAMES.map(game => kept(game, runningMatch(game, { seats: 2, entries: 10 })));
  await keepMatches(page, matches);
  for (const game of ['nautilion', 'nauticus']) {
    await page.goto(`/table/${game}`);
    await movesOf(page).first().waitFor({ state: 'attached' });
    await walk(page, page.locator('.table-main').getByRole('tablist').first());
  }
  await page.locator('.table-moves-toggle').click();
  await walk(page, page.locator('.table-rail').getByRole('tablist'));
});
