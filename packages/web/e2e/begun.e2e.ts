/** What was begun on the board is told, and the list of moves goes on with it. */
import type { Page } from '@playwright/test';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { hurry, movesOf } from './table.ts';
import { expect, test } from './test.ts';

const open = async (page: Page, file: ReturnType<typeof runningMatch>): Promise<void> => {
  await hurry(page.context());
  await keepMatches(page, [kept('begun', file)]);
  await page.goto('/table/begun');
  await movesOf(page).first().waitFor({ state: 'attached' });
  await page.getByRole('tab', { name: /^Moves/ }).click();
};

const press = async (page: Page, name: RegExp): Promise<void> => {
  await page.waitForTimeout(TWICE_MS); // sooner, it may be taken for the press before
  await page.locator('.table-board, .table-dock').getByRole('button', { name }).first().click();
};

const listed = (page: Page): Promise<string[]> =>
  movesOf(page).evaluateAll(all => all.map(move => move.getAttribute('data-move') ?? ''));

test('a die that was laid leaves the moves that fit, with a way back to all of them', async ({
  page,
}) => {
  await open(page, runningMatch('nautilion', { seats: 1, entries: 10, seed: 22 }));
  const all = await listed(page);
  await press(page, /^Die showing \d/);
  await press(page, /^Darkhouse, no die yet/);
  await expect(page.getByRole('status').filter({ hasText: 'Planned: Darkhouse: ' })).toHaveCount(1);
  const fitting = await listed(page);
  expect(fitting).toHaveLength(1);
  expect(fitting[0]).toMatch(/^darkhouse \d$/);
  await expect(page.getByRole('tab', { name: 'Moves · 1', exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: `All ${all.length} moves` }).click();
  expect(await listed(page)).toEqual(all);
});

test('a card that was picked is told, and the list lays it', async ({ page }) => {
  await open(page, runningMatch('nautilus-island', { seats: 2, seed: 4, entries: 116 }));
  await press(page, /^Column 4/);
  await press(page, /^blue /);
  await expect(page.getByRole('status').filter({ hasText: /^Picked: blue \w+\.$/ })).toHaveCount(1);
  const fitting = await listed(page);
  await page.getByRole('button', { name: /^All \d+ moves$/ }).click();
  expect(await listed(page)).toEqual(expect.arrayContaining(fitting));
  expect((await listed(page)).length).toBeGreaterThan(fitting.length);
});

test('the path is read by arrow keys, and keys that do nothing say so', async ({ page }) => {
  await open(page, runningMatch('nautilion', { seats: 1, entries: 10, seed: 22 }));
  const path = page.getByRole('list', { name: /^Path from/ });
  const focused = path.locator(':focus');
  await path.locator('[tabindex="0"]').focus();
  await expect(focused).toHaveAttribute('aria-label', /, 1 step from the ship/);
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('aria-label', /, 2 steps from the ship/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('aria-label', /, behind the ship/);

  const spoken = page.locator('.table [role=log] p').last();
  await page.keyboard.press('o');
  await expect(spoken).toHaveText('OK does nothing now: first choose something.');
  await page.keyboard.press('x');
  await expect(spoken).toHaveText('There is no second answer now.');
});

test('names outside of a table are whole sentences', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play now: Nautilion\. \S/ })).toHaveCount(1);
  await page.goto('/play/nautilion');
  await expect(page.getByRole('radio', { name: /^A1\W+easiest$/ })).toHaveCount(1);
  await expect(
    page.getByRole('checkbox', { name: 'Reefs', exact: true }),
  ).toHaveAccessibleDescription(/turn$/);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Fast' }).check();
  await expect(page.getByText('Animations: Fast. It holds at once.')).toHaveRole('status');
});
