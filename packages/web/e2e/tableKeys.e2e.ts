/** Keys that tell something about the table. */
import type { Page } from '@playwright/test';
import { choose, hurry, nextTask, playOn, seat, startTable } from './table.ts';
import { expect, test } from './test.ts';

const plateOf = (page: Page) => page.locator('.table-answer');
const spokenOf = (page: Page) => page.locator('.table [role=log] p');

/** Spoken, and in sight. */
const ask = async (page: Page, key: string, told: RegExp): Promise<void> => {
  await page.keyboard.press(key);
  await expect(plateOf(page)).toHaveText(told);
  await expect(spokenOf(page).last()).toHaveText(told);
};

/** How many of the things that can be pressed next lie under the plate. */
const covered = (page: Page): Promise<number> =>
  plateOf(page).evaluate(plate => {
    const box = plate.getBoundingClientRect();
    const targets = document.querySelectorAll('[data-can], .table-tools button:enabled');
    return [...targets].filter(target => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    }).length;
  });

test('keys tell what one has, how it stands and what is asked, now and while looking back', async ({
  page,
  context,
}) => {
  await hurry(context);
  await startTable(page, 'nautilus-island', seat('', 'random'));
  await playOn(page, () => 0, 6);
  await nextTask(page);
  await ask(page, 'y', /^Your hand: .*\)\./);
  expect(await covered(page)).toBe(0);
  await ask(page, 's', /^Points: you \d+ points? and .* points?\.$/);
  await ask(page, 'p', /^[^:]+: \d+ cards? in hand/);
  await ask(page, 'l', /^(Since your last turn|Your last move): .* column/);
  await ask(page, 'q', /^(Choose|Collect|This column)/);
  await ask(page, 't', /^Round \d+ ·/);
  await page.keyboard.press('Escape');
  await expect(plateOf(page)).toHaveCount(0);
  await page.locator('.table-log button').nth(2).click();
  await expect(page.locator('.table[data-past]')).toBeVisible();
  await ask(page, 'y', /^Move \d+ of \d+: Your hand/);
  await ask(page, 'q', /^Move \d+ of \d+: .*turn$/);
});

test('the digit that plays a move is heard after its name, where keys are on', async ({
  page,
  context,
}) => {
  await hurry(context);
  await startTable(page, 'nautilus-island', seat('', 'random'));
  await nextTask(page);
  await page.keyboard.press('m');
  const first = page.locator('.table-move[data-digit="1"]');
  await expect(first).toHaveAccessibleDescription('key 1');
  await expect(first).toHaveAccessibleName(/^Explore column \d/);
});

test('keys are silent while the screen is handed over, and where they are off', async ({
  page,
  context,
}) => {
  await hurry(context);
  await page.goto('/play/nautilus-island');
  await seat('', '')(page);
  await page.locator('main .button.main').first().click();
  await expect(page.locator('.table-curtain')).toBeVisible();
  const isSilent = async (): Promise<void> => {
    const before = await spokenOf(page).count();
    await page.keyboard.press('y');
    await page.keyboard.press('?'); // works at a table only, and comes after the other one
    await page.waitForTimeout(300);
    await expect(plateOf(page)).toHaveCount(0);
    expect(await spokenOf(page).count()).toBe(before);
    await page.keyboard.press('Escape');
  };
  await isSilent(); // behind the curtain
  await page.locator('.table-curtain .button.main').click();
  await nextTask(page);
  await ask(page, 'y', /^Your hand/);
  while ((await nextTask(page)) === 'move') await playOn(page, () => 0, 1);
  await isSilent(); // before it
  await choose(context, { speed: 0, keys: false });
  await page.reload();
  await page.locator('.table-curtain .button.main').click();
  await expect(page.locator('[role=log] [data-request]')).toHaveCount(1); // what is asked was spoken
  await isSilent();
});
