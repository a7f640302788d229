/** Whole games in windows of eight sizes: nothing covers, leaves its place or is too small to read. */
import type { Page } from '@playwright/test';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { moved, type Survey, survey } from './rectangles.ts';
import {
  GAMES,
  type GameId,
  hurry,
  movesOf,
  nextFrames,
  nextTask,
  playMove,
  seededPick,
} from './table.ts';
import { expect, test } from './test.ts';

const SIZES = [
  [1280, 720],
  [1366, 768],
  [1024, 768],
  [1920, 1080],
  [2560, 1440],
  [390, 844],
  [740, 360],
  [768, 1024],
] as const;

/** The fullest table of each game. */
const FULLEST: Readonly<Record<GameId, { readonly seats: number; readonly options?: object }>> = {
  'nautilus-island': { seats: 4 },
  nautilion: {
    seats: 2,
    options: { expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'] },
  },
  nauticus: { seats: 4 },
};

/** What moves because it is what the turn is about. */
const MOVES_BY_RIGHT: Readonly<Record<GameId, RegExp>> = {
  'nautilus-island': /^hand/,
  nautilion: /^(path|token|chip|die|insert|reserve|pile|pick)/,
  nauticus: /^(ship|storage|crown|option|part)/,
};

const ALL = process.env.FRAME === 'all'; // every size to the end of the game
const MOVES = ALL ? Number.POSITIVE_INFINITY : 10;

/** In pixels, by the width of the window. */
const leastType = (width: number): number => (width >= 1280 ? 12 : 11);

const softly = expect.configure({ soft: true });

const openTable = async (page: Page, game: GameId, entries: number): Promise<void> => {
  await hurry(page.context());
  await keepMatches(page, [kept('running', runningMatch(game, { ...FULLEST[game], entries }))]);
  await page.goto('/table/running');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

const expectInOrder = (game: GameId, at: string, now: Survey, before: Survey | undefined): void => {
  softly(now.frame, `places at ${at}`).toEqual([]);
  softly(now.hidden, `cannot be pressed at ${at}`).toEqual([]);
  softly(now.small, `too small to read at ${at}`).toEqual([]);
  if (!before) return;
  softly(moved(before.controls, now.controls), `controls that moved at ${at}`).toEqual([]);
  const strayed = moved(before.spots, now.spots).filter(spot => !MOVES_BY_RIGHT[game].test(spot));
  softly(strayed, `places that moved at ${at}`).toEqual([]);
};

for (const game of GAMES)
  for (const [width, height] of SIZES)
    test(`${game} keeps its places at ${width} × ${height}`, async ({ page }) => {
      test.slow();
      const pick = seededPick();
      await page.setViewportSize({ width, height });
      await openTable(page, game, ALL ? 0 : 60);
      const roundOf = () => page.locator('.table-title p').textContent();
      let before: Survey | undefined;
      let round: string | undefined;
      for (let moves = 0; moves < MOVES && (await nextTask(page)) === 'move'; moves++) {
        await nextFrames(page);
        const now = await survey(page, leastType(width));
        const at = `${width} × ${height}, move ${moves}`;
        const roundNow = (await roundOf())?.split(' · ')[0];
        expectInOrder(game, at, now, roundNow === round ? before : undefined);
        if (test.info().errors.length > 3) return; // what follows would be the same
        [before, round] = [now, roundNow];
        await playMove(page, pick);
      }
    });
