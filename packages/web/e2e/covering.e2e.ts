/** What is said in a small window does not lie over what it speaks of. */
import type { Page } from '@playwright/test';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { sample } from './sweep.ts';
import { GAMES, type GameId, hurry, movesOf } from './table.ts';
import { expect, test } from './test.ts';

const SIZES = sample(
  [
    [1280, 800],
    [390, 844],
    [740, 360],
  ] as const,
  [
    [1280, 800],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [360, 640],
    [740, 360],
  ] as const,
);

/** How many things that glow on the board or in the hand, or tabs beside them, are covered by it, and how many glow. */
const coveredBy = (page: Page, sheet: string): Promise<readonly [covered: number, of: number]> =>
  page.evaluate(selector => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box) throw new Error(`there is no ${selector}`);
    const lit = [
      ...document.querySelectorAll(':is(.table-board, .table-dock) [data-highlighted]'),
    ].map(thing => thing.getBoundingClientRect());
    const tabs = [...document.querySelectorAll('.table-rail-head')].map(head =>
      head.getBoundingClientRect(),
    );
    const covered = [...lit, ...tabs].filter(
      ({ left, right, top, bottom }) =>
        left < box.right && box.left < right && top < box.bottom && box.top < bottom,
    );
    return [covered.length, lit.length] as const;
  }, sheet);

const open = async (page: Page, game: GameId, entries: number): Promise<void> => {
  const seats = game === 'nautilion' ? 1 : 3;
  await keepMatches(page, [kept('game', runningMatch(game, { seats, entries }))]);
  await page.goto('/table/game');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

for (const game of GAMES)
  for (const [width, height] of SIZES)
    test(`a hint covers neither the move nor the tabs of ${game} at ${width} × ${height}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height });
      await hurry(context);
      let lit = 0;
      for (const entries of [10, 30]) {
        await open(page, game, entries);
        const ask = page.locator('.table-hint-button');
        if (await ask.isDisabled()) continue;
        for (let depth = 0; depth < 3; depth++) {
          await ask.click({ delay: 60 });
          await expect(page.locator('.table-hint-button[aria-disabled]')).toHaveCount(0); // it has thought
          await page.waitForTimeout(450); // a press so soon after another is not for the next depth
        }
        await expect(page.locator('.table-hint .button.main')).toBeVisible();
        const [covered, of] = await coveredBy(page, '.table-hint');
        expect(covered, `after ${entries} entries`).toBe(0);
        lit += of;
      }
      expect(lit).toBeGreaterThan(0);
    });
