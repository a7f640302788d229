/** At every common size of a window large text has room, and the news are in sight. */
import type { Page } from '@playwright/test';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { sample } from './sweep.ts';
import { GAMES, type GameId, hurry, movesOf, nextTask, playMove } from './table.ts';
import { expect, test } from './test.ts';

type Size = readonly [width: number, height: number];

const DESK: Size = [1280, 720];
const PHONES: readonly Size[] = [
  [740, 360],
  [360, 740],
];
const SIZES: readonly Size[] = [
  DESK,
  [1024, 768],
  [1366, 625],
  [1536, 730],
  [1920, 1080],
  [2560, 1440],
  ...PHONES,
];
/** Where longer words have the least room. */
const LONG_WORDS: readonly Size[] = [DESK, ...PHONES];

/** How far the page can be scrolled sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** As somebody does who reads badly. */
const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** All sizes are told, not the first alone. */
const softly = expect.configure({ soft: true, timeout: 4000 });

const openTable = async (page: Page, game: GameId, language = 'en'): Promise<void> => {
  await hurry(page.context(), { language });
  const seats = game === 'nautilion' ? 1 : 3;
  await keepMatches(page, [kept('running', runningMatch(game, { seats, entries: 60 }))]);
  await page.goto('/table/running');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

/** Words of bars, choices, buttons and of what is asked that are broken in their middle. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator(':is(.page-header, .segments, .button, .table-asked)').evaluateAll(things =>
    things.flatMap(thing => {
      const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 8));
          if (new Set(tops).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

for (const game of GAMES)
  for (const language of ['en', 'fr'])
    test(`${game} with text twice as large in ${language} needs no scrolling sideways, and keeps words whole`, async ({
      page,
    }) => {
      await openTable(page, game, language);
      for (const [width, height] of language === 'en' ? SIZES : sample(LONG_WORDS, SIZES)) {
        await page.setViewportSize({ width, height });
        await doubleText(page);
        await softly.poll(() => sideways(page), `${width} × ${height}`).toBe(0);
        softly(await brokenWords(page), `${width} × ${height}`).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 720 });
      const cut = page
        .locator('.table-request')
        .evaluate(room => room.scrollHeight - room.clientHeight);
      softly(await cut, 'what is asked is read without scrolling').toBeLessThanOrEqual(1);
    });

test('pages keep to a phone, and words whole, with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const places = ['chart', 'statistics', 'replay', 'rules/nauticus', ''];
  const forms = ['settings', 'about', 'games', 'box/nautilion', 'play/nautilion'];
  for (const place of [...places, ...forms]) {
    await page.goto(`/${place}`);
    await page.locator('main :is(h1, h2)').first().waitFor();
    await doubleText(page);
    await softly.poll(() => sideways(page), place).toBe(0);
    softly(await brokenWords(page), place).toEqual([]);
  }
});

/** Whether the last line of the log can be read to its end. */
const showsNews = (page: Page): Promise<boolean> =>
  page.locator('.table-log ol:last-child li:last-child').evaluate(line => {
    const { left, bottom } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(left + 9, bottom - 3));
  });

for (const game of GAMES)
  test(`the newest line of the log of ${game} is in sight`, async ({ page }) => {
    await openTable(page, game);
    for (const [width, height] of [DESK, ...sample(PHONES, SIZES)]) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await movesOf(page).first().waitFor({ state: 'attached' });
      const sheet = page.locator('.table-rail-opener'); // on a phone the log is a sheet
      if ((await sheet.count()) > 0) {
        await sheet.click();
        await page.locator('[data-tab=log]').click();
      }
      await softly.poll(() => showsNews(page), `${width} × ${height}`).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    const lines = page.locator('.table-log li');
    const before = await lines.count();
    await page.locator('.table-log-lines').hover();
    await page.mouse.wheel(0, -4000);
    await expect.poll(() => showsNews(page)).toBe(false);
    while ((await lines.count()) === before) {
      expect(await nextTask(page)).toBe('move');
      await playMove(page, () => 0);
    }
    await expect.poll(() => showsNews(page)).toBe(true);
  });

/** Words of Nautilion that are not seen to their end: cut in themselves, or by what they lie in. */
const cutWords = (page: Page): Promise<string[]> =>
  page
    .locator('.nl-heroic > span, .nl-row-now, .nl-row-next, .nl-strip-title, .nl-station-outcome')
    .evaluateAll(things =>
      things.flatMap(thing => {
        const around = thing.closest('.nl-strip, .nl-station')?.getBoundingClientRect();
        const { right, bottom } = thing.getBoundingClientRect();
        const isCut =
          thing.scrollHeight > thing.clientHeight + 1 || thing.scrollWidth > thing.clientWidth + 1;
        const isOutside = around && (bottom > around.bottom + 1 || right > around.right + 1);
        return isCut || isOutside ? [thing.textContent ?? ''] : [];
      }),
    );

for (const language of ['en', 'fr'])
  test(`the cards of Nautilion are read to their end, in ${language}`, async ({ page }) => {
    await hurry(page.context(), { language });
    const options = { expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'] };
    const seeds = [1, 2, 3, 4, 5, 6];
    const files = seeds.map(seed =>
      runningMatch('nautilion', { seats: 1, seed, entries: 8 * seed, options }),
    );
    await keepMatches(
      page,
      files.map((file, i) => kept(`cards-${i}`, file)),
    );
    for (const i of files.keys()) {
      await page.goto(`/table/cards-${i}`);
      await movesOf(page).first().waitFor({ state: 'attached' });
      for (const [width, height] of [[1024, 768], DESK, [390, 844]]) {
        await page.setViewportSize({ width, height });
        await page.locator('.nl-station').first().waitFor();
        await softly.poll(() => cutWords(page), `${width} × ${height}, ${i}`).toEqual([]);
      }
    }
  });
