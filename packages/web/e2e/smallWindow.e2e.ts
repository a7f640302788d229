/** A phone, upright and on its side: words keep to their lines, and every way is there. */
import type { Locator, Page } from '@playwright/test';
import { components } from '@tidetable/rules/nautilus-island';
import { loadTexts } from '@tidetable/text/shell';
import { warning } from '../src/games/nautilus-island/warning.ts';
import { keepMatches, kept } from './kept.ts';
import { decisionsOf, runningMatch } from './records.ts';
import { GAMES, type GameId, hurry, movesOf, nextFrames } from './table.ts';
import { expect, test } from './test.ts';

type View = Parameters<typeof warning>[1];

await loadTexts('en', ['nautilus-island']);

const open = async (page: Page, game: GameId): Promise<void> => {
  const seats = game === 'nautilion' ? 1 : 3;
  await keepMatches(page, [kept('game', runningMatch(game, { seats, entries: 60 }))]);
  await page.goto('/table/game');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

/** How many lines a text takes, and whether all of it is in sight. */
const linesOf = (text: Locator): Promise<{ readonly lines: number; readonly isWhole: boolean }> =>
  text.evaluate(thing => {
    const range = document.createRange();
    range.selectNodeContents(thing);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 8));
    return { lines: new Set(tops).size, isWhole: thing.scrollWidth <= thing.clientWidth + 1 };
  });

for (const language of ['en', 'fr'])
  test(`what a choice gives away is read to its end on a phone, in ${language}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await hurry(context, { language });
    const keepsCards = (view: object): string =>
      String(warning('close', view as View, components, 'en') !== undefined);
    const isClosing = (view: object): string =>
      (view as View).phase === 'close' ? keepsCards(view) : 'no';
    const file = decisionsOf('nautilus-island', { seats: 2 }, isClosing).get('true');
    if (!file) throw new Error('no match comes to this');
    await keepMatches(page, [kept('game', file)]);
    await page.goto('/table/game');
    await expect(page.locator('.table-asked .table-warning')).toBeVisible();
    const room = page.locator('.table-request');
    expect(await room.evaluate(box => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
  });

for (const language of ['en', 'fr'])
  for (const game of GAMES) {
    test(`${game} keeps its words to a line, and has a way home, in ${language}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await hurry(context, { language });
      await open(page, game);
      const title = page.locator('.table-title h1');
      expect(await linesOf(title)).toEqual({ lines: 1, isWhole: true });

      await page.setViewportSize({ width: 740, height: 360 });
      await nextFrames(page);
      for (const tool of ['.table-undo', '.table-hint-button', '.table-moves-toggle']) {
        const button = page.locator(tool);
        expect(await linesOf(button), tool).toEqual({ lines: 1, isWhole: true });
      }
      const icons = page.locator('.table-tools svg').filter({ visible: true });
      for (const icon of await icons.all()) expect((await icon.boundingBox())?.width).toBe(20);
      await page.locator('.table-menu-button').click();
      await page.locator('dialog[open] a[href="/"]').click();
      await expect(page).toHaveURL('/');
    });

    test(`a lesson of ${game} leaves most of a phone to the table, in ${language}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await hurry(context, { language });
      await page.goto(`/lesson/${game}`);
      await expect(page.locator('.guide-next')).toBeInViewport({ ratio: 1 });
      const [board, dock] = await Promise.all(
        ['.table-board', '.table-dock'].map(part => page.locator(part).boundingBox()),
      );
      expect((board?.height ?? 0) + (dock?.height ?? 0)).toBeGreaterThan(844 * 0.7);
      await expect(page.locator('.table-status[data-turn]')).toHaveCount(0); // one only reads
      await expect(page.locator('.table-status')).toHaveText('');
    });
  }

test('on its side, nothing in the menu of a table is squeezed', async ({ page, context }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await hurry(context, { language: 'fr' });
  await open(page, 'nautilus-island');
  await page.locator('.table-menu-button').click();
  const choices = page.locator('.table-menu .segments span');
  await expect(choices).toHaveCount(10);
  const texts = [...(await choices.all()), page.getByRole('button', { name: 'Fermer' })];
  for (const text of texts) expect(await linesOf(text)).toEqual({ lines: 1, isWhole: true });
});

test('what is asked stands beside the head on a phone on its side', async ({ page, context }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await hurry(context, { language: 'fr' });
  await keepMatches(page, [kept('four', runningMatch('nauticus', { seats: 4, entries: 60 }))]);
  await page.goto('/table/four');
  await movesOf(page).first().waitFor({ state: 'attached' });
  const asked = await page.locator('.table-asked').boundingBox();
  const head = await page.locator('.table-title').boundingBox(); // the first that is seen of it
  expect((asked?.x ?? 0) + (asked?.width ?? 0)).toBeLessThanOrEqual(head?.x ?? 0);
});

test('a choice has one frame, around its name and its note', async ({ page }) => {
  await page.goto('/play/nautilion');
  const name = page.locator('.segments.in-columns label > span > span').first();
  await expect(name).toHaveCSS('border-top-width', '0px');
});
