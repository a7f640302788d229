/** Figures stand in line and have one width, so that scores can be compared and do not tremble; words stand apart. */
import type { Page } from '@playwright/test';
import { prepareScreens } from './screens.ts';
import { GAMES, hurry } from './table.ts';
import { expect, test } from './test.ts';

/** Every text in sight with a figure in it that is set otherwise, by its element. */
const otherwiseSet = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      if (!holder || !/\d/.test(texts.currentNode.textContent ?? '')) continue;
      const { fontVariantNumeric } = getComputedStyle(holder);
      if (fontVariantNumeric !== 'lining-nums tabular-nums')
        found.push(`${holder.tagName}.${holder.getAttribute('class')}: ${fontVariantNumeric}`);
    }
    return found;
  });

for (const game of GAMES)
  test(`figures of ${game} stand in line`, async ({ page, context }) => {
    await hurry(context);
    await prepareScreens(page);
    for (const path of [`/table/${game}-running`, `/table/${game}-finished`]) {
      await page.goto(path);
      await expect(page.locator('.table-player').first()).toBeAttached();
      expect(await otherwiseSet(page)).toEqual([]);
    }
  });

/** How wide figures are by a token of ours, drawn by the page. */
const widthOf = (page: Page, font: string, variant: string, text: string): Promise<number> =>
  page.evaluate(
    ([font, variant, text]) => {
      const sample = document.createElement('span');
      sample.textContent = text;
      sample.style.cssText = `position: absolute; font: ${font}`;
      sample.style.setProperty('font-variant-numeric', variant, 'important');
      document.body.append(sample);
      const { width } = sample.getBoundingClientRect();
      sample.remove();
      return width;
    },
    [font, variant, text],
  );

const FONTS = ['400 90px var(--text)', '700 90px var(--text)', '400 90px var(--display)'];

const openWithFonts = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.evaluate(async () => {
    const faces = [...document.fonts].filter(face => !face.family.includes('Fallback'));
    await Promise.all(faces.map(face => face.load()));
  });
};

for (const font of FONTS)
  test(`our fonts have such figures: ${font}`, async ({ page }) => {
    await openWithFonts(page);
    const lining = await widthOf(page, font, 'lining-nums', '1');
    expect(lining).not.toBeCloseTo(await widthOf(page, font, 'oldstyle-nums', '1'), 1);
    const widths = await Promise.all(
      Array.from('0123456789', d => widthOf(page, font, 'lining-nums tabular-nums', d)),
    );
    expect(new Set(widths.map(Math.round)).size).toBe(1);
  });

for (const font of FONTS)
  test(`a space is wide enough to be seen: ${font}`, async ({ page }) => {
    await openWithFonts(page);
    const [apart, together] = [
      await widthOf(page, font, 'normal', 'Restart turn'),
      await widthOf(page, font, 'normal', 'Restartturn'),
    ];
    expect((apart - together) / 90).toBeGreaterThan(0.2); // of the size of the type
  });
