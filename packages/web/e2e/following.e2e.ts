/** Others' turns, step by step, with a caption for each. */
import type { Page } from '@playwright/test';
import { keepMatches, kept, keptMatches } from './kept.ts';
import { runningMatch } from './records.ts';
import { choose, GAMES, type GameId, movesOf, playMove, plyOf } from './table.ts';
import { expect, test } from './test.ts';

const SEATS: Record<GameId, number> = { 'nautilus-island': 3, nautilion: 2, nauticus: 3 };

interface Seen {
  /** Every caption, in order. */
  readonly captions: string[];
  /** Those that hung out of the window, could be pressed, or hid the name or points of a player. */
  readonly misplaced: string[];
  flights: number;
}
type Watched = Window & typeof globalThis & { readonly seen: Seen };

const caption = (page: Page) => page.locator('.table-caption');

/** Notes what the page shows from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen = { captions: [], misplaced: [], flights: 0 };
    Object.assign(window, { seen });
    const look = (): void => {
      const plate = document.querySelector('.table-caption');
      const text = plate?.textContent;
      if (!plate || !text || text === seen.captions.at(-1)) return;
      seen.captions.push(text);
      requestAnimationFrame(() => {
        const { left, top, right, bottom } = plate.getBoundingClientRect();
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const players = document.querySelectorAll('.table-player > header :is(h3, .table-points)');
        const hidesPlayer = [...players].some(thing => {
          const box = thing.getBoundingClientRect();
          return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
        });
        if (plate.isConnected && (!isInside || plate.contains(hit) || hidesPlayer))
          seen.misplaced.push(text);
      });
    };
    new MutationObserver(changes => {
      look();
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if ((node as Element).className === 'board-flight') seen.flights++;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as Watched).seen);

/** The person is to act. */
const open = async (page: Page, game: GameId): Promise<void> => {
  await keepMatches(page, [kept('match', runningMatch(game, { seats: SEATS[game], entries: 40 }))]);
  await page.goto('/table/match');
  await expect(movesOf(page).first()).toBeAttached();
};

/** The first move of the list, until it is somebody else's turn. */
const endTurn = async (page: Page): Promise<void> => {
  while ((await movesOf(page).count()) > 0) await playMove(page, () => 0);
};

/** What the log tells of others since a ply, and of chance in their turns. */
const toldSince = (page: Page, ply: number): Promise<string> =>
  page.locator('.table-log button').evaluateAll((entries, from) => {
    let isOthers = false;
    const told: string[] = [];
    for (const entry of entries as HTMLElement[]) {
      const after = Number(/\d+$/.exec(entry.getAttribute('aria-description') ?? '')?.[0]);
      if (after <= from) continue;
      if (entry.dataset.seat !== undefined) isOthers = entry.dataset.seat !== '0';
      if (isOthers) told.push(entry.firstChild?.textContent ?? '');
    }
    return told.join(' ');
  }, ply);

const decisions = async (page: Page): Promise<number> => {
  const [{ file }] = await keptMatches(page);
  return file.log.filter(({ seat }) => seat === 0).length;
};

for (const game of GAMES)
  test(`${game}: all that others do is told in captions, in order, and none is in the way`, async ({
    page,
    context,
  }) => {
    await choose(context, { speed: 2 });
    await open(page, game);
    const from = await plyOf(page);
    await watch(page);
    await endTurn(page);
    await expect(movesOf(page).first()).toBeAttached();
    await expect(caption(page)).toHaveCount(0);
    const { captions, misplaced } = await seenBy(page);
    const told = await toldSince(page, from);
    expect(captions.length).toBeGreaterThan(1);
    expect(captions.join(' ')).toBe(told);
    expect(misplaced).toEqual([]);
  });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [740, 360],
] as const)
  for (const game of GAMES)
    test(`captions of ${game} stand in the bar, over no part of the table, at ${width} × ${height}`, async ({
      page,
      context,
    }) => {
      await choose(context, { speed: 1 });
      await page.setViewportSize({ width, height });
      await open(page, game);
      await endTurn(page);
      const captions = new Set<string>();
      for (let looks = 0; looks < 60 && captions.size < 3; looks++) {
        const told = await page.evaluate(() => {
          const plate = document.querySelector('.table-caption');
          if (!plate) return undefined;
          const box = plate.getBoundingClientRect();
          const covered = ['.table-board', '.table-dock', '.table-rail', '.table-header'].filter(
            part => {
              const of = document.querySelector(part)?.getBoundingClientRect();
              const across =
                Math.min(of?.right ?? 0, box.right) - Math.max(of?.left ?? 0, box.left);
              const along = Math.min(of?.bottom ?? 0, box.bottom) - Math.max(of?.top ?? 0, box.top);
              return across > 1 && along > 4;
            },
          );
          return { text: plate.textContent ?? '', covered };
        });
        if (told) captions.add(told.text);
        expect(told?.covered ?? [], told?.text).toEqual([]);
        await page.waitForTimeout(120);
      }
      expect(captions.size).toBeGreaterThan(0);
    });

test('a ring is around the thing at which it happens: the column that is explored', async ({
  page,
  context,
}) => {
  await choose(context, { speed: 0.5 });
  await open(page, 'nautilus-island');
  await endTurn(page);
  await expect(caption(page)).toContainText('explores column');
  const column = /column (\d)/.exec((await caption(page).textContent()) ?? '')?.[1];
  await expect(page.locator('[data-told]')).toHaveAttribute('data-place', `stack/${column}/0`);
  await expect(caption(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('[data-told]')).toHaveCount(0);
});

test('who wants less motion reads the captions, and nothing flies', async ({ page, context }) => {
  await choose(context, { speed: 2 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'nautilus-island');
  await endTurn(page);
  await watch(page);
  await expect(movesOf(page).first()).toBeAttached();
  const { captions, flights } = await seenBy(page);
  expect(captions.length).toBeGreaterThan(1);
  expect(flights).toBe(0);
});

test('who wants no animation sees the outcome at once', async ({ page, context }) => {
  await choose(context, { speed: 0 });
  await open(page, 'nautilus-island');
  await watch(page);
  await endTurn(page);
  await expect(movesOf(page).first()).toBeAttached();
  expect((await seenBy(page)).captions).toEqual([]);
});

test.describe('a turn is skipped', () => {
  const MENU = 'Table menu';
  const skips: Record<string, (page: Page) => Promise<unknown>> = {
    'by a key, which plays nothing': page => page.keyboard.press('1'),
    'by a click, which presses nothing': async page => {
      const box = await page.getByRole('button', { name: MENU }).boundingBox();
      await page.mouse.dblclick((box?.x ?? 0) + 10, (box?.y ?? 0) + 10); // two quick ones are one
    },
  };
  for (const [how, skip] of Object.entries(skips))
    test(how, async ({ page, context }) => {
      await choose(context, { speed: 0.5 });
      await open(page, 'nautilus-island');
      await endTurn(page);
      const before = await decisions(page);
      const turnOf = () => page.locator('.table-player[data-turn] h3').textContent();
      await expect(caption(page)).toBeVisible();
      const first = await turnOf();
      await skip(page);
      await expect.poll(turnOf).not.toBe(first);
      await expect(caption(page)).toBeVisible(); // the next one's turn is shown again
      await skip(page);
      await expect(movesOf(page).first()).toBeAttached();
      expect(await decisions(page)).toBe(before);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await page.waitForTimeout(450); // later than a double press
      await page.getByRole('button', { name: MENU }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
    });
});
