/** A person without a pointer: Tab, arrow keys and Enter. */
import { expect, type Locator, type Page } from '@playwright/test';

const MOST_TABS = 150;

/** Presses Tab until something that fits has the focus. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await page.evaluate(s => document.activeElement?.matches(s), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
};

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The arrows that lead from the focus to a thing, the better one first; none once it is there. */
const arrowsTo = (thing: Locator): Promise<Arrow[]> =>
  thing.evaluate(to => {
    const from = document.activeElement as Element;
    if (from === to) return [];
    const [a, b] = [from, to].map(e => e.getBoundingClientRect());
    const x = b.left + b.width / 2 - a.left - a.width / 2;
    const y = b.top + b.height / 2 - a.top - a.height / 2;
    const across = x < 0 ? 'ArrowLeft' : 'ArrowRight';
    const along = y < 0 ? 'ArrowUp' : 'ArrowDown';
    return Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
  });

const PLACES = '.table-board [data-spot], .table-dock [data-spot]';
const MOST_STEPS = 12;

/**
 * Goes to a spot: by Tab to its part of the table, then by arrows, by Tab again if those lead past it.
 * Answers how many steps the arrows took.
 */
export const walkTo = async (page: Page, spot: Locator): Promise<number> => {
  const part = await spot.evaluate(e =>
    e.closest('.table-board') ? '.table-board [data-spot]' : '.table-dock [data-spot]',
  );
  await tabTo(page, part);
  let steps = 0;
  for (let tries = 0; tries < MOST_STEPS; tries++) {
    const arrows = await arrowsTo(spot);
    if (arrows.length === 0) return steps;
    for (const arrow of arrows) {
      const before = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press(arrow);
      if (await before.evaluate(e => e !== document.activeElement)) {
        steps++;
        break;
      }
    }
    expect(await page.evaluate(s => document.activeElement?.matches(s), PLACES)).toBe(true);
  }
  for (let tabs = 0; (await arrowsTo(spot)).length > 0; tabs++) {
    expect(tabs, 'Tab leads to every spot').toBeLessThan(MOST_TABS);
    await page.keyboard.press('Tab');
  }
  return steps;
};
