/** Nauticus says what the confirming button would lose, also to who is not asked before a move counts. */
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { hurry, movesOf } from './table.ts';
import { expect, test } from './test.ts';

test('what ending the action would lose is said beside the request', async ({ page, context }) => {
  await hurry(context);
  const file = runningMatch('nauticus', { seats: 2, entries: 26 }); // one blue worker is left
  await keepMatches(page, [kept('ending', file)]);
  await page.goto('/table/ending');
  await movesOf(page).first().waitFor({ state: 'attached' });
  await expect(page.locator('.table-ok')).toHaveText('End');
  await expect(page.locator('.table-asked .table-warning')).toHaveText(/1 blue worker lost/);
});
