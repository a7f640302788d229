import type { Locator } from '@playwright/test';
import { openLastMove } from './kept.ts';
import { playSomehow } from './spots.ts';
import { MOVES_BY_HAND, sample } from './sweep.ts';
import { GAMES, hurry, nextTask, seat, seededPick, showMoves, startTable } from './table.ts';
import { expect, test } from './test.ts';

const click = (thing: Locator): Promise<void> => thing.click();

const PLAYERS = {
  'nautilus-island': ['', 'greedy'],
  nautilion: [''],
  nauticus: ['', 'greedy'],
};

for (const game of GAMES)
  test(`${game} by mouse, on the board and in the list`, async ({ page, context }) => {
    test.setTimeout(sample(180_000, 600_000));
    const pick = seededPick();
    await hurry(context);
    await startTable(page, game, seat(...PLAYERS[game]));
    let onBoard = 0;
    for (let moves = 0; moves < MOVES_BY_HAND && (await nextTask(page)) === 'move'; moves++) {
      await page.mouse.move(1, 1); // a move pointed at in the list is shown on the board
      await expect(page.locator('.table-move[data-highlighted]')).toHaveCount(0);
      if (await playSomehow(page, game, pick, click)) onBoard++;
    }
    expect(onBoard).toBeGreaterThan(3);
  });

for (const game of GAMES)
  test(`the last move of ${game} by mouse, and on to the next game`, async ({ page, context }) => {
    await hurry(context);
    const last = await openLastMove(page, game);
    await showMoves(page, click);
    await last.click();
    await expect(page.locator('.table-result')).toBeVisible();
    await expect(page.locator('.table-status')).toHaveText('The game is over');
    await page.getByRole('button', { name: 'Again with changes' }).click();
    await expect(page).toHaveURL(`/play/${game}`);
  });
