/** Two tables of one game on one page: what somebody does at one, the other does not show. */
import type { Locator, Page } from '@playwright/test';
import '../src/testkit/twoTablesPage.ts';
import { buildPage, type OpenBuilt } from './builtPage.ts';
import { runningMatch } from './records.ts';
import { GAMES, type GameId, nextFrames } from './table.ts';
import { expect, test } from './test.ts';

const SEATS: Record<GameId, number> = { 'nautilus-island': 3, nautilion: 1, nauticus: 2 };

let openPage: OpenBuilt;

test.beforeAll(async () => {
  openPage = await buildPage('twoTables');
});

const showTables = async (page: Page, game: GameId, width: number): Promise<readonly Locator[]> => {
  await page.setViewportSize({ width, height: 900 });
  await openPage(page);
  const match = runningMatch(game, { seats: SEATS[game], entries: 60 });
  await page.evaluate(file => window.twoTables.show(file), match);
  const sides = page.locator('main > .board-scope > section');
  await expect(sides).toHaveCount(2);
  await nextFrames(page); // what is drawn after the first picture
  return [sides.nth(0), sides.nth(1)];
};

const content = (side: Locator): Promise<string> => side.innerHTML();

/** Notes over which table every flight begins and ends: 0 is the left one. */
const noteFlights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const flights: string[] = [];
    Object.assign(window, { flights });
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement) || !node.classList.contains('board-flight')) continue;
          const start = Number.parseFloat(node.style.left);
          const frames = node
            .getAnimations()
            .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
          const by = /translate\((-?[\d.]+)px/.exec(String(frames.at(-1)?.transform))?.[1];
          const halves = [start, start + Number(by)].map(x =>
            x < innerWidth / 2 ? 'left' : 'right',
          );
          flights.push(halves.join(' to '));
        }
    }).observe(document.body, { childList: true });
  });

/** What a table shows once nothing moves there any more: lists are put in order after things have glided. */
const settled = async (table: Locator): Promise<string> => {
  let [before, now] = ['', await content(table)];
  while (before !== now) {
    await table.page().waitForTimeout(700);
    [before, now] = [now, await content(table)];
  }
  return now;
};

for (const game of GAMES)
  test(`two tables of ${game} on one page share nothing`, async ({ page }) => {
    const [left, right] = (await showTables(page, game, 1400)) as [Locator, Locator];

    // What is begun and played on the left leaves the right as it is.
    const before = await content(right);
    const spots = left.locator('[data-can], .button.main:enabled').filter({ visible: true });
    for (let press = 0; press < 8 && (await spots.count()) > 0; press++)
      await spots.nth(press % (await spots.count())).click();
    expect(await content(left)).not.toBe(before);
    expect(await content(right)).toBe(before);

    // What happens on the right flies over the right, and leaves the left as it is.
    await noteFlights(page);
    const leftBefore = await settled(left);
    for (let step = 0; step < 25; step++) await page.evaluate(() => window.twoTables.step(1));
    expect(await content(left)).toBe(leftBefore);
    const flights = await page.evaluate(() => Reflect.get(window, 'flights') as string[]);
    expect(new Set(flights)).toEqual(new Set(['right to right']));
  });

test('tabs of two boards of Nauticus have names of their own, and arrows stay on their board', async ({
  page,
}) => {
  const [, right] = (await showTables(page, 'nauticus', 840)) as [Locator, Locator];
  const ids = await page
    .locator('[role=tab], [role=tabpanel]')
    .evaluateAll(all => all.map(e => e.id));
  expect(new Set(ids).size).toBe(ids.length);
  await right.getByRole('tab', { selected: true }).press('ArrowRight');
  await expect(right.locator(':focus')).toHaveAttribute('role', 'tab');
});

test('a die goes to nobody at another table', async ({ page }) => {
  const [left, right] = (await showTables(page, 'nautilion', 1400)) as [Locator, Locator];
  const die = left.locator('.nl-helm-die').first();
  await die.dragTo(right.locator('.nl-station').first());
  await expect(page.locator('.nl-station-die')).toHaveCount(0);
  await die.dragTo(left.locator('.nl-station').first());
  await expect(left.locator('.nl-station-die')).toHaveCount(1);
});
