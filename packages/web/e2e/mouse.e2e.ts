import type { Locator } from '@playwright/test';
import { playSomehow } from './spots.ts';
import { movesOfGame, sample } from './sweep.ts';
import { GAMES, hurry, nextTask, seat, seededPick, startTable } from './table.ts';
import { expect, test } from './test.ts';

const PLAYERS = {
  'nautilus-island': ['', 'greedy'],
  nautilion: [''],
  nauticus: ['', 'greedy'],
};

for (const game of GAMES)
  test(`${game} by mouse, on the board and in the list`, async ({ page, context }) => {
    test.setTimeout(sample(180_000, 600_000));
    const most = movesOfGame(game, 'nautilus-island');
    const pick = seededPick();
    const click = (thing: Locator) => thing.click();
    await hurry(context);
    await startTable(page, game, seat(...PLAYERS[game]));
    let onBoard = 0;
    for (let moves = 0; moves < most && (await nextTask(page)) === 'move'; moves++) {
      await page.mouse.move(1, 1); // a move pointed at in the list is shown on the board
      await expect(page.locator('.table-move[data-highlighted]')).toHaveCount(0);
      if (await playSomehow(page, game, pick, click)) onBoard++;
    }
    expect(onBoard).toBeGreaterThan(3);
    if (most < Number.POSITIVE_INFINITY) return;
    await expect(page.locator('.table-result')).toBeVisible();
    await expect(page.locator('.table-status')).toHaveText('The game is over');
    await page.getByRole('button', { name: 'Again with changes' }).click();
    await expect(page).toHaveURL(`/play/${game}`);
  });
