/** What somebody prefers: what a newcomer gets, and what is kept of a choice. */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const KEY = 'tidetable/settings';
const DARK = 'rgb(11, 37, 48)';
const LIGHT = 'rgb(233, 240, 236)';

/** The colour of the sea, and of the browser's bar above it. */
const expectSea = async (page: Page, colour: string): Promise<void> => {
  await expect(page.locator('html')).toHaveCSS('background-color', colour);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', colour);
};

const storedSettings = (page: Page): Promise<string | null> =>
  page.evaluate(key => localStorage.getItem(key), KEY);

const theme = (page: Page, name: string) => page.getByRole('radio', { name }).check();

test.describe('on a light device', () => {
  test.use({ colorScheme: 'light' });

  test('a newcomer gets the deep look, and what else is chosen does not fix it', async ({
    page,
  }) => {
    await page.goto('/settings');
    await expectSea(page, DARK);
    await page.getByRole('checkbox', { name: 'Keys at the table' }).uncheck();
    expect(await storedSettings(page)).toBe('{"keys":false}');
  });

  test('the look of the device is a choice, which stays and follows the device', async ({
    page,
  }) => {
    await page.goto('/settings');
    await theme(page, 'As my system');
    await expectSea(page, LIGHT);
    await page.reload();
    await expectSea(page, LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSea(page, DARK);
  });

  test('“auto”, which earlier versions stored for everybody, was no choice', async ({ page }) => {
    await page.goto('/settings');
    await page.evaluate(key => localStorage.setItem(key, '{"theme":"auto","keys":false}'), KEY);
    await page.reload();
    await expectSea(page, DARK);
    await expect(page.getByRole('checkbox', { name: 'Keys at the table' })).not.toBeChecked();
  });
});

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  test('day is a choice', async ({ page }) => {
    await page.goto('/settings');
    await theme(page, 'Day');
    await expectSea(page, LIGHT);
  });
});
