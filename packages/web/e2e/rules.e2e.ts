/** The pages of the rules show which sentences are not plainly the book's. */
import { rulesPages } from '@tidetable/text/rules';
import { loadEveryLanguage } from '@tidetable/text/shell';
import { GAMES, hurry, nextTask, startTable } from './table.ts';
import { expect, test } from './test.ts';

await loadEveryLanguage(GAMES.map(game => `${game}/rules` as const));

for (const [locale, reading, ruling] of [
  ['en-GB', 'likely reading', 'house ruling'],
  ['fr-FR', 'lecture probable', 'règle maison'],
])
  test.describe(locale, () => {
    test.use({ locale });

    test('each rule has the mark of the SPEC, and the marks are told apart', async ({ page }) => {
      await page.goto('/rules/nautilus-island');
      const markOf = (rule: string) => page.locator(`[data-place=${rule}] .rule-mark`);
      await expect(markOf('NI33')).toHaveText(reading);
      await expect(markOf('NI34')).toHaveText(ruling);
      await expect(markOf('NI12')).toHaveCount(0);
      const [a, b] = await Promise.all(['NI33', 'NI34'].map(r => markOf(r).getAttribute('title')));
      expect(a && b && a !== b).toBe(true);
    });
  });

test('values that are printed on components only say how sure we are, and lead to My box', async ({
  page,
}) => {
  await page.goto('/rules/nauticus');
  const prices = page.locator('[data-place=NC72] .rule-values');
  await expect(prices.locator('.rule-mark')).toHaveText([
    'inferred value',
    'likely value',
    'likely value',
    'inferred value',
  ]);
  await expect(page.locator('[data-place=NC40] .rule-values')).toHaveCount(0);
  await page.getByText('What the marks mean').click();
  await page.getByRole('button', { name: 'Show these rules' }).last().click();
  const marks = page.locator('.rule p > .rule-mark[data-mark="house ruling"]');
  await expect(marks).toHaveCount(await page.locator('.rule').count());
  await expect(page.getByRole('search').getByRole('textbox')).toHaveValue('house ruling');
  await page.keyboard.press('Escape');
  await prices.getByRole('link').click();
  await expect(page).toHaveURL(/\/box\/nauticus$/);
});

test('the page “About” counts both kinds', async ({ page }) => {
  await page.goto('/about');
  const nautilion = page.getByRole('listitem').filter({ hasText: 'Nautilion ·' });
  await expect(nautilion.last()).toHaveText(/ · \d+ house rulings · \d+ likely readings$/);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('the page is searched: all words, without accents, told politely', async ({ page }) => {
    await page.goto('/rules/nautilus-island');
    const rules = page.locator('.rule');
    await expect(rules).not.toHaveCount(0);
    const all = await rules.count();
    await page.keyboard.press('/');
    const field = page.getByRole('search').getByRole('textbox');
    const told = page.getByRole('search').getByRole('status');
    await expect(field).toBeFocused();
    await page.keyboard.type('TRES coûp');
    await expect(rules).toHaveCount(1);
    await expect(page.locator('[data-place=NI42] mark')).toHaveText([
      'trésors',
      'coupe',
      'trésors',
    ]);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(told).toHaveText('1 règle trouvée.');
    await field.fill('xyz');
    await expect(rules).toHaveCount(0);
    await expect(told).toHaveText('Aucune règle ne contient tous ces mots.');
    await page.getByRole('button', { name: 'Effacer' }).click();
    await expect(field).toBeFocused();
    await expect(rules).toHaveCount(all);
  });
});

test('what is found keeps the order of the page; the field has room for its button and its ring', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/rules/nauticus');
  const rules = page.locator('.rule');
  await expect(rules).not.toHaveCount(0);
  const placesOf = () => rules.evaluateAll(all => all.map(r => r.getAttribute('data-place')));
  const all = await placesOf();
  const field = page.getByRole('search').getByRole('textbox');
  await field.pressSequentially('crow');
  const some = await placesOf();
  expect(some.length).toBeLessThan(all.length);
  expect(some).toEqual(all.filter(place => some.includes(place)));
  const side = await page.locator('.rules-side').boundingBox();
  const clear = await page.getByRole('button', { name: 'Clear' }).boundingBox();
  const input = await field.boundingBox();
  if (!side || !clear || !input) throw new Error('not in sight');
  expect(clear.x + clear.width).toBeLessThanOrEqual(side.x + side.width);
  expect(input.x - side.x).toBeGreaterThanOrEqual(5); // the ring
  await field.fill('xyz');
  await expect(page.getByText('Contents', { exact: true })).toHaveCount(0);
  expect((await page.locator('.rules-text').boundingBox())?.height).toBeLessThan(200);
});

test('the sheet is searched on a low phone; Escape clears the field, then closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await hurry(page.context());
  await startTable(page, 'nautilus-island');
  await nextTask(page); // a press while others act would only skip that
  await page.locator('.table-menu-button').click();
  await page.locator('dialog.table-menu a[href="/rules/nautilus-island"]').click();
  const sheet = page.locator('dialog.table-rules');
  await expect(sheet.locator('.rule')).not.toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('ni42');
  await expect(sheet.locator('.rule')).toHaveCount(1);
  await expect(sheet.locator('[data-place=NI42] .rule-numbers mark')).toBeInViewport();
  await expect(sheet.getByRole('textbox')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(740);
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('textbox')).toHaveValue('');
  await expect(sheet.locator('.rule')).not.toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

for (const game of GAMES)
  test(`${game}: every caption has its drawing, which nobody can press`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    const paragraphs = rulesPages[game].en.chapters.flatMap(chapter => chapter.paragraphs);
    const drawn = paragraphs.filter(({ figure }) => figure !== undefined);
    expect(drawn.length).toBeGreaterThanOrEqual(8);
    await expect(page.locator('.rule figcaption')).toHaveText(drawn.map(p => p.figure ?? ''));
    const drawings = page.locator('figure .board-example');
    await expect(drawings).toHaveCount(drawn.length);
    const faults = await drawings.evaluateAll(
      all =>
        all.filter(drawing => {
          const { width, height } = drawing.getBoundingClientRect();
          const isEmpty = drawing.querySelector('svg, button, li') === null;
          return isEmpty || width < 200 || height < 30 || !drawing.hasAttribute('inert');
        }).length,
    );
    expect(faults).toBe(0);
  });
