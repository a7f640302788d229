/** How many keys a turn of Nauticus takes, and how many presses. */
import type { Locator, Page } from '@playwright/test';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';
import { keepMatches, kept, keptMatch } from './kept.ts';
import { tabTo, walkTo } from './keys.ts';
import { runningMatch } from './records.ts';
import { hurry, movesOf, thatPlays } from './table.ts';
import { expect, test } from './test.ts';

const MOST_KEYS = 24; // one for each of five choices, and the ways between them

/** Counts keys as they arrive at the page. */
const countKeys = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const counted = { keys: 0 };
    Object.assign(window, { counted });
    addEventListener('keydown', () => counted.keys++, true);
  });
  return () =>
    page.evaluate(() => (window as unknown as { counted: { keys: number } }).counted.keys);
};

const press = async (page: Page, spot: Locator): Promise<void> => {
  await page.waitForTimeout(TWICE_MS); // sooner, it may be taken for the press before
  await walkTo(page, spot);
  await thatPlays(page, () => page.keyboard.press('Enter'));
};

const openStart = async (page: Page): Promise<void> => {
  await hurry(page.context());
  const file = runningMatch('nauticus', { seats: 2, people: 2, entries: 0, seed: 2 });
  await keepMatches(page, [kept('start', file)]);
  await page.goto('/table/start');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

const toAct = async (page: Page): Promise<number> => (await keptMatch(page)).toAct;

/** Ends the action and the turn. */
const confirm = async (page: Page): Promise<void> => {
  await page.waitForTimeout(TWICE_MS);
  await tabTo(page, '.table-ok');
  await thatPlays(page, () => page.keyboard.press('Enter'));
};

test('a turn by keyboard: the focus is where the next choice is', async ({ page }) => {
  await openStart(page);
  await tabTo(page, '.table-board [data-spot]'); // there one arrives once, not in every turn
  const keys = await countKeys(page);
  await press(page, page.locator('.nc-action[data-action="hulls"]'));
  await press(page, page.locator('.nc-offer[data-can]:not(:has([data-free]))').last());
  const bought = await page.locator(':focus').getAttribute('data-place');
  await press(page, page.locator('.nc-slips [data-spot="ship/new"]'));
  await expect(page.locator('.nc-offer:focus, .table-ok:focus')).toHaveCount(1);
  await expect(page.locator(`[data-place="${bought}"]:focus`)).toHaveCount(0);
  await press(page, page.locator('.nc-offer[data-can]:has([data-free])'));
  await confirm(page);
  const n = await keys();
  console.log(`${n} keys for choosing, buying twice, placing and ending`);
  expect(n).toBeLessThanOrEqual(MOST_KEYS);
});

for (const [name, viewport] of [
  ['a desk', { width: 1280, height: 720 }],
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 740, height: 360 }],
] as const)
  test(`the same turn takes five presses on ${name}, none of them to find what is next`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openStart(page);
    const choose = async (thing: Locator): Promise<void> => {
      await page.waitForTimeout(TWICE_MS);
      await thatPlays(page, () => thing.click());
    };
    await choose(page.locator('.nc-action[data-action="hulls"]'));
    await choose(page.locator('.nc-offer[data-can]:not(:has([data-free]))').last());
    await choose(page.locator('.nc-slips [data-spot="ship/new"]'));
    await choose(page.locator('.nc-offer[data-can]:has([data-free])'));
    await choose(page.locator('.table-ok'));
    await expect.poll(() => toAct(page)).toBe(1);
  });

test('Tab leads to choices; what cannot be chosen is reached by arrows', async ({ page }) => {
  await openStart(page);
  const stops = page.locator('.nc-supply [data-spot]:not([tabindex="-1"])');
  await expect(stops).toHaveCount(1); // nothing is for sale yet
  await tabTo(page, '.nc-supply [data-spot]');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.nc-supply [data-spot]:focus')).toHaveCount(1);
  await expect(stops.and(page.locator(':focus'))).toHaveCount(0);
  await expect(page.locator('.nc-wheel [data-can][tabindex="0"]')).toHaveCount(8);
});
