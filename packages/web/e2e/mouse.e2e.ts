import type { Locator } from '@playwright/test';
import { playSomehow } from './spots.ts';
import { GAMES, hurry, nextTask, seat, seededPick, startTable } from './table.ts';
import { expect, test } from './test.ts';

const PLAYERS = {
  'nautilus-island': ['', 'greedy'],
  nautilion: [''],
  nauticus: ['', 'greedy'],
};

for (const game of GAMES)
  test(`a whole game of ${game} by mouse, on the board and in the list`, async ({
    page,
    context,
  }) => {
    test.slow();
    const pick = seededPick();
    const click = (thing: Locator) => thing.click();
    await hurry(context);
    await startTable(page, game, seat(...PLAYERS[game]));
    let onBoard = 0;
    while ((await nextTask(page)) === 'move') {
      await page.mouse.move(1, 1); // a move pointed at in the list is shown on the board
      await expect(page.locator('.table-move[data-highlighted]')).toHaveCount(0);
      if (await playSomehow(page, game, pick, click)) onBoard++;
    }
    expect(onBoard).toBeGreaterThan(3);
    await expect(page.locator('.table-result')).toBeVisible();
    await expect(page.locator('.table-status')).toHaveText('The game is over');
    await page.getByRole('button', { name: 'Again with changes' }).click();
    await expect(page).toHaveURL(`/play/${game}`);
  });
