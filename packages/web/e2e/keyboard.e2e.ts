import type { Locator, Page } from '@playwright/test';
import { isProblem, replayMatch } from '@tidetable/match';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';
import { keepMatches, kept, openLastMove } from './kept.ts';
import { tabTo, walkTo } from './keys.ts';
import { finishedMatch } from './records.ts';
import { playingSpots, playPrepared } from './spots.ts';
import { MOVES_BY_HAND, sample } from './sweep.ts';
import {
  choose,
  GAMES,
  hurry,
  movesOf,
  nextFrames,
  nextTask,
  playOn,
  plyOf,
  seat,
  seededPick,
  startTable,
  tableOf,
  thatPlays,
} from './table.ts';
import { expect, test } from './test.ts';

/** From the home page over the set-up page to a table against the weakest bot. */
const startByKeyboard = async (page: Page, game: string): Promise<void> => {
  await page.goto('/');
  await tabTo(page, `a[href="/play/${game}"]`);
  await page.keyboard.press('Enter');
  await expect(page.locator('.seat').first()).toBeVisible();
  if ((await page.locator('.seat').count()) > 1) {
    await tabTo(page, '.seat:nth-of-type(n) ~ .seat select');
    await page.keyboard.type('Rand');
    await expect(page.locator('.seat select').nth(1)).toHaveValue('random');
  }
  await tabTo(page, '.button.main');
  await page.keyboard.press('Enter');
  await expect(tableOf(page)).toHaveAttribute('data-game', game);
};

/** A move in the list that has the focus is shown on the board, as long as it has it. */
const leaveList = async (page: Page): Promise<void> => {
  await tabTo(page, ':not(.table-move)');
  await expect(page.locator('.table-move[data-highlighted]')).toHaveCount(0);
};

for (const game of GAMES)
  test(`${game} by keyboard alone`, async ({ page, context }) => {
    test.setTimeout(sample(180_000, 600_000));
    const pick = seededPick();
    await hurry(context);
    await startByKeyboard(page, game);
    let steps = 0; // by arrow keys
    let presses = 0; // of Enter, on the board or at the thumb
    const press = async (spot: Locator): Promise<void> => {
      steps += await walkTo(page, spot);
      presses++;
      await page.keyboard.press('Enter');
    };
    for (let moves = 0; moves < MOVES_BY_HAND && (await nextTask(page)) === 'move'; moves++) {
      await page.waitForTimeout(TWICE_MS); // sooner, it may be taken for the press before
      const spots = playingSpots(page, game);
      const wish = presses < 4 ? pick(2) : presses < 40 ? pick(4) : 3; // first the board, then by every way
      if (wish < 2) await leaveList(page);
      if (wish === 0 && (await playPrepared(page, game, press))) continue;
      if (wish === 1 && (await spots.count()) > 0) {
        await thatPlays(page, async () => press(spots.nth(pick(await spots.count()))));
      } else if (wish === 2) {
        await page.keyboard.press('m');
        await expect(movesOf(page).first()).toBeFocused();
        await thatPlays(page, () => page.keyboard.press('Enter'));
      } else {
        const digits = page.locator('.table-move-list [data-digit]');
        const digit = await digits.nth(pick(await digits.count())).getAttribute('data-digit');
        await thatPlays(page, () => page.keyboard.press(digit ?? ''));
      }
    }
    expect(presses).toBeGreaterThan(3);
    expect(steps).toBeGreaterThan(3);
  });

for (const game of GAMES)
  test(`the last move of ${game} by keyboard alone, and on to the next game`, async ({
    page,
    context,
  }) => {
    await hurry(context);
    const last = await openLastMove(page, game);
    await page.keyboard.press('m');
    await expect(movesOf(page).first()).toBeFocused();
    await tabTo(page, `[data-move="${await last.getAttribute('data-move')}"]`);
    await page.keyboard.press('Enter');
    await expect(page.locator('.table-result')).toBeVisible();
    const played = page.url();
    await tabTo(page, '.table-sheet .button.main');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(played);
  });

/** Parts of the boards in which arrows walk. */
const PARTS: Readonly<Record<(typeof GAMES)[number], string>> = {
  'nautilus-island': '.ni-drawing [role=list], .ni-hand, .ni-own-sets',
  nautilion: '.nl-grimoire, .nl-stations, .nl-helm-dice, .nl-store-stacks',
  nauticus: '.nc-wheel, .nc-supply',
};

for (const game of GAMES)
  test(`Tab goes from part to part of ${game}: to choices, else to one thing of each`, async ({
    page,
    context,
  }) => {
    await hurry(context);
    await startTable(page, game, game === 'nautilion' ? undefined : seat('', 'random'));
    let spared = 0;
    for (let moves = 0; moves < 3 && (await nextTask(page)) === 'move'; moves++) {
      const parts = await page.locator(PARTS[game]).evaluateAll(found =>
        found.map(part => {
          const count = (selector: string) => part.querySelectorAll(selector).length;
          const spots = ':is(button, [role=button])[data-spot]:not(:disabled)';
          return {
            spots: count(spots),
            choices: count(`${spots}[data-can]`),
            stops: count(`${spots}:not([tabindex="-1"])`),
          };
        }),
      );
      for (const { spots, choices, stops } of parts)
        expect(stops).toBe(choices > 0 ? choices : Math.min(spots, 1));
      spared += parts.reduce((sum, { spots, stops }) => sum + spots - stops, 0);
      await playOn(page, () => 0, 1);
    }
    expect(spared).toBeGreaterThan(0);
  });

/** By how many pixels the last entry hangs out of the log. */
const beyondLog = (page: Page): Promise<number> =>
  page.locator('.table-log-lines').evaluate(lines => {
    const last = lines.querySelector('li:last-child') as Element;
    return last.getBoundingClientRect().bottom - lines.getBoundingClientRect().bottom;
  });

test('to Tab the log is one thing; arrows walk in it, Enter looks at that moment, n comes back', async ({
  page,
  context,
}) => {
  await hurry(context);
  await startTable(page, 'nautilus-island', seat('', 'random'));
  await playOn(page, () => 0, 12);
  await nextTask(page);
  const now = await plyOf(page);
  await expect.poll(() => beyondLog(page)).toBeLessThanOrEqual(1); // the last entry is in sight
  await tabTo(page, '.table-log button');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.table-log button:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => plyOf(page)).toBeLessThan(now);
  await expect(page.locator('.table-log button[aria-current]')).toBeFocused();
  await page.keyboard.press('n');
  await expect.poll(() => plyOf(page)).toBe(now);
  await tabTo(page, '.table-log button');
  await page.keyboard.press('Tab');
  await expect(page.locator('.table-log button:focus')).toHaveCount(0);
});

for (const game of GAMES)
  test(`a record of ${game} is opened, played and walked through by keyboard alone`, async ({
    page,
    context,
  }) => {
    await choose(context, { speed: 2 });
    const file = finishedMatch(game, { seats: game === 'nautilion' ? 1 : 2 });
    await keepMatches(page, [kept('match', file)]);
    const match = replayMatch(file);
    if (isProblem(match)) throw new Error(match.problem);
    const times = file.log.map((_, ply) => match.timeAt(ply));
    const starts = (unit: 'turn' | 'round'): number[] =>
      times.flatMap((time, ply) =>
        (time[unit] ?? 0) > (times[ply - 1]?.[unit] ?? 0) ? [ply] : [],
      );
    const [turns, rounds] = [starts('turn'), starts('round')];
    const last = file.log.length;

    await page.goto('/games'); // where it lies now
    await expect(page.locator('.match-item')).toBeVisible();
    await tabTo(page, 'a[href^="/replay/match"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => plyOf(page)).toBe(0);
    await expect(page.locator('.table-playback')).toBeVisible();
    let ply = 0;
    const press = async (key: string, to: number): Promise<void> => {
      await page.keyboard.press(key);
      await expect.poll(() => plyOf(page)).toBe(to);
      ply = to;
    };
    const next = (plies: readonly number[]) => plies.find(start => start > ply) ?? last;
    const before = (plies: readonly number[]) => plies.findLast(start => start < ply) ?? 0;
    for (let i = 0; i < 4; i++) await press('Shift+ArrowRight', next(turns));
    await press('ArrowRight', ply + 1);
    await press('Shift+ArrowLeft', before(turns));
    await press('Shift+ArrowLeft', before(turns));
    if (rounds.length > 0) {
      for (let i = 0; i < 2; i++) await press('Shift+ArrowDown', next(rounds));
      await press('Shift+ArrowUp', before(rounds));
    }
    await page.keyboard.press('Space');
    await expect.poll(() => plyOf(page)).toBeGreaterThan(ply);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

    await nextFrames(page); // a step may have been under way
    ply = await plyOf(page);
    await tabTo(page, '.table-playback [aria-keyshortcuts="Shift+ArrowRight"]');
    await press('Enter', next(turns));
    if (rounds.length > 0) {
      await tabTo(page, '.table-playback [aria-keyshortcuts="Shift+ArrowUp"]');
      await press('Enter', before(rounds));
    }
  });
