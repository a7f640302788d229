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

/** Does text of the hint lie under its button? What is scrolled away does not. */
const reasonBelowButton = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const text = document.querySelector('.table-hint-text, .table-hint > ul');
    const button = document.querySelector('.table-hint .button.main');
    const [above, below] = [text, button].map(part => part?.getBoundingClientRect());
    return (above?.bottom ?? 0) > (below?.top ?? 0) + 1;
  });

/** What somebody who has asked for the move cannot see or press: its name, the button that plays it, the cross. */
const lostOfHint = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isInSight = (thing: Element | null): boolean => {
      if (!thing) return false;
      const { left, top, width, height } = thing.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 8));
      return found !== null && (thing.contains(found) || found.contains(thing));
    };
    const ofHint = ['.table-hint strong', '.table-hint-close', '.table-hint .button.main'];
    return ofHint.filter(selector => !isInSight(document.querySelector(selector)));
  });

/** Buttons of the bar whose words run over their border. */
const tooNarrow = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.table-tools .button:not(.table-ok)')
    .evaluateAll(buttons =>
      buttons
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

const ADMIRALS = {
  seats: 2,
  people: 2,
  options: { expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'] },
};

const open = async (
  page: Page,
  game: GameId,
  entries: number,
  wish = { seats: game === 'nautilion' ? 1 : 3 },
): Promise<void> => {
  await keepMatches(page, [kept('game', runningMatch(game, { ...wish, entries }))]);
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
        const sizes = new Set<string>();
        for (let depth = 0; depth < 3; depth++) {
          const { width: wide, height: high } = (await ask.boundingBox()) ?? {};
          sizes.add(`${Math.round(wide ?? 0)} × ${Math.round(high ?? 0)}`);
          await ask.click({ delay: 60 });
          await expect(page.locator('.table-hint-button[aria-disabled]')).toHaveCount(0); // it has thought
          await page.waitForTimeout(450); // a press so soon after another is not for the next depth
        }
        await expect(page.locator('.table-hint .button.main')).toBeVisible();
        expect([...sizes]).toHaveLength(1); // whatever the button asks
        const [covered, of] = await coveredBy(page, '.table-hint');
        expect(covered, `after ${entries} entries`).toBe(0);
        expect(await reasonBelowButton(page)).toBe(false);
        lit += of;
      }
      expect(lit).toBeGreaterThan(0);
    });

for (const locale of ['en', 'fr'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    for (const [width, height] of [
      [390, 844],
      [740, 360],
    ] as const)
      test(`a hint names the move in sight, and can be closed, at ${width} × ${height}`, async ({
        page,
        context,
      }) => {
        await page.setViewportSize({ width, height });
        await hurry(context);
        await open(page, 'nautilion', 12, ADMIRALS);
        const ask = page.locator('.table-hint-button');
        for (let depth = 0; depth < 3; depth++) {
          expect(await tooNarrow(page)).toEqual([]);
          await ask.click({ delay: 60 });
          await expect(page.locator('.table-hint-button[aria-disabled]')).toHaveCount(0);
          await page.waitForTimeout(450);
        }
        expect(await lostOfHint(page)).toEqual([]);
      });
  });

test('the two moves of which one is best are lit on the board at once', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await hurry(context);
  await open(page, 'nauticus', 10);
  const ask = page.locator('.table-hint-button');
  for (let depth = 0; depth < 2; depth++) {
    await ask.click({ delay: 60 });
    await expect(page.locator('.table-hint-button[aria-disabled]')).toHaveCount(0);
    await page.waitForTimeout(450);
  }
  const lit = page.locator(':is(.table-board, .table-dock) [data-highlighted]');
  await expect(lit).toHaveCount(2);
  const named = await page.locator('.table-hint li').allTextContents();
  expect(named).toHaveLength(2);
  await page.waitForTimeout(2000); // longer than the turn of what can show but one of them
  await expect(lit).toHaveCount(2);
});
