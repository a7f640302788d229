/** Whether chance was fair, for who is no programmer. */
import { keepMatches, kept } from './kept.ts';
import { finishedMatch, runningMatch } from './records.ts';
import { expect, test } from './test.ts';

test('a game of this device is recomputed card by card, and one changed card is shown', async ({
  page,
}) => {
  const honest = finishedMatch('nautilion', { seats: 1 });
  const [first = '', ...rest] = honest.deal;
  const [name, cards = ''] = first.split(': ');
  const [one, ...others] = cards.split(' ');
  const at = others.findIndex(card => card !== one);
  const swapped = [others[at], ...others.with(at, one ?? '')].join(' ');
  await keepMatches(page, [
    kept('honest', honest),
    kept('forged', { ...honest, deal: [`${name}: ${swapped}`, ...rest] }),
    kept('running', runningMatch('nautilion', { seats: 1, entries: 20 })),
  ]);
  await page.goto('/games');
  await page.locator('a[href="/fair/honest"]').click();
  await expect(page.getByText('Yes. Every card and every die follows')).toBeVisible();
  await expect(page.getByText(honest.seed ?? '')).toBeVisible();
  await page.getByText('During the match').click();
  const rolled = page.locator('.fairness-facts').last().locator('li');
  expect(await rolled.count()).toBeGreaterThan(10);
  await expect(page.locator('.fairness-facts [data-wrong]')).toHaveCount(0);

  await page.goto('/fair/forged');
  await expect(page.getByText('No. Something in this record')).toBeVisible();
  await expect(page.locator('.fairness-facts li[data-wrong] strong').first()).toContainText(
    'should be',
  );

  await page.goto('/fair/running');
  await expect(page.getByText('The match is not over.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The seed' })).toHaveCount(0);
});
