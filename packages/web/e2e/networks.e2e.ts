/** Players that have learnt: their weights are fetched when one sits down, and are there offline. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GAMES, hurry, movesOf, nextTask, playMove, seat, startTable } from './table.ts';
import { expect, test } from './test.ts';

const MOST = 300_000; // bytes of weights a game

const assets = join(import.meta.dirname, '../dist/assets');

/** The weights that this page has asked for so far. */
const watchWeights = (page: Page): (() => string[]) => {
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.net')) asked.push(pathname.slice('/assets/'.length));
  });
  return () => asked;
};

/** The person makes moves until a bot had to think, and has answered. */
const playUntilAnswered = async (page: Page): Promise<void> => {
  const isAsked = (): boolean => page.workers().some(w => w.url().includes('bots.worker'));
  while (!isAsked()) {
    expect(await nextTask(page)).toBe('move');
    await playMove(page, () => 0);
  }
  expect(await nextTask(page)).toBe('move');
};

const ask = async (page: Page): Promise<void> => {
  for (let depth = 0; depth < 3; depth++) await page.locator('.table-hint-button').click();
};

for (const game of GAMES) {
  test(`${game}: weights are fetched for a player that has learnt, and no others`, async ({
    page,
    context,
  }) => {
    await hurry(context);
    const asked = watchWeights(page);
    await startTable(page, game, seat('', 'mate'));
    await playUntilAnswered(page);
    expect(asked()).toEqual([]);
    await startTable(page, game, seat('', 'pilot'));
    await playUntilAnswered(page);
    expect(asked()).toEqual([expect.stringMatching(new RegExp(`^${game}-[^/]*\\.net$`))]);
    expect(statSync(join(assets, asked()[0])).size).toBeLessThanOrEqual(MOST);
  });
}

test('a hint tells the chances, and comes from a captain where there are no weights', async ({
  page,
  context,
}) => {
  await hurry(context);
  const chances = page.getByText(/^Chance to win: \d+%/);
  await startTable(page, 'nautilus-island');
  await nextTask(page);
  await ask(page);
  await expect(chances).toBeVisible();

  await page.route('**/*.net', route => route.abort());
  await startTable(page, 'nautilus-island');
  await nextTask(page);
  await ask(page);
  await expect(page.getByText('I would choose:')).toBeVisible();
  await expect(chances).not.toBeAttached();
});

test.describe('without a network', () => {
  test.use({ keepsClient: true });

  test('they sit down at every game', async ({ page, context }) => {
    await hurry(context);
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.setOffline(true);
    for (const game of GAMES) {
      await startTable(page, game, seat('', 'nemo'));
      await playUntilAnswered(page);
      await expect(movesOf(page).first()).toBeAttached();
    }
  });
});
