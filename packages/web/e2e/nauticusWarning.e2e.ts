/** Nauticus says what the confirming button would lose, also to who is not asked before a move counts. */
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { hurry, movesOf } from './table.ts';
import { expect, test } from './test.ts';

/** One blue worker is left. */
const endingMatch = () => runningMatch('nauticus', { seats: 2, entries: 26 });

test('what ending the action would lose is said beside the request', async ({ page, context }) => {
  await hurry(context);
  await keepMatches(page, [kept('ending', endingMatch())]);
  await page.goto('/table/ending');
  await movesOf(page).first().waitFor({ state: 'attached' });
  await expect(page.locator('.table-ok')).toHaveText('End turn');
  await expect(page.locator('.table-asked')).toContainText('or end your turn');
  await expect(page.locator('.table-asked .table-warning')).toHaveText(/1 blue worker lost/);
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [740, 360],
] as const)
  test(`it is as readable as the request at ${width} × ${height}`, async ({ page, context }) => {
    await hurry(context);
    await page.setViewportSize({ width, height });
    await keepMatches(page, [kept('ending', endingMatch())]);
    await page.goto('/table/ending');
    const sizes = await Promise.all(
      ['.table-asked', '.table-asked .table-warning'].map(thing =>
        page.locator(thing).evaluate(element => getComputedStyle(element).fontSize),
      ),
    );
    expect(sizes[1]).toBe(sizes[0]);
  });
