/** What games add up to, and what can be done with a game of the list. */
import { readFileSync } from 'node:fs';
import { keepMatches, kept, keptMatches } from './kept.ts';
import { finishedMatch, runningMatch } from './records.ts';
import { hurry, playOn, startTable, tableOf } from './table.ts';
import { expect, test } from './test.ts';

test('a game that was played to its end is counted, and taken along as files', async ({
  page,
  context,
}) => {
  await hurry(context, { list: true });
  await page.goto('/statistics');
  await expect(page.getByText('No game has come to its end yet.')).toBeVisible();
  await startTable(page, 'nautilion');
  await playOn(page);
  await page.goto('/statistics');
  const game = page.getByRole('region', { name: 'Nautilion' });
  await expect(game.locator('dd').first()).toHaveText('1');
  await expect(game.getByRole('row', { name: /ship A1/ })).toBeVisible();

  const saved = async (name: string): Promise<string> => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFileSync(await (await saving).path(), 'utf8');
  };
  const csv = await saved('Save as a table (CSV)');
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain(',nautilion,1,1,');
  expect(JSON.parse(await saved('Save as JSON'))).toMatchObject([
    { game: 'nautilion', bots: [null] },
  ]);
});

test('the statistics of one game are chosen among those of several', async ({ page }) => {
  await keepMatches(page, [
    kept('voyage', finishedMatch('nautilion', { seats: 1 }), 10),
    kept('island', finishedMatch('nautilus-island', { seats: 2 }), 20),
  ]);
  await page.goto('/statistics');
  const games = page.locator('.statistics-game');
  await expect(games).toHaveCount(2);
  await page.getByRole('radio', { name: 'Nautilion' }).check();
  await expect(games).toHaveCount(1);
  await expect(games).toContainText('Nautilion');
  await page.getByRole('radio', { name: 'All' }).check();
  await expect(games).toHaveCount(2);
});

const BOXES = { storage: { boxes: 10, mast: 2, other: 1 } };

test.describe('a voyage in my games', () => {
  test.use({ locale: 'en-GB' });

  test('has its ship, its expansions and a date as the reader writes it', async ({ page }) => {
    const options = { ship: 'B1', expansions: ['mages', 'reefs'] };
    const file = runningMatch('nautilion', { seats: 2, entries: 20, options });
    await keepMatches(page, [kept('a', file, Date.UTC(2024, 4, 3, 12))]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/games');
    const facts = page.locator('.match-item .match-facts');
    await expect(facts.first()).toHaveText('Ship B1 · Mages, Reefs');
    await expect(facts.last()).toContainText('3 May 2024');
    const tools = page.locator('.match-tools > *');
    const tops = await tools.evaluateAll(all => all.map(t => t.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
  });
});

for (const locale of ['en-GB', 'fr-FR'])
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test(`buttons of a match that stand side by side are equally high in ${locale}`, async ({
      page,
    }) => {
      await keepMatches(page, [
        kept('running', runningMatch('nautilion', { seats: 1, entries: 20 })),
        kept('over', finishedMatch('nauticus', { seats: 2 })),
      ]);
      await page.goto('/games');
      await expect(page.locator('.match-tools')).toHaveCount(2);
      const rows = await page.locator('.match-tools > *').evaluateAll(all => {
        const heights = new Map<number, Set<number>>();
        for (const box of all.map(button => button.getBoundingClientRect())) {
          const middle = Math.round((box.top + box.bottom) / 2);
          heights.set(middle, (heights.get(middle) ?? new Set()).add(Math.round(box.height)));
        }
        return [...heights.values()].map(row => [...row]);
      });
      for (const row of rows) expect(row).toHaveLength(1);
    });
  });

test('what was chosen for a table is found again by who left the page', async ({ page }) => {
  await page.goto('/play/nauticus');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await expect(page.locator('.seat')).toHaveCount(3);
  await page.goto('/');
  await page.goto('/play/nauticus');
  await expect(page.locator('.seat')).toHaveCount(3);
});

test('my games are shown game by game, and a table like one of them is prepared', async ({
  page,
}) => {
  await keepMatches(page, [
    kept('a', finishedMatch('nautilus-island', { seats: 3 }), 1),
    kept('b', runningMatch('nauticus', { seats: 4, entries: 20, sheet: BOXES }), 2),
  ]);
  await page.goto('/games');
  await expect(page.locator('.match-item')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Nauticus' }).check();
  await expect(page.locator('.match-item')).toHaveCount(1);
  await page.getByRole('button', { name: 'New table like this' }).click();
  await expect(page).toHaveURL(/\/play\/nauticus$/);
  await expect(page.locator('.seat')).toHaveCount(4);

  const likeBefore = page.getByLabel('With the values of the table before (one differs)');
  await expect(likeBefore).toBeChecked();
  await page.getByRole('button', { name: 'Cast off' }).click();
  await expect(tableOf(page)).toBeVisible();
  const isDealt = ({ id }: { readonly id: string }): boolean => !['a', 'b'].includes(id);
  const dealt = (await keptMatches(page)).find(isDealt);
  expect(dealt?.file.sheet).toMatchObject(BOXES);
  await page.goto('/play/nauticus'); // another table is as usual
  await expect(page.locator('.seat')).toHaveCount(4);
  await expect(likeBefore).toHaveCount(0);
});
