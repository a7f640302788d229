/** Whatever is marked on a table of Nautilus Island explains itself. */
import { loadEveryLanguage } from '@tidetable/text/shell';
import { loadExplain } from '../src/games/nautilus-island/explain.ts';
import { things } from '../src/games/nautilus-island/things.ts';
import { explainedKinds } from './explainedMarks.ts';
import { keepMatches, kept } from './kept.ts';
import { PHONE } from './phone.ts';
import { finishedMatch, runningMatch } from './records.ts';
import { hurry, plyOf } from './table.ts';
import { expect, test } from './test.ts';

await loadEveryLanguage(['nautilus-island', 'nautilus-island/explain']);

test('every mark on the board, in the dock and at every seat has an explanation', async ({
  page,
}) => {
  const explain = await loadExplain();
  const files = new Map([
    ['beginning', runningMatch('nautilus-island', { seats: 2, entries: 0 })],
    ['middle', runningMatch('nautilus-island', { seats: 3, entries: 60 })],
    ['late', runningMatch('nautilus-island', { seats: 4, entries: 140, seed: 2 })],
    ['end', finishedMatch('nautilus-island', { seats: 2, seed: 3 })],
  ]);
  const kinds = await explainedKinds(page, files, explain);
  expect([...kinds].sort()).toEqual(Object.keys(things).sort());
});

test.describe('with a finger', () => {
  test.use(PHONE); // a mouse rests on what it presses, and keys focus it: both are told anyway

  test('a tap on a space of the camp or a pile, which has no other meaning, tells what lies there', async ({
    page,
    context,
  }) => {
    await hurry(context);
    const file = runningMatch('nautilus-island', { seats: 2, entries: 0 });
    await keepMatches(page, [kept('running', file)]);
    await page.goto('/table/running');
    const told = page.locator('.table-explanation');
    await page.locator('[data-spot="camp/green"]').tap(); // explanations are loaded by this
    await expect(told).toContainText('Camp, clothes');
    await expect(told.getByRole('link')).toHaveAttribute('href', '/rules/nautilus-island#NI22');
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
    await page.locator('[data-spot="pile/5"]').tap();
    await expect(told).toContainText('Portholes for 5 cards');
    expect(await plyOf(page)).toBe(file.log.length);
  });
});
