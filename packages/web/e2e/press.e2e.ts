/** What can be pressed on a board, and what it says of itself. */
import { prepareScreens } from './screens.ts';
import { GAMES, hurry } from './table.ts';
import { expect, test } from './test.ts';

for (const game of GAMES)
  test(`what cannot be chosen in ${game} says so, and why when it is pressed`, async ({
    page,
    context,
  }) => {
    await hurry(context);
    await prepareScreens(page);
    await page.goto(`/table/${game}-running`);
    await expect(page.locator('.table-move-list button').first()).toBeAttached();
    const none = page.locator('.table-main [data-spot][aria-disabled=true]');
    await expect(none.and(page.locator('[data-can]'))).toHaveCount(0);
    await none.filter({ visible: true }).first().press('Enter');
    await expect(page.locator('.table-refusal')).toBeVisible();
  });
