/** Who has the extra action left ends a turn with one press all the same, or goes on to it with one. */
import type { Page } from '@playwright/test';
import { moveNotation } from '@tidetable/rules/nauticus';
import { keepMatches, kept, keptMatches } from './kept.ts';
import { runningMatch } from './records.ts';
import { hurry, movesOf, thatPlays } from './table.ts';
import { expect, test } from './test.ts';

const { end, extra } = moveNotation;
const STEPS = [moveNotation.choose('hulls'), moveNotation.buy('bow'), moveNotation.onNewShip];

const play = (page: Page, move: string): Promise<void> =>
  thatPlays(page, () =>
    page.locator(`.table-move-list [data-move="${move}"]`).dispatchEvent('click'),
  );

/** An action that was used once, at the beginning of a game. */
const openUsed = async (page: Page): Promise<void> => {
  await keepMatches(page, [
    kept('game', runningMatch('nauticus', { seats: 2, seed: 2, entries: 0 })),
  ]);
  await page.goto('/table/game');
  await movesOf(page).first().waitFor({ state: 'attached' });
  for (const move of STEPS) await play(page, move);
  await expect(page.locator('.table-ok')).toHaveText('End turn');
};

const ownMoves = async (page: Page): Promise<readonly string[]> => {
  const [{ file }] = await keptMatches(page);
  return file.log.flatMap(entry => (entry.type === 'move' && entry.seat === 0 ? [entry.move] : []));
};

test('one press ends the action and the turn', async ({ page, context }) => {
  await hurry(context, { confirm: false });
  await openUsed(page);
  await page.locator('.table-ok').click();
  await expect.poll(() => ownMoves(page)).toEqual([...STEPS, end, end]);
});

test('one press ends the action and begins the extra one', async ({ page, context }) => {
  await hurry(context, { confirm: false });
  await openUsed(page);
  await page.locator(`.table-dock [data-spot="${extra}"]`).click();
  await expect.poll(() => ownMoves(page)).toEqual([...STEPS, end, extra]);
});

test('who thinks better of a wasteful end has ended nothing', async ({ page, context }) => {
  await hurry(context, { confirm: true });
  await openUsed(page);
  await page.locator('.table-ok').click();
  await page.locator('.table-asked .button.quiet').click(); // a blue worker would be lost
  await page.locator(`.table-move-list [data-move="${end}"]`).dispatchEvent('click');
  await page.locator('.table-asked .button.quiet').waitFor();
  await thatPlays(page, () => page.locator('.table-ok').click());
  await expect.poll(() => ownMoves(page)).toEqual([...STEPS, end]);
  await expect(page.locator('.table-ok')).toHaveText('End turn');
});

test('after a purchase the wheel shows what the next one costs, as the cards for sale do', async ({
  page,
  context,
}) => {
  await hurry(context);
  await openUsed(page);
  const onWheel = page
    .locator('.nc-wheel [data-explain^="price"][data-explain$="bow"] text')
    .last();
  const onCard = page.locator('.nc-offer[data-place="offer/bow"] .nc-offer-cost');
  const [first, again] = [await onWheel.textContent(), await onCard.textContent()];
  expect(first).toBe('4');
  expect(again).toContain('4');
});
