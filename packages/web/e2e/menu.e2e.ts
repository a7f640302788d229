/** The table's own menu, and what opens over the table instead of leading away from it. */
import type { Page } from '@playwright/test';
import { prepareScreens } from './screens.ts';
import { choose, GAMES, hurry, movesOf } from './table.ts';
import { expect, test } from './test.ts';

const openTable = async (page: Page, game = 'nautilus-island'): Promise<void> => {
  await prepareScreens(page);
  await page.goto(`/table/${game}-running`);
  await expect(movesOf(page).first()).toBeAttached();
};

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Table menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Table menu' });

const storedSettings = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tidetable/settings') ?? '{}'));

test('volume, speed, look, language, questions and forced moves are set at the table', async ({
  page,
}) => {
  await openTable(page);
  await menuButton(page).click();
  const menu = menuOf(page);
  await menu.getByRole('slider', { name: 'Volume of sounds' }).fill('40');
  for (const speed of ['Slow', 'Normal', 'Fast', 'Instantly'])
    await menu.getByRole('radio', { name: speed }).check();
  await menu.getByRole('checkbox', { name: 'Ask before' }).check();
  await menu.getByRole('checkbox', { name: 'forced' }).check();
  await menu.getByRole('radio', { name: 'Day' }).check();
  await menu.getByRole('radio', { name: 'English' }).check();
  expect(await storedSettings(page)).toEqual({
    volume: 0.4,
    speed: 0,
    confirm: true,
    forced: true,
    theme: 'day',
    language: 'en',
  });
});

test('the key of help opens a sheet, which lists every key that controls tell of', async ({
  page,
  context,
}) => {
  await hurry(context);
  await openTable(page);
  const told = await page
    .locator('[aria-keyshortcuts]')
    .evaluateAll(controls => controls.map(c => c.getAttribute('aria-keyshortcuts') ?? ''));
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys', exact: true });
  await expect(keys.getByRole('heading', { name: 'Keys' })).toBeFocused();
  const listed = await keys.locator('kbd').allTextContents();
  expect(listed).toContain('0–9');
  expect(listed).toContain('Esc');
  expect(listed).toContain('r'); // the rule of what is explained
  for (const key of ['Space', '←', '→', 'Shift ←', 'Shift →', 'Shift ↑', 'Shift ↓'])
    expect(listed).toContain(key); // of playback
  for (const key of told.filter(key => !/^\d$/.test(key))) expect(listed).toContain(key);
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await menuButton(page).click();
  await expect(menuOf(page).locator('.table-keys kbd')).toHaveText(listed);
});

test('the list speaks French of its keys', async ({ page, context }) => {
  await choose(context, { speed: 0, language: 'fr' });
  await openTable(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(keys.getByText('Échap', { exact: true })).toBeVisible();
  await expect(keys.getByText('Maj ←', { exact: true })).toBeAttached();
});

test('where keys are off, help has none either', async ({ page, context }) => {
  await choose(context, { speed: 0, keys: false });
  await openTable(page);
  await page.keyboard.press('?');
  await menuButton(page).click(); // the page has seen the key by then
  await expect(page.locator('dialog')).toHaveCount(1);
  await expect(page.locator('.table-key-sheet, [aria-keyshortcuts]')).toHaveCount(0);
});

test('the table fills the screen, and gives it back', async ({ page, context }) => {
  await hurry(context);
  await openTable(page);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await menuButton(page).click();
  await menuOf(page).getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(isFull).toBe(true);
  await menuOf(page).getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(isFull).toBe(false);
});

test('settings open over the table; Escape closes them, and the focus comes back', async ({
  page,
  context,
}) => {
  await hurry(context);
  await openTable(page);
  const address = page.url();
  await menuButton(page).click();
  const link = menuOf(page).getByRole('link', { name: 'All settings' });
  await link.click();
  const sheet = page.getByRole('dialog', { name: 'Settings', exact: true });
  await sheet.getByRole('radio', { name: 'Français' }).check();
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(sheet).toBeVisible();
  expect(page.url()).toBe(address);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(menuOf(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await expect(page.locator('.table')).toBeVisible();
});

for (const game of GAMES)
  test(`the rules of ${game} open over the table, and are walked through there`, async ({
    page,
    context,
  }) => {
    await hurry(context);
    await openTable(page, game);
    const address = page.url();
    await menuButton(page).click();
    await menuOf(page).getByRole('link', { name: 'Rules of the game' }).click();
    const sheet = page.locator('dialog.table-rules');
    await sheet.getByText('Contents', { exact: true }).click();
    const chapter = sheet.locator('nav a').last();
    await chapter.click();
    const title = sheet.getByRole('heading', { name: await chapter.innerText() });
    await expect(title).toBeInViewport();
    await expect(title).toBeFocused();
    expect(page.url()).toBe(address);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused(); // the menu has closed before
  });
