/** At every common size of a window the parts of a table lie beside each other, and nothing leaves the page. */
import type { Page } from '@playwright/test';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { GAMES, hurry } from './table.ts';
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
const PARTS_OF_NAUTICUS = [
  '.nauticus-wheel',
  '.nauticus-yard',
  '.nauticus-shelves',
  '.table-dock',
  '.table-side',
];

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

/** All sizes are told, not the first alone. */
const softly = expect.configure({ soft: true, timeout: 4000 });

for (const game of GAMES)
  test(`no part of ${game} covers another`, async ({ page, context }) => {
    await hurry(context);
    const seats = game === 'nautilion' ? 1 : 2;
    await keepMatches(page, [kept('running', runningMatch(game, { seats, entries: 60 }))]);
    await page.goto('/table/running');
    await page.locator('.move-list button').first().waitFor({ state: 'attached' });
    for (const [width, height] of SIZES) {
      const at = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      // Boards measure themselves: they may need a moment to follow.
      await softly.poll(() => overlaps(page, PARTS), at).toEqual([]);
      await softly.poll(() => overlaps(page, PARTS_OF_NAUTICUS), at).toEqual([]);
      await softly.poll(() => sideways(page), `sideways at ${at}`).toBe(0);
    }
  });
