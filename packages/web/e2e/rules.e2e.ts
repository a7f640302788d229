/** The pages of the rules show which sentences are not plainly the book's. */
import { expect, test } from './test.ts';

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

test('the page “About” counts both kinds', async ({ page }) => {
  await page.goto('/about');
  const nautilion = page.getByRole('listitem').filter({ hasText: 'Nautilion ·' });
  await expect(nautilion.last()).toHaveText(/ · \d+ house rulings · \d+ likely readings$/);
});
