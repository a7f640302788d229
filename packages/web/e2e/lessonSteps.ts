/** Takes a lesson step by step: reads on, and plays what glows. */
import { expect, type Locator, type Page } from '@playwright/test';
import { plyOf, showMoves } from './table.ts';

export const said = (page: Page): Locator => page.locator('.guide-said');
export const ending = (page: Page): Locator => page.locator('.guide a.button.main');

export const openLesson = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/lesson/${id}`);
  await expect(said(page)).toBeVisible();
};

/** Until there are words to read, or a move to play. */
export const waitForStep = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document.querySelector('.guide-next, .guide a.button.main, .table-move-list button'),
  );

export const click = (thing: Locator): Promise<void> => thing.click();

/** As a person does: a press that came too soon after another at the same place is made once more. */
export const pressUntil = (thing: Locator, isDone: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await thing.page().mouse.move(1, 1);
    if (await thing.isVisible()) await thing.click({ timeout: 2000 });
    await isDone();
  }).toPass();

/** To the next words. Until they are there, the button for these is still in the page. */
export const readOn = async (page: Page): Promise<void> => {
  const words = (await said(page).textContent()) ?? '';
  await pressUntil(page.locator('.guide-next'), () =>
    expect(said(page)).not.toHaveText(words, { timeout: 2000 }),
  );
};

/** One step of the lesson: words are read, or the move that glows is played. False at its end. */
export const goOn = async (page: Page, glow: Locator): Promise<boolean> => {
  const next = page.locator('.guide-next');
  await waitForStep(page);
  if ((await ending(page).count()) > 0) return false;
  if ((await next.count()) > 0) {
    await readOn(page);
  } else {
    const ply = await plyOf(page);
    if (!(await glow.first().isVisible())) await showMoves(page, click);
    await pressUntil(glow.first(), () =>
      expect.poll(() => plyOf(page), { timeout: 2000 }).not.toBe(ply),
    );
  }
  return true;
};
