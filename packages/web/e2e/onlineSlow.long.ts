/** A table far away: every message takes 300 ms each way, and once nothing comes for 20 seconds. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { LossyLine } from './lossyLine.ts';
import { cardOf, guestAt, openTable, playBoth, whoActs } from './onlinePeople.ts';
import { hurry, movesOf, plyOf } from './table.ts';
import { expect, test } from './test.ts';

const DELAY = 300; // milliseconds, each way
const STALL = 20_000;
const AT_ONCE = 100;

interface Shown {
  readonly ms: number; // from the press to the next moment that is drawn
  /** It was drawn before anybody confirmed it. */
  readonly isForeseen: boolean;
}

/** Notes every moment that is drawn, so that a jump back is seen. */
const watchPlies = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const plies: number[] = [];
    Object.assign(window, { plies });
    const table = document.querySelector<HTMLElement>('.table');
    const note = (): void => void plies.push(Number(table?.dataset.ply));
    new MutationObserver(note).observe(table ?? document.body, { attributeFilter: ['data-ply'] });
  });

const pliesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { plies: number[] }).plies);

const press = (page: Page): Promise<Shown> =>
  page.evaluate(
    () =>
      new Promise<Shown>(done => {
        const table = document.querySelector<HTMLElement>('.table');
        if (!table) throw new Error('no table');
        const from = performance.now();
        new MutationObserver((_, observer) => {
          observer.disconnect();
          done({ ms: performance.now() - from, isForeseen: table.dataset.pending !== undefined });
        }).observe(table, { attributeFilter: ['data-ply'] });
        document
          .querySelector('.table-move-list button[data-move]')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }),
  );

test('own moves show at once, nothing jumps back, and a stall heals by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await hurry(page.context());
  const link = await openTable(page, 'nautilus-island');
  const line = new LossyLine(baseURL ?? '');
  const behind = (await line.address()) + link.slice(new URL(link).origin.length);
  const ben = await guestAt(browser, behind, 'Ben');
  await expect.poll(async () => (await cardOf(page)).saltHashes).not.toContain(null);
  await page.getByRole('button', { name: 'Cast off' }).click();
  await playBoth([page, ben], 2);
  line.delay = DELAY;
  await watchPlies(ben);

  const foreseen: number[] = [];
  for (let moves = 0; moves < 24; moves++) {
    const actor = await whoActs([page, ben]);
    const shown = await press(actor);
    if (actor === ben && shown.isForeseen) foreseen.push(Math.round(shown.ms));
    await expect(actor.locator('.table[data-pending]')).toHaveCount(0);
    const ply = await plyOf(actor);
    for (const p of [page, ben]) await expect.poll(() => plyOf(p)).toBeGreaterThanOrEqual(ply);
  }
  test.info().annotations.push({ type: 'shown after, ms', description: foreseen.join(' ') });
  console.log(`shown before the answer, after ms: ${foreseen.join(' ')}`);
  expect(foreseen.length).toBeGreaterThan(2);
  expect(foreseen.toSorted((a, b) => a - b)[foreseen.length >> 1]).toBeLessThan(AT_ONCE);

  while ((await whoActs([page, ben])) === page) await playBoth([page, ben], 1);
  line.stall();
  await movesOf(ben).first().dispatchEvent('click'); // and nobody hears of it
  await expect(ben.getByText('The connection is lost')).toBeVisible({ timeout: STALL });
  await pause(STALL);
  line.heal();
  const from = performance.now();
  await expect(ben.getByText('The connection is lost')).toBeHidden({ timeout: 30_000 });
  console.log(`healed ${Math.round(performance.now() - from)} ms after a stall of ${STALL} ms`);
  await playBoth([page, ben], 4);
  const plies = await pliesOf(ben);
  expect(plies).toEqual(plies.toSorted((a, b) => a - b));
  line.close();
});
