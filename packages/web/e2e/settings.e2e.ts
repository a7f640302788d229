/** What somebody prefers: what a newcomer gets, and what is kept of a choice. */
import type { Locator, Page } from '@playwright/test';
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
    await page.getByRole('checkbox', { name: 'Single keys at the table' }).uncheck();
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
    await expect(
      page.getByRole('checkbox', { name: 'Single keys at the table' }),
    ).not.toBeChecked();
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

/** Notes how loud every tone is that the page makes. */
const noteGains = (): void => {
  const gains: number[] = [];
  Object.assign(window, { gains });
  window.GainNode = class extends GainNode {
    constructor(context: BaseAudioContext, options?: GainOptions) {
      super(context, options);
      gains.push(options?.gain ?? 1);
    }
  };
};

const gainsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { gains: number[] }).gains);

/** How loud the sound is by which the slider answers. */
const loudnessAt = async (page: Page, slider: Locator, percent: number): Promise<number> => {
  let heard: number[] = [];
  await expect(async () => {
    const before = (await gainsOf(page)).length;
    await slider.fill('0');
    await slider.fill(String(percent));
    await expect(async () => {
      heard = (await gainsOf(page)).slice(before);
      expect(heard).not.toEqual([]);
    }).toPass({ timeout: 2000 });
  }).toPass(); // what the browser holds back for long is not made at all
  return Math.max(...heard);
};

test('the volume is chosen by a slider, which lets hear it, and is kept', async ({ page }) => {
  await page.addInitScript(noteGains);
  await page.goto('/settings');
  const slider = page.getByRole('slider', { name: 'Volume of sounds' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'off');
  await page.getByRole('heading', { level: 1 }).click(); // a browser makes no sound before somebody has done something
  const full = await loudnessAt(page, slider, 100);
  expect(await loudnessAt(page, slider, 30)).toBeCloseTo(0.3 * full, 5);
  await page.reload();
  await expect(slider).toHaveValue('30');
  await expect(slider).toHaveAttribute('aria-valuetext', '30 %');
});
