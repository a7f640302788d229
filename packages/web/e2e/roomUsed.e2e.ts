/** Small windows use the room they have: nothing that is asked for often lies behind a scroll or a sign. */
import type { Page } from '@playwright/test';
import { keepMatches, kept } from './kept.ts';
import { finishedMatch, runningMatch } from './records.ts';
import { GAMES, type GameId, hurry, movesOf } from './table.ts';
import { expect, test } from './test.ts';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 740, height: 360 };

const openFull = async (page: Page, game: GameId): Promise<void> => {
  await keepMatches(page, [kept('game', runningMatch(game, { seats: 4, entries: 60 }))]);
  await page.goto('/table/game');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

for (const size of [UPRIGHT, ON_ITS_SIDE])
  for (const game of ['nautilus-island', 'nauticus'] as const)
    test(`everybody’s points of ${game} are seen without a press at ${size.width} × ${size.height}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(size);
      await hurry(context);
      await openFull(page, game);
      const seats = page.locator('.table-everybody > span');
      await expect(seats).toHaveCount(4);
      const atAGlance = await seats.allTextContents();
      await expect(seats.and(page.locator('[data-turn]'))).toHaveCount(1);
      await page.locator('.table-rail-opener').click();
      const told = page.locator('.table-rail .table-points > [aria-hidden]');
      await expect(told).toHaveText(atAGlance.map(points => points.replace('≈', '≈ ')));
    });

test('the sheet with four players of Nauticus shows all that each has', async ({
  page,
  context,
}) => {
  await page.setViewportSize(UPRIGHT);
  await hurry(context);
  await openFull(page, 'nauticus');
  await page.locator('.table-rail-opener').click();
  await expect(page.locator('.table-rail .nc-fleet')).toHaveCount(4);
});

for (const language of ['en', 'fr'])
  for (const game of GAMES)
    test(`on its side, the first words of the lesson of ${game} are whole in ${language}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(ON_ITS_SIDE);
      await hurry(context, { language });
      await page.goto(`/lesson/${game}`);
      const said = page.locator('.guide-said');
      await expect(page.locator('.guide-next')).toBeInViewport({ ratio: 1 });
      const cut = await said.evaluate(text => text.scrollHeight - text.clientHeight);
      expect(cut).toBeLessThanOrEqual(1);
    });

test('on its side, one person of Nautilion casts off without scrolling', async ({ page }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await page.goto('/play/nautilion');
  await expect(page.locator('.setup-start .main')).toBeInViewport({ ratio: 1 });
});

test('on its side, places and course of a game are seen together', async ({ page, context }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await hurry(context);
  await keepMatches(page, [kept('game', finishedMatch('nauticus', { seats: 4 }))]);
  await page.goto('/table/game');
  await expect(page.locator('.table-sheet-places li').last()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.table-sheet-course figcaption')).toBeInViewport({ ratio: 1 });
});

test('on a phone the settings are in the head of every page', async ({ page, context }) => {
  await page.setViewportSize(UPRIGHT);
  for (const language of ['en', 'fr']) {
    await hurry(context, { language });
    await page.goto('/');
    const head = page.locator('.page-header');
    expect((await head.boundingBox())?.height).toBeLessThan(70); // one line
    await expect(head.locator('a[href="/settings"]')).toBeInViewport({ ratio: 1 });
  }
});

test('lessons are offered for every game', async ({ page }) => {
  await page.goto('/');
  for (const game of GAMES) await expect(page.locator(`a[href="/learn/${game}"]`)).toBeVisible();
});

test('what is to be pressed first looks the same on paper and on the sea', async ({ page }) => {
  const faceOf = async (path: string): Promise<string> => {
    await page.goto(path);
    const button = page.locator('main .button.main').first();
    return button.evaluate(thing => {
      const { backgroundImage, color } = getComputedStyle(thing);
      return `${backgroundImage} ${color}`;
    });
  };
  expect(await faceOf('/')).toBe(await faceOf('/play/nauticus'));
});

test('every harbour of the chart lies on its island', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/chart');
    await page.locator('.chart-harbour').first().waitFor();
    const wet = await page.locator('.chart-harbour').evaluateAll(harbours =>
      harbours.flatMap(harbour => {
        const coast = harbour
          .closest('.chart-island')
          ?.querySelector<SVGGeometryElement>('.chart-coast path:last-child');
        const matrix = coast?.getScreenCTM()?.inverse();
        const { left, right, top, bottom } = harbour.getBoundingClientRect();
        const isWet = [left, right].some(x =>
          [top, bottom].some(
            y => !coast?.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix)),
          ),
        );
        return isWet ? [harbour.textContent] : [];
      }),
    );
    expect(wet, `at ${width}`).toEqual([]);
  }
});
