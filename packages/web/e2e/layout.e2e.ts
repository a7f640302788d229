/** At every common size of a window the parts of a table lie beside each other, and the news are in sight. */
import type { Page } from '@playwright/test';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { GAMES, type GameId, hurry, movesOf, nextTask, playMove } from './table.ts';
import { expect, test } from './test.ts';

const SIZES = [
  [1024, 768],
  [1366, 625],
  [1536, 730],
  [1920, 1080],
  [2560, 1440],
  [740, 360],
  [360, 740],
] as const;

/** On a phone the side is no box of its own, and of Nauticus only one part of the board is open. */
const PARTS = ['.table-board', '.table-dock', '.table-side'];
const PARTS_OF_NAUTICUS = ['.nc-wheel', '.nc-yard', '.nc-shelves', '.table-dock', '.table-side'];

const SLACK = 1; // px, for what is rounded

/** Which of these parts lie over each other. */
const overlaps = (page: Page, parts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([selectors, slack]) => {
      const boxes = selectors
        .map(name => ({ name, box: document.querySelector(name)?.getBoundingClientRect() }))
        .flatMap(({ name, box }) => (box && box.width > 0 ? [{ name, box }] : []));
      return boxes.flatMap(({ name, box: a }, i) =>
        boxes.slice(i + 1).flatMap(({ name: other, box: b }) => {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return across > slack && down > slack
            ? [`${name} and ${other} by ${Math.round(across)} × ${Math.round(down)} px`]
            : [];
        }),
      );
    },
    [parts, SLACK] as const,
  );

/** How far the page can be scrolled sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** As somebody does who reads badly. */
const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** All sizes are told, not the first alone. */
const softly = expect.configure({ soft: true, timeout: 4000 });

const openTable = async (page: Page, game: GameId): Promise<void> => {
  await hurry(page.context());
  const seats = game === 'nautilion' ? 1 : 3;
  await keepMatches(page, [kept('running', runningMatch(game, { seats, entries: 60 }))]);
  await page.goto('/table/running');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

for (const game of GAMES)
  test(`no part of ${game} covers another`, async ({ page }) => {
    await openTable(page, game);
    for (const [width, height] of SIZES) {
      const at = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      // Boards measure themselves: they may need a moment to follow.
      await softly.poll(() => overlaps(page, PARTS), at).toEqual([]);
      await softly.poll(() => overlaps(page, PARTS_OF_NAUTICUS), at).toEqual([]);
      await softly.poll(() => sideways(page), `sideways at ${at}`).toBe(0);
    }
    await doubleText(page);
    await softly.poll(() => sideways(page), 'sideways with text twice as large').toBe(0);
  });

test('settings keep to a phone, with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/settings');
  await page.locator('main h1').waitFor();
  await doubleText(page);
  await expect.poll(() => sideways(page)).toBe(0);
});

/** Whether the last line of the log can be read to its end. */
const showsNews = (page: Page): Promise<boolean> =>
  page.locator('.table-log li:last-child').evaluate(line => {
    const { left, bottom } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(left + 9, bottom - 3));
  });

for (const game of GAMES)
  test(`the newest line of the log of ${game} is in sight`, async ({ page }) => {
    await openTable(page, game);
    for (const [width, height] of [[1280, 720], ...SIZES]) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await movesOf(page).first().waitFor({ state: 'attached' });
      // On a phone the log lies below everything else.
      if (width < 768) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await softly.poll(() => showsNews(page), `${width} × ${height}`).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    const lines = page.locator('.table-log li');
    const before = await lines.count();
    await page.locator('.table-log-lines').hover();
    await page.mouse.wheel(0, -4000);
    await expect.poll(() => showsNews(page)).toBe(false);
    while ((await lines.count()) === before) {
      expect(await nextTask(page)).toBe('move');
      await playMove(page, () => 0);
    }
    await expect.poll(() => showsNews(page)).toBe(true);
  });
