/** In a home network, over plain http, browsers have no locks: the tab that came last plays. */
import type { BrowserContext, Page } from '@playwright/test';
import { isProblem, replayMatch } from '@tidetable/match';
import { keptMatches } from './kept.ts';
import { hurry, movesOf, nextTask, playOn, plyOf, seat, startTable } from './table.ts';
import { expect, test } from './test.ts';

const withoutLocks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });

const following = (page: Page) => page.getByText('This game is being played in another tab.');

test('of two tabs one plays and one follows', async ({ page, context }) => {
  await hurry(context);
  await withoutLocks(context);
  await startTable(page, 'nautilus-island', seat('', 'random', 'random'));
  await playOn(page, () => 0, 3);
  const second = await context.newPage();
  await second.goto(page.url()); // while the bots think
  await expect(following(page)).toBeVisible();
  await expect(movesOf(page)).toHaveCount(0);
  await playOn(second, () => 0, 4);
  await nextTask(second);
  const ply = await plyOf(second);
  await expect.poll(() => plyOf(page)).toBe(ply);

  await page.getByRole('button', { name: 'Play here instead' }).click();
  await expect(following(second)).toBeVisible();
  await playOn(page, () => 0, 4);
  await nextTask(page);
  const later = await plyOf(page);
  expect(later).toBeGreaterThan(ply);
  await expect.poll(() => plyOf(second)).toBe(later);
  const [{ file }] = await keptMatches(page);
  expect(file.log.length).toBe(later);
  expect(isProblem(replayMatch(file))).toBe(false);
});
