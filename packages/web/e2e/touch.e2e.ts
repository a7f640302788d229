import type { Locator } from '@playwright/test';
import { openLastMove } from './kept.ts';
import { expectToFitPhone, PHONE } from './phone.ts';
import { playSomehow } from './spots.ts';
import { MOVES_BY_HAND, sample } from './sweep.ts';
import {
  GAMES,
  hurry,
  movesOf,
  nextTask,
  seat,
  seededPick,
  showMoves,
  startTable,
  thatPlays,
} from './table.ts';
import { expect, test } from './test.ts';

test.use(PHONE);

const tap = (thing: Locator): Promise<void> => thing.tap();

const PLAYERS = {
  'nautilus-island': ['', 'random'],
  nautilion: [''],
  nauticus: ['', 'random'],
};

for (const game of GAMES)
  test(`${game} by touch on a phone`, async ({ page, context }) => {
    test.setTimeout(sample(180_000, 600_000));
    const pick = seededPick();
    await hurry(context);
    await startTable(page, game, async setup => {
      await expectToFitPhone(setup);
      await seat(...PLAYERS[game])(setup);
    });
    await nextTask(page);
    let onBoard = 0;
    for (let moves = 0; moves < MOVES_BY_HAND && (await nextTask(page)) === 'move'; moves++) {
      if (moves % 9 === 0) await expectToFitPhone(page);
      if (await playSomehow(page, game, pick, tap)) onBoard++;
    }
    expect(onBoard).toBeGreaterThan(3);
    await expectToFitPhone(page);
  });

for (const game of GAMES)
  test(`the last move of ${game} by touch on a phone`, async ({ page, context }) => {
    await hurry(context);
    const last = await openLastMove(page, game);
    const isListed = await showMoves(page, tap);
    await tap(isListed ? last : page.locator('.table-other')); // to leave a set is an answer at the thumb
    await expect(page.locator('.table-result')).toBeVisible();
    await expectToFitPhone(page);
  });

test('a tap in the list of moves leaves nothing pointed at on the board', async ({
  page,
  context,
}) => {
  await hurry(context);
  await startTable(page, 'nautilus-island', seat('', 'random'));
  await nextTask(page);
  for (let moves = 0; moves < 6 && (await nextTask(page)) === 'move'; moves++) {
    await showMoves(page, tap);
    await thatPlays(page, () => movesOf(page).first().tap());
    await nextTask(page);
    await expect(page.locator('.table-move[data-highlighted]')).toHaveCount(0);
  }
});
