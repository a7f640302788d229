/** The table screen at a table that is far away: 300 ms, lost answers, and somebody who sits elsewhere. */
import type { Page } from '@playwright/test';
import type { FakeServer } from '../src/table/testkit/fakeRemote.ts';
import { serveRemotePage } from './remotePage.ts';
import type { OwnServer } from './serving.ts';
import { hurry, movesOf, plyOf, tableOf } from './table.ts';
import { expect, test } from './test.ts';

let served: OwnServer;
let address: string;

test.describe.configure({ mode: 'serial' }); // one build for all
test.beforeAll(async () => {
  served = await serveRemotePage();
  address = await served.address();
});
test.afterAll(() => served.end());

/** What the page has of the far side. */
type Far = typeof globalThis & { readonly server: FakeServer };

const far = <R>(page: Page, look: (server: FakeServer) => R): Promise<R> =>
  page.evaluate(`(${look})(window.server)`) as Promise<R>;

const plyFar = (page: Page): Promise<number> => far(page, server => server.match.ply);

const sitDown = async (page: Page, game: string): Promise<void> => {
  await hurry(page.context());
  await page.goto(`${address}?game=${game}`);
  await expect(movesOf(page).first()).toBeAttached();
};

/** Taps a move of the list, and says what the table showed right after it. */
const tap = (page: Page, times = 1) =>
  page.evaluate(async n => {
    const move = document.querySelector<HTMLElement>('.table-move-list button[data-move]');
    const table = document.querySelector<HTMLElement>('.table');
    if (!move || !table) throw new Error('nothing to tap');
    const before = Number(table.dataset.ply);
    for (let i = 0; i < n; i++) move.click();
    await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
    const { server } = globalThis as Far;
    return {
      isShown: Number(table.dataset.ply) === before + 1,
      isPending: table.dataset.pending !== undefined,
      isFar: server.match.ply > before,
    };
  }, times);

/** Nothing is on its way any more. */
const settled = async (page: Page): Promise<void> => {
  await expect(tableOf(page)).not.toHaveAttribute('data-pending');
  await expect.poll(async () => (await plyOf(page)) === (await plyFar(page))).toBe(true);
};

test('somebody plays against a person elsewhere: no curtain, no hand-over, and nothing is asked again', async ({
  page,
}) => {
  test.slow();
  await sitDown(page, 'nautilus-island');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.table-curtain, .table-leaving'))
        console.error('the screen was covered');
    }).observe(document.body, { childList: true, subtree: true });
  });
  const turns = new Set<number>();
  for (let moves = 0; moves < 16; moves++) {
    const toAct = await far(page, server => server.match.toAct);
    turns.add(toAct);
    if (toAct === 0) await tap(page);
    else {
      await expect(page.locator('.table-status')).toHaveText('Ben’s turn');
      await far(page, server => server.playElsewhere());
    }
    await settled(page);
  }
  expect([...turns].sort()).toEqual([0, 1]);
  const { asked, own } = await far(page, server => ({
    asked: server.asked,
    own: server.match.log.filter(entry => entry.seat === 0).length,
  }));
  expect(asked).toEqual({ watch: 1, momentAt: 0, undo: 0, submit: own });
  await expect(page.locator('.table-log li').first()).toBeAttached();
});

test('an own move that chance has no part in is shown before the answer, and marked', async ({
  page,
}) => {
  await sitDown(page, 'nauticus');
  const ply = await plyOf(page);
  expect(await tap(page)).toEqual({ isShown: true, isPending: true, isFar: false });
  await expect(page.locator('.table-status')).toHaveText('Sending…');
  await settled(page);
  expect(await plyOf(page)).toBe(ply + 1);
  await expect(page.locator('.table-refusal')).toHaveCount(0);
});

test('taps while an answer is on its way: each choice is played once, in order', async ({
  page,
}) => {
  await sitDown(page, 'nauticus');
  const ply = await plyFar(page);
  await tap(page, 3); // one choice, tapped three times
  await tap(page); // the next one, before the first is confirmed
  expect(await plyFar(page)).toBeLessThan(ply + 2);
  await expect.poll(() => plyFar(page)).toBe(ply + 2);
  await settled(page);
  expect(await far(page, server => server.asked.submit)).toBe(2);
});

test('a refused move is taken back, and the reason stays in sight', async ({ page }) => {
  await sitDown(page, 'nauticus');
  const ply = await plyOf(page);
  await far(page, server =>
    server.match.enter(server.match.ply, { type: 'resign', seat: 1, at: 0 }),
  );
  expect((await tap(page)).isShown).toBe(true);
  await expect(page.locator('.table-refusal')).toContainText('The match has moved on since');
  expect(await plyOf(page)).toBe(ply);
  expect(await plyFar(page)).toBe(ply + 1);
});

test('a lost answer is asked for again, and the move counts once; if none ever comes, that is said', async ({
  page,
}) => {
  await sitDown(page, 'nauticus');
  const ply = await plyOf(page);
  await far(page, server => server.mishaps.push('answer-lost'));
  await tap(page);
  await settled(page);
  await expect.poll(() => far(page, server => server.asked.submit)).toBe(2);
  expect(await plyFar(page)).toBe(ply + 1);
  await expect(page.locator('.table-refusal')).toHaveCount(0);

  await far(page, server => server.mishaps.push('question-lost', 'question-lost', 'question-lost'));
  await tap(page);
  await expect(page.locator('.table-refusal')).toContainText('The table does not answer.');
  expect(await plyOf(page)).toBe(ply + 1);
  await tap(page);
  await expect.poll(() => plyFar(page)).toBe(ply + 2);
  await settled(page);
});

test('a moment that comes late does not turn the table back', async ({ page }) => {
  await sitDown(page, 'nauticus');
  await tap(page);
  await settled(page);
  const ply = await plyOf(page);
  await far(page, server => server.sendOldMoment());
  await page.waitForTimeout(500);
  expect(await plyOf(page)).toBe(ply);
});
