/** Somebody who has read nothing takes a lesson: reads on, and plays what glows. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import {
  click,
  ending,
  goOn,
  openLesson,
  pressUntil,
  readOn,
  said,
  waitForStep,
} from './lessonSteps.ts';
import { sample } from './sweep.ts';
import { GAMES, type GameId, hurry, plyOf, showMoves } from './table.ts';
import { expect, test } from './test.ts';

const TO_THE_END = sample<readonly GameId[]>(['nautilus-island'], GAMES);

for (const game of GAMES)
  test(`the lesson of ${game} can be taken, and waits where it was left`, async ({
    page,
    context,
  }) => {
    test.slow();
    await hurry(context);
    await openLesson(page, game);
    const beginning = await plyOf(page); // chance may act before anybody
    const glow = page.locator('.table-move-list button[data-highlighted]');
    for (let i = 0; i < 20; i++) expect(await goOn(page, glow)).toBe(true);
    await waitForStep(page);
    const ply = await plyOf(page);
    const words = (await said(page).textContent()) ?? ''; // it may not be in sight yet

    await page.reload();
    await expect(said(page)).toHaveText(words);
    expect(await plyOf(page)).toBe(ply);
    if (!TO_THE_END.includes(game)) return;
    while (await goOn(page, glow));

    await ending(page).click();
    await expect(page).toHaveURL(new RegExp(`/play/${game}$`));
    await openLesson(page, game);
    expect(await plyOf(page)).toBe(beginning); // a lesson that was finished begins anew
  });

test('words can be read again, and a move that the lesson does not want is not played', async ({
  page,
  context,
}) => {
  await hurry(context);
  await openLesson(page, 'nautilus-island');
  const intro = await said(page).innerText();
  await page.locator('.guide-next').click();
  await page.locator('.guide-ways button').first().click();
  await expect(said(page)).toHaveText(intro);

  const glow = page.locator('.table-move-list button[data-highlighted]');
  while ((await glow.count()) === 0) await goOn(page, glow);
  await showMoves(page, click);
  await page.locator('.table-move-list button:not([data-highlighted])').first().click();
  await expect(page.locator('.guide-wrong-move')).toBeVisible();
  expect(await plyOf(page)).toBe(0);
  await goOn(page, glow);
  await expect(page.locator('.guide-wrong-move')).toBeHidden();

  await page.locator('.guide-ways button').first().click();
  await expect.poll(() => plyOf(page)).toBe(0);
});

test.describe('on a phone, in French', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });

  test('what glows on the board and in the hand is always in reach', async ({ page, context }) => {
    await hurry(context);
    await openLesson(page, 'nautilus-island');
    const button = '.table-tools .button[data-highlighted]:enabled';
    const glow = page.locator(
      `${button}, .table:not(:has(${button})) :is(.ni-hand-card, .ni-column)[data-highlighted]`,
    );
    while (await goOn(page, glow)) {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
    await expect(said(page)).toContainText('Nemo veut sa revanche');
    const guide = new AxeBuilder({ page }).include('.guide').setLegacyMode();
    const { violations } = await guide.analyze();
    expect(violations.map(v => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
  });

  test('dice that glow go where it glows, and the plan sets off by itself', async ({
    page,
    context,
  }) => {
    await hurry(context);
    await openLesson(page, 'nautilion');
    const laying = page.locator(
      '.nl-station[data-highlighted], .nl-helm-die[data-highlighted]:not([data-held]), .nl-scroll[data-highlighted]',
    );
    const playing = page.locator(
      '.nl-helm-places [data-highlighted], .table-dock :is(.nl-vessel-space, .nl-token-spot)[data-highlighted], .nl-helm-face[data-highlighted]',
    );
    const next = page.locator('.guide-next');
    const isThere = async (thing: Locator) => (await thing.count()) > 0;
    while (!(await isThere(ending(page)))) {
      await next.or(laying).or(playing).first().waitFor();
      if (await isThere(next)) {
        await readOn(page);
      } else if (await isThere(laying)) {
        await laying.first().click();
      } else {
        const ply = await plyOf(page);
        await pressUntil(playing.first(), () =>
          expect.poll(() => plyOf(page), { timeout: 2000 }).not.toBe(ply),
        );
        await expect(laying.or(playing).or(next).or(ending(page)).first()).toBeVisible();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
    await expect(page.locator('.guide-wrong-move')).toBeHidden();
    await expect(said(page)).toContainText('Bon vent, capitaine');
  });
});

test('who reads in a lesson sees no empty plate in the head', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await hurry(context);
  await openLesson(page, 'nautilus-island');
  const status = page.locator('.table-status');
  await expect(status).toBeEmpty();
  const { width } = (await status.boundingBox()) ?? { width: 0 };
  expect(width).toBe(0);
});
