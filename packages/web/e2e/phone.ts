/** What a phone needs of a page. */
import { expect, type Page } from '@playwright/test';

export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;

const FINGER = 44; // pixels

/** Where nothing else does the same: what stands here must be easy to hit. */
const BARS = '.table-header, .table-bar, .table-rail, .table-curtain, .replay-bar, dialog';

/** Nothing lies beside the screen, and what stands in a bar is as large as a finger. */
export const expectToFitPhone = async (page: Page): Promise<void> => {
  const { width, inner, small } = await page.evaluate(
    ([bars, finger]) => {
      const targets = [...document.querySelectorAll(bars)].flatMap(bar => [
        ...bar.querySelectorAll('button, a.button, input, summary, select'),
      ]);
      return {
        width: document.documentElement.scrollWidth,
        inner: innerWidth,
        small: targets.flatMap(target => {
          const pressed = target.closest('label') ?? target; // a label presses its box
          const { width, height } = pressed.getBoundingClientRect();
          const isShown = width > 0 && height > 0;
          const isSmall = Math.round(width) < finger || Math.round(height) < finger;
          if (!isShown || !isSmall) return [];
          return [`${width.toFixed()} × ${height.toFixed()}: ${target.outerHTML.slice(0, 120)}`];
        }),
      };
    },
    [BARS, FINGER] as const,
  );
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(inner);
  expect(small, 'targets smaller than a finger').toEqual([]);
};
