/** What an online table says beside the game is read whole, in every window and with a long name. */
import type { Locator, Page } from '@playwright/test';
import { guestAt, openTable, playBoth, whoActs } from './onlinePeople.ts';
import { hurry, nextFrames, pressCalmly } from './table.ts';
import { expect, test } from './test.ts';

const LONG_NAME = 'Cleopatra-the-Navigatrix';
const UPRIGHT = { width: 360, height: 640 };
const LYING = { width: 740, height: 360 };
const WINDOWS = [{ width: 1280, height: 800 }, { width: 768, height: 1024 }, UPRIGHT, LYING];

const boxOf = async (thing: Locator): Promise<DOMRect> =>
  thing.evaluate(element => element.getBoundingClientRect());

/** Somewhere else it is the turn of whoever looks at this page. */
const callElsewhere = async (page: Page): Promise<void> => {
  await page.route('**/api/me/tables*', async route => {
    const answer = await route.fetch();
    const { tables } = await answer.json();
    const [here] = tables;
    const there = {
      ...here,
      table: { ...here.table, id: 'elsewhere', phase: 'running' },
      seats: [0],
      toAct: 0,
    };
    await route.fulfill({ json: { tables: [...tables, there] } });
  });
};

test('a long name, and a table that waits elsewhere, push nothing out of its place', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await hurry(page.context());
  const link = await openTable(page, 'nautilus-island', async page => {
    await page.getByLabel('Time to think').selectOption({ index: 1 });
  });
  const cleo = await guestAt(browser, link, LONG_NAME, 'fr', { viewport: LYING });
  await expect(cleo.getByText('Tout le monde est là.')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(UPRIGHT);
  const row = page.locator('.waiting-seats li', { hasText: LONG_NAME });
  expect((await boxOf(row)).height).toBeLessThan(120);
  expect((await boxOf(row.getByText(LONG_NAME).first())).height).toBeLessThan(50);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Cast off' }).click();
  await playBoth([page, cleo], 3);
  for (const card of await page.locator('.table-player').all())
    expect(await card.evaluate(box => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);

  const actor = await whoActs([page, cleo]);
  const waiting = actor === page ? cleo : page;
  await callElsewhere(waiting);
  await waiting.reload();
  const way = waiting.locator('.table-next a');
  const turn = waiting.locator('.table-asked');
  for (const size of WINDOWS) {
    await waiting.setViewportSize(size);
    await nextFrames(waiting);
    for (const thing of [way, turn]) await expect(thing).toBeInViewport({ ratio: 1 });
    const [a, b] = [await boxOf(way), await boxOf(turn)];
    const isApart = a.left >= b.right || a.top >= b.bottom - 1 || b.top >= a.bottom - 1;
    expect(isApart, `apart at ${size.width}`).toBe(true);
    const room = await boxOf(waiting.locator('.table-request'));
    expect(a.bottom, `in its place at ${size.width}`).toBeLessThanOrEqual(room.bottom + 1);
  }

  await waiting.setViewportSize({ width: 1280, height: 800 });
  await pressCalmly(waiting.locator('.table-menu-button'));
  await waiting.getByRole('button', { name: /Let a bot play for me|Laisser un robot/ }).click();
  const back = waiting.locator('.table-notice button');
  for (const size of WINDOWS) {
    await waiting.setViewportSize(size);
    await nextFrames(waiting);
    const [a, b] = [await boxOf(way), await boxOf(back)];
    expect(Math.abs(a.bottom - b.bottom), `in one row at ${size.width}`).toBeLessThan(20);
    expect(b.right, `apart at ${size.width}`).toBeLessThanOrEqual(a.left);
  }
});
