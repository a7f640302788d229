/** Pictures of every screen and state, for people to look at: test-output/gallery. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { prepareScreens, SCREENS } from './screens.ts';
import { choose } from './table.ts';
import { expect, test } from './test.ts';
import { closeStorage } from './workers.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
];
const THEMES = ['deep', 'day'];

const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

const shoot = async (page: Page, name: string, language: string): Promise<void> => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    for (const theme of THEMES) {
      await page.evaluate(t => {
        document.documentElement.dataset.theme = t;
      }, theme);
      await settled(page);
      const file = `${name}-${size.width}-${theme}-${language}.png`;
      await page.screenshot({ path: join(test.info().project.outputDir, 'gallery', file) });
    }
  }
};

/** In French too: what most people see. */
const MAIN = /^(home|settings)$|-(set-up|my-turn|finished)$/;

for (const [group, screens] of Object.entries(SCREENS))
  test(`pictures of ${group}`, async ({ page, context }) => {
    test.slow();
    await choose(context, { speed: 0 });
    await prepareScreens(page);
    for (const { name, open } of screens) {
      await open(page);
      await shoot(page, name, 'en');
    }
  });

test('pictures in French', async ({ page, context }) => {
  test.slow();
  await choose(context, { speed: 0, language: 'fr' });
  await prepareScreens(page);
  for (const { name, open } of Object.values(SCREENS).flat()) {
    if (!MAIN.test(name)) continue;
    await open(page);
    await shoot(page, name, 'fr');
  }
});

test('pictures of what is empty or broken', async ({ page, context, complaints }) => {
  await choose(context, { speed: 0 });
  await page.goto('/games');
  await expect(page.locator('.my-games-empty')).toBeVisible();
  await shoot(page, 'games-empty', 'en');
  await page.goto('/');
  await expect(page.locator('.game-card')).toHaveCount(3);
  await shoot(page, 'home-first', 'en');
  await closeStorage(page);
  await page.goto('/play/nautilus-island');
  await page.locator('main .button.main').first().click();
  await expect(page.locator('.table-notice')).toBeVisible();
  await shoot(page, 'unsaved', 'en');
  await page.route('**/assets/about-*.js', route => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Something broke.' })).toBeVisible();
  await shoot(page, 'not-loaded', 'en');
  complaints.length = 0; // the page has said what it could not load
});
