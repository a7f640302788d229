/** Somebody who has read nothing takes a lesson: reads on, and plays what glows. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { LESSON_GAMES, type LessonId } from '@tidetable/text/shell';
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
import { isSweep } from './sweep.ts';
import { GAMES, hurry, plyOf, showMoves } from './table.ts';
import { expect, test } from './test.ts';

/** From where it stands to its end, and to a table of its game; then it begins anew. */
const finish = async (page: Page, lesson: LessonId, beginning: number): Promise<void> => {
  while (await goOn(page, glowOf(page)));
  await ending(page).click();
  await expect(page).toHaveURL(new RegExp(`/play/${LESSON_GAMES[lesson]}(\\?|$)`));
  await openLesson(page, lesson);
  expect(await plyOf(page)).toBe(beginning);
};

const glowOf = (page: Page): Locator => page.locator('.table-move-list button[data-highlighted]');

for (const game of GAMES)
  test(`the lesson of ${game} can be taken, and waits where it was left`, async ({
    page,
    context,
  }) => {
    test.slow();
    await hurry(context);
    await openLesson(page, game);
    const beginning = await plyOf(page); // chance may act before anybody
    for (let i = 0; i < 20; i++) expect(await goOn(page, glowOf(page))).toBe(true);
    await waitForStep(page);
    const ply = await plyOf(page);
    const words = (await said(page).textContent()) ?? ''; // it may not be in sight yet

    await page.reload();
    await expect(said(page)).toHaveText(words);
    expect(await plyOf(page)).toBe(ply);
    if (isSweep) await finish(page, game, beginning);
  });

test('a lesson that was finished leads to its game, and begins anew', async ({ page, context }) => {
  test.slow();
  await hurry(context);
  await openLesson(page, 'nautilion-reefs');
  await finish(page, 'nautilion-reefs', await plyOf(page));
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

  const glow = glowOf(page);
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

/** Goes on until these words are said. */
const goOnTo = async (page: Page, words: string): Promise<void> => {
  const glow = page.locator('.table-move-list button[data-highlighted]');
  while (!(await said(page).textContent())?.includes(words))
    expect(await goOn(page, glow)).toBe(true);
};

test('in a wide window the button that leads on keeps its place, with few words and with many', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await hurry(context);
  await openLesson(page, 'nautilion');
  const next = page.locator('.guide-next');
  const places = new Set<string>();
  for (let i = 0; i < 5; i++) {
    places.add(JSON.stringify(await next.boundingBox()));
    await readOn(page);
  }
  expect([...places]).toHaveLength(1);
});

test.describe('Nautilion on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the cabin is in sight while a lesson speaks of it, all of it and with its name', async ({
    page,
    context,
  }) => {
    await hurry(context);
    await openLesson(page, 'nautilion-mages');
    await goOnTo(page, 'Put it into the cabin'); // after a spell, for which its tab was opened
    await expect(page.locator('.nl-cabin h3')).toBeInViewport();
    for (const pair of await page.locator('.nl-cabin-pair').all())
      await expect(pair).toBeInViewport({ ratio: 0.9 });
  });

  test('little dice lie at their tokens, apart from each other, and light no neighbour', async ({
    page,
    context,
  }) => {
    await hurry(context);
    await openLesson(page, 'nautilion');
    await goOnTo(page, 'The little dice on the path');
    await expect(page.locator('[data-shape=holes]')).toHaveAttribute('d', /a14 14/); // in a circle
    const { aside, covering } = await page.evaluate(() => {
      const circlesOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map(circle => {
          const { x, y, width } = circle.getBoundingClientRect();
          return { x: x + width / 2, y: y + width / 2, r: width / 2 };
        });
      type Circle = ReturnType<typeof circlesOf>[number];
      const between = (a: Circle, b: Circle) => Math.hypot(a.x - b.x, a.y - b.y);
      const tokens = circlesOf('.nl-depths-token .nl-creature-rim');
      const dice = circlesOf('.nl-depths-ghost .nl-depths-ring');
      const covers = (a: Circle, b: Circle) => a !== b && between(a, b) < a.r + b.r - 1;
      return {
        aside: dice.filter(die => !tokens.some(token => between(die, token) < token.r + die.r))
          .length,
        covering: dice.filter(die => dice.some(other => covers(die, other))).length,
      };
    });
    expect({ aside, covering }).toEqual({ aside: 0, covering: 0 });
  });

  test('the die of a reef is shown beside the ship, with what crew adds to it', async ({
    page,
    context,
  }) => {
    await hurry(context);
    await openLesson(page, 'nautilion-reefs');
    await goOnTo(page, 'The die of the reef shows');
    const die = page.locator('.nl-depths-reef-die');
    await expect(die).toBeInViewport();
    await expect(die.locator('.nl-die-pip')).toHaveCount(1);
    await expect(die).toHaveText('+1');
  });
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
