/** What a system reads when somebody installs the app, in the language that is read. */
import type { Page } from '@playwright/test';
import { loadEveryLanguage } from '@tidetable/text/shell';
import { homeWords } from '@tidetable/text/web';
import { expect, test } from './test.ts';

await loadEveryLanguage(['web']);

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly form_factor: 'wide' | 'narrow';
  readonly label: string;
}
interface Manifest {
  readonly lang: string;
  readonly description: string;
  readonly screenshots: readonly Picture[];
  readonly icons: readonly { readonly src: string }[];
}

const manifestOf = async (page: Page): Promise<Manifest> => {
  const path = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(path ?? '');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  return answer.json();
};

const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async address => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);

for (const language of ['en', 'fr'] as const)
  test.describe(() => {
    test.use({ locale: language });

    test(`the manifest in ${language}, with pictures of every game`, async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.game-card')).toHaveCount(3);
      const { lang, description, screenshots, icons } = await manifestOf(page);
      expect([lang, description]).toEqual([language, homeWords[language].lead]);
      expect(screenshots.map(({ form_factor, label }) => `${label} ${form_factor}`)).toEqual(
        Object.values(homeWords[language].games).flatMap(({ title }) => [
          `${title} wide`,
          `${title} narrow`,
        ]),
      );
      for (const { src, sizes } of screenshots) {
        expect(src).toContain(`/${language}/`);
        expect(await sizeOf(page, src), src).toBe(sizes);
      }
      for (const { src } of icons) expect((await page.request.get(src)).ok(), src).toBe(true);
    });
  });

test('whoever changes the language installs the app in it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'FR · Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect((await manifestOf(page)).lang).toBe('fr');
});
