/** The values of somebody's own copy: put in, refused, kept, played with, and taken along. */
import { readFileSync } from 'node:fs';
import { keptMatches } from './kept.ts';
import { tableOf } from './table.ts';
import { expect, test } from './test.ts';

test('the owner of a copy puts in what it says, and plays with that', async ({ page }) => {
  await page.goto('/box/nauticus');
  await expect(page.getByText('You have changed nothing')).toBeVisible();
  const boxes = page.getByLabel('Boxes of the storage');
  await boxes.fill('10');
  await boxes.blur();
  await expect(page.getByText('One value differs from ours.')).toBeVisible();
  await expect(page.getByText('ours: 12')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Boxes of the storage')).toHaveValue('10');

  await page.getByRole('link', { name: 'Set up a table' }).click();
  await page.getByLabel('With the values of my box').check();
  await page.getByRole('button', { name: 'Cast off' }).click();
  await expect(tableOf(page)).toHaveAttribute('data-game', 'nauticus');
  const [{ file }] = await keptMatches(page);
  expect(file.sheet).toMatchObject({ storage: { boxes: 10 } });

  await page.goto('/play/nauticus'); // it is offered, not imposed
  await page.getByRole('button', { name: 'Cast off' }).click();
  await expect(tableOf(page)).toHaveAttribute('data-game', 'nauticus');
  await expect.poll(async () => (await keptMatches(page)).length).toBe(2);
  const sheets = (await keptMatches(page)).map(kept => kept.file.sheet);
  expect(sheets).toContain(null);
});

test('what the game cannot be played with is refused in a sentence, and changes nothing', async ({
  page,
}) => {
  await page.goto('/box/nauticus');
  const boxes = page.getByLabel('Boxes of the storage');
  await boxes.fill('99');
  await boxes.blur();
  await expect(page.getByRole('alert')).toContainText('from 2 to 24');
  await expect(boxes).toHaveValue('12');
  await expect(page.getByText('You have changed nothing')).toBeVisible();
  await page.reload();
  await expect(boxes).toHaveValue('12');
});

test('a box is a file: the sheet that the terminal takes', async ({ page }) => {
  await page.goto('/box/nautilus-island');
  await page.getByLabel('Points of the four treasures, treasure 1').fill('2');
  await page.getByLabel('Points of the four treasures, treasure 1').blur();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ treasures: [2, 2, 3, 4] });

  await page.getByRole('button', { name: 'Back to our values' }).click();
  await expect(page.getByText('You have changed nothing')).toBeVisible();
  const open = (name: string, content: string) =>
    page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  await open('box.json', text);
  await expect(page.getByText('One value differs from ours.')).toBeVisible();
  await open('other.json', '{"colours": 3}');
  await expect(page.getByRole('alert')).toBeVisible();
  await open('none.json', 'no JSON');
  await expect(page.getByText('This file holds no component sheet.')).toBeVisible();
  await expect(page.getByLabel('Points of the four treasures, treasure 1')).toHaveValue('2');
});

test('what sets all back keeps the focus, and then has nothing left to do', async ({ page }) => {
  await page.goto('/box/nauticus');
  const boxes = page.getByLabel('Boxes of the storage');
  await boxes.fill('10');
  await boxes.blur();
  const reset = page.getByRole('button', { name: 'Back to our values' });
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(boxes).toHaveValue('12');
  await expect(reset).toBeFocused();
  await expect(reset).toBeDisabled();
});

test('values that are certain cannot be changed, and names are shown only', async ({ page }) => {
  await page.goto('/box/nauticus');
  const anchor = page.getByLabel('Blue workers of the wheel, clockwise from the anchor, anchor');
  await expect(anchor).toBeDisabled();
  await expect(page.getByText('lion, eagle, lily, tower')).toBeVisible();
});

test('values that must fit together are put in one after the other', async ({ page }) => {
  await page.goto('/box/nautilion');
  const set = async (name: string, value: string) => {
    await page.getByLabel(name, { exact: true }).fill(value);
    await page.getByLabel(name, { exact: true }).blur();
  };
  await set('number 3', '7'); // of 18 reefs
  await expect(page.getByRole('alert')).toContainText('do not fit together yet');
  await set('number 6', '5');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('2 values differ from ours.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('number 3', { exact: true })).toHaveValue('7');
});

test('what each price belongs to stands above it, and four stand in a row on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/box/nauticus');
  const row = page.getByRole('group', { name: 'space 1', exact: true });
  await expect(row.getByText('stern, lily, salt')).toBeVisible();
  const fields = row.getByRole('spinbutton');
  await expect(fields).toHaveCount(4);
  const tops = await fields.evaluateAll(all => all.map(f => f.getBoundingClientRect().bottom));
  expect(new Set(tops).size).toBe(1);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('no heading of a value is broken within its word on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/box/nauticus');
    const heads = page.getByRole('group', { name: /^Ouvriers bleus/ }).locator('.box-values span');
    await expect(heads).toHaveCount(8);
    const heights = await heads.evaluateAll(all => all.map(h => h.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
  });
});

test('the name of values that take two lines is beside the first', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/box/nautilion');
  const row = page.getByRole('group', { name: 'against you', exact: true });
  await expect(row.getByRole('spinbutton')).toHaveCount(9);
  const boxes = await row.locator('legend, input').evaluateAll(all =>
    all.map(thing => {
      const { top, bottom } = thing.getBoundingClientRect();
      return { top, middle: (top + bottom) / 2 };
    }),
  );
  const [name, first, ...others] = boxes;
  expect(others.at(-1)?.top).toBeGreaterThan(first?.top ?? 0);
  expect(Math.abs((name?.middle ?? 0) - (first?.middle ?? 0))).toBeLessThan(20);
});
