/** Three people in three browsers: one on a phone who reloads, one whose line is cut. */
import type { Page } from '@playwright/test';
import { LossyLine } from './lossyLine.ts';
import { cardOf, guestAt, openTable, playBoth, whoActs } from './onlinePeople.ts';
import { expectToFitPhone, PHONE } from './phone.ts';
import { hurry, movesOf, plyOf } from './table.ts';
import { expect, test } from './test.ts';

test('one is reloaded and one is cut off in the middle, and all go on', async ({
  page,
  browser,
  baseURL,
}) => {
  await hurry(page.context());
  const withClock = (page: Page) => page.getByLabel('Time to think').selectOption({ index: 1 });
  const link = await openTable(page, 'nautilus-island', withClock, 3);
  const line = new LossyLine(baseURL ?? '');
  const behind = (await line.address()) + link.slice(new URL(link).origin.length);
  const ben = await guestAt(browser, link, 'Ben', 'fr', PHONE);
  const cleo = await guestAt(browser, behind, 'Cleo');
  await expect.poll(async () => (await cardOf(page)).saltHashes).not.toContain(null);
  await page.getByRole('button', { name: 'Cast off' }).click();
  const all = [page, ben, cleo];
  await playBoth(all, 5);

  const clocks = ben.locator('.table-header .online-head-clock');
  await expect(clocks.first()).toContainText(/\d:\d\d/);
  await expectToFitPhone(ben, ': with clocks');

  line.cut();
  await expect(cleo.getByText('The connection is lost')).toBeVisible();
  const present = cleo.locator('.online-presence:not([data-away])'); // nobody knows without a line
  await expect(present).toHaveCount(0);
  line.heal();
  await ben.reload();
  await expect(ben.locator('.table')).toBeVisible();
  await expect(cleo.getByText('The connection is lost')).toBeHidden();
  await expect(present).toHaveCount(3);
  await playBoth(all, 5);
  const ply = await plyOf(page);
  for (const someone of all) await expect.poll(() => plyOf(someone)).toBe(ply);

  // Whose turn it is, the title of the window says; who comes back is told what happened meanwhile.
  const before = await whoActs(all);
  for (let moves = 0; moves < 12 && (await whoActs(all)) === before; moves++)
    await playBoth(all, 1);
  const next = await whoActs(all);
  await expect.poll(() => next.title()).toMatch(/^\(1\) /);
  await next.reload();
  await next.locator('.online-away button').click();
  await expect(next.locator('.table-again')).toBeVisible();

  // Who has no seat and follows the link looks on.
  const onlookers = await browser.newContext();
  await hurry(onlookers);
  const dan = await onlookers.newPage();
  await dan.goto(link);
  await expect(dan.getByText('You look on.')).toBeVisible();
  await expect(movesOf(dan)).toHaveCount(0);
  line.close();
});
