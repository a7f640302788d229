/** A refusal appears where the hand is, inside the window, and goes away by itself. */
import type { Locator, Page } from '@playwright/test';
import { prepareScreens } from './screens.ts';
import { GAMES, hurry, movesOf } from './table.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
];

const openTable = async (page: Page, game: string): Promise<void> => {
  await prepareScreens(page);
  await page.goto(`/table/${game}-running`);
  await expect(movesOf(page).first()).toBeAttached();
};

const refusalOf = (page: Page): Locator => page.getByRole('alert');

/** What is in sight and cannot be chosen. */
const refused = (page: Page): Locator =>
  page.locator('.table-main [data-spot][aria-disabled=true]').filter({ visible: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Presses a thing at its middle, wherever that is drawn. */
const pressMiddle = async (page: Page, thing: Locator): Promise<Point> => {
  await thing.scrollIntoViewIfNeeded();
  const box = (await thing.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.click(middle.x, middle.y);
  return middle;
};

/** How far the plate is from a point: 0 if it lies under it. */
const distance = async (plate: Locator, { x, y }: Point): Promise<number> => {
  const box = (await plate.boundingBox())!;
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
};

const FAR = 120; // pixels: half of the largest thing that it stands beside, and a gap

for (const game of GAMES)
  for (const size of SIZES)
    test(`a refusal of ${game} is beside the hand at ${size.width} × ${size.height}`, async ({
      page,
      context,
    }) => {
      await hurry(context);
      await page.setViewportSize(size);
      await openTable(page, game);
      const locker = page.locator('[data-spot="locker spells"]'); // where spells have no room of their own
      if (await locker.isVisible()) await locker.click();
      const at = await pressMiddle(page, refused(page).first());
      const plate = refusalOf(page);
      await expect(plate).toBeInViewport({ ratio: 1 });
      const far = await distance(plate, at);
      expect(far).toBeGreaterThan(0);
      expect(far).toBeLessThan(FAR);
    });

test('the next press closes a refusal, and so does Escape', async ({ page, context }) => {
  await hurry(context);
  await openTable(page, 'nautilus-island');
  await pressMiddle(page, refused(page).first());
  await expect(refusalOf(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(refusalOf(page)).toHaveCount(0);

  await pressMiddle(page, refused(page).first());
  await expect(refusalOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refusalOf(page)).toHaveCount(0);
});

test('by keys a refusal is beside the focus, Tab leads to its rule, and Escape back', async ({
  page,
  context,
}) => {
  await hurry(context);
  await openTable(page, 'nautilus-island');
  const address = page.url();
  const thing = refused(page).first();
  await thing.focus();
  await page.keyboard.press('Enter');
  const plate = refusalOf(page);
  await expect(plate).toBeVisible();
  const box = (await thing.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  expect(await distance(plate, middle)).toBeLessThan(FAR);

  await page.keyboard.press('Tab');
  const link = plate.getByRole('link');
  await expect(link).toBeFocused();
  const [rule] = /NI\d+/.exec(await link.innerText())!;
  await page.keyboard.press('Enter');
  const sheet = page.locator('dialog.table-rules');
  await expect(sheet.locator(`[id="${rule}"]`)).toBeInViewport();
  await expect(sheet.locator('.rule[data-target]')).toContainText(rule);
  expect(page.url()).toBe(address);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(plate).toHaveCount(0);
  await expect(thing).toBeFocused();
});

for (const game of GAMES)
  test(`a first tap on what cannot be chosen in ${game} says what it is, and why not`, async ({
    page,
    context,
  }) => {
    await hurry(context);
    await page.setViewportSize({ width: 390, height: 844 });
    await openTable(page, game);
    const locker = page.locator('[data-spot="locker spells"]');
    if (await locker.isVisible()) await locker.click();
    const thing = refused(page).and(page.locator('[data-explain]')).first();
    // A tile of Nauticus says first what it would bring, which the explanation has in other words.
    const why = (await thing.getAttribute('aria-description'))?.split(' · ').at(-1);
    await pressMiddle(page, thing);
    await expect(refusalOf(page).locator('b')).not.toBeEmpty();
    if (why) await expect(refusalOf(page)).toContainText(why);
    await expect(refusalOf(page)).toBeInViewport({ ratio: 1 });
  });
