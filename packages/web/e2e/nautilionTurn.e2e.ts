/** How much a turn of Nautilion asks of the hand: one die is always in hand, and a whole plan sets off. */
import type { Page } from '@playwright/test';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { hurry, movesOf } from './table.ts';
import { expect, test } from './test.ts';

const openTable = async (page: Page): Promise<void> => {
  await hurry(page.context());
  const file = runningMatch('nautilion', { seats: 1, entries: 3, seed: 2 });
  await keepMatches(page, [kept('voyage', file)]);
  await page.goto('/table/voyage');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

const turnOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.table-title p').textContent()) ?? '')?.[0]);

const place = (page: Page) => page.locator('.nl-helm-places .button');

for (const [name, viewport] of [
  ['a desk', { width: 1280, height: 720 }],
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 740, height: 360 }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test(`a turn takes three presses at most on ${name}`, async ({ page }) => {
      await openTable(page);
      const turn = await turnOf(page);
      await page.locator('.nl-station').nth(0).click();
      await page.locator('.nl-station').nth(1).click();
      await expect(page.locator('.nl-station-die')).toHaveCount(0); // the plan has set off
      await page.waitForTimeout(TWICE_MS);
      await place(page).first().click();
      await expect.poll(() => turnOf(page)).toBe(turn + 1);
    });
  });

test('from the helm a turn takes six keys', async ({ page }) => {
  await openTable(page);
  await page.locator('.table-dock').evaluate(dock => {
    (dock as HTMLElement).tabIndex = -1;
    (dock as HTMLElement).focus();
  });
  const turn = await turnOf(page);
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(TWICE_MS);
    }
  };
  await expect(page.locator('.nl-station[data-can]')).toHaveCount(3);
  await press('ArrowDown', 'Enter', 'ArrowRight', 'Enter');
  await expect(place(page)).toHaveCount(2);
  await press('ArrowDown', 'Enter');
  await expect.poll(() => turnOf(page)).toBe(turn + 1);
});
