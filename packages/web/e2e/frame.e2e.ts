/** Whole games in windows of eight sizes: nothing covers, leaves its place or is too small to read. */
import type { Page } from '@playwright/test';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { type FrameMeasure, measureFrame, moved } from './rectangles.ts';
import { isSweep, sample } from './sweep.ts';
import {
  GAMES,
  type GameId,
  hurry,
  movesOf,
  nextFrames,
  nextTask,
  playMove,
  seat,
  seededPick,
  startTable,
} from './table.ts';
import { expect, test } from './test.ts';

type Size = readonly [width: number, height: number];

/** One of each way to lay out a table. */
const LAYOUTS: readonly Size[] = [
  [1280, 720],
  [390, 844],
  [740, 360],
  [768, 1024],
];
const SIZES = sample(LAYOUTS, [...LAYOUTS, [1366, 768], [1024, 768], [1920, 1080], [2560, 1440]]);

/** The fullest table of each game. */
const FULLEST: Readonly<Record<GameId, { readonly seats: number; readonly options?: object }>> = {
  'nautilus-island': { seats: 4 },
  nautilion: {
    seats: 2,
    options: { expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'] },
  },
  nauticus: { seats: 4 },
};

/**
 * What moves because it is what the turn is about: a hand closes up, and so do dice in their tray,
 * ships in a yard and goods in the storage. A chip of the path lies where its die leads to, and that
 * is elsewhere once the Phantom has its die.
 */
const MOVES_BY_RIGHT: Readonly<Record<GameId, RegExp>> = {
  'nautilus-island': /^hand/,
  nautilion: /^(die|chip)/,
  nauticus: /^(ship|storage)/,
};

const MOVES = sample(10, Number.POSITIVE_INFINITY);

/** In pixels, by the width of the window. */
const leastType = (width: number): number => (width >= 1280 ? 12 : 11);

const softly = expect.configure({ soft: true });

const roundOf = async (page: Page): Promise<string | undefined> =>
  (await page.locator('.table-title p').textContent())?.split(' · ')[0];

const openTable = async (page: Page, game: GameId, entries: number): Promise<void> => {
  await hurry(page.context());
  await keepMatches(page, [kept('running', runningMatch(game, { ...FULLEST[game], entries }))]);
  await page.goto('/table/running');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

const expectInOrder = (
  game: GameId,
  at: string,
  now: FrameMeasure,
  before: FrameMeasure | undefined,
): void => {
  softly(now.frame, `places at ${at}`).toEqual([]);
  softly(now.hidden, `cannot be pressed at ${at}`).toEqual([]);
  softly(now.small, `too small to read at ${at}`).toEqual([]);
  if (!before) return;
  softly(moved(before.controls, now.controls), `controls that moved at ${at}`).toEqual([]);
  const strayed = moved(before.spots, now.spots).filter(spot => !MOVES_BY_RIGHT[game].test(spot));
  softly(strayed, `places that moved at ${at}`).toEqual([]);
};

for (const game of GAMES)
  test(`${game} keeps its places in windows of every size`, async ({ page }) => {
    test.setTimeout(sample(120_000, 1_800_000));
    const pick = seededPick();
    await openTable(page, game, isSweep ? 0 : 60);
    const before = new Map<Size, FrameMeasure>();
    let round: string | undefined;
    for (let moves = 0; moves < MOVES && (await nextTask(page)) === 'move'; moves++) {
      const roundNow = await roundOf(page);
      if (roundNow !== round) before.clear(); // a new round is laid out anew
      round = roundNow;
      for (const size of SIZES) {
        const [width, height] = size;
        await page.setViewportSize({ width, height });
        await nextFrames(page);
        const now = await measureFrame(page, leastType(width));
        expectInOrder(game, `${width} × ${height}, move ${moves}`, now, before.get(size));
        before.set(size, now);
      }
      if (test.info().errors.length > 3) return; // what follows would be the same
      await playMove(page, pick);
    }
  });

test('a player’s details leave the names of the others in sight, and Escape closes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openTable(page, 'nauticus', 60);
  const opener = page.locator('.table-player-open').last();
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  for (const name of await page.locator('.table-player h3').all())
    await expect(name).toBeInViewport({ ratio: 1 });
  const covered = await page.locator('.table-player h3').evaluateAll(
    all =>
      all.filter(name => {
        const { left, top, height } = name.getBoundingClientRect();
        return !name.contains(document.elementFromPoint(left + 4, top + height / 2));
      }).length,
  );
  expect(covered).toBe(0);
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('a long name is on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await hurry(page.context());
  const names = ['Ann', 'Aronnax', 'Farragut', 'Conseil'];
  await startTable(page, 'nauticus', async setup => {
    await seat('', 'captain', 'captain', 'captain')(setup);
    for (const [i, name] of names.entries())
      await setup.locator('.seat input[type=text]').nth(i).fill(name);
  });
  await expect(page.locator('.table-player h3')).toHaveText([/^Ann/, ...names.slice(1)]);
  const broken = await page.locator('.table-player h3').evaluateAll(
    things =>
      things.filter(name => {
        const range = document.createRange();
        range.selectNodeContents(name.firstChild ?? name); // what is only heard is not drawn
        return range.getClientRects().length > 1 || name.scrollWidth > name.clientWidth;
      }).length,
  );
  expect(broken).toBe(0);
});

for (const game of GAMES)
  test(`the head of ${game} on a phone says in whole where the game stands, and whose turn it is on one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTable(page, game, 60);
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const cut = await page
        .locator('.table-title :is(h1, p)')
        .evaluateAll(lines => lines.filter(line => line.scrollWidth > line.clientWidth).length);
      expect(cut, `${width}`).toBe(0);
      const lines = await page.locator('.table-status').evaluate(status => {
        const range = document.createRange();
        range.selectNodeContents(status);
        return range.getClientRects().length;
      });
      expect(lines, `${width}`).toBe(1);
    }
    await page.getByRole('button', { name: 'Table menu' }).click();
    await expect(page.getByRole('link', { name: 'Leave the table' })).toBeVisible();
  });

for (const game of GAMES)
  test(`a low window tells the round or turn of ${game} beside the menu, in whole, and leads home by it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await openTable(page, game, 60);
    const when = page.locator('.table-title p');
    await expect(when).toContainText(/^(R|Turn|Round)\s\d/);
    const [asked, told] = await Promise.all(
      [page.locator('.table-asked'), when].map(async part => {
        const range = await part.evaluate(text => {
          const all = document.createRange();
          all.selectNodeContents(text);
          const { left, top, right, bottom } = all.getBoundingClientRect();
          return { left, top, right, bottom };
        });
        return range;
      }),
    );
    expect(told.right - told.left).toBeGreaterThan(20); // it is drawn
    expect(told.bottom).toBeLessThan(52); // in the row of the menu
    expect(asked.right).toBeLessThanOrEqual(told.left);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await expect(page.getByRole('link', { name: 'Leave the table' })).toBeVisible();
  });

test('a low window tells the round in its menu', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openTable(page, 'nauticus', 60);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(page.locator('dialog[open]')).toContainText(/Round \d of \d/);
});
