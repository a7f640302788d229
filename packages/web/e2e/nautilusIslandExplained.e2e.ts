/** Whatever is marked on a table of Nautilus Island explains itself. */
import { isProblem, type MatchFile, replayMatch } from '@tidetable/match';
import { components } from '@tidetable/rules/nautilus-island';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import type { BoardProps } from '../src/games/gameUi.ts';
import { loadExplain } from '../src/games/nautilus-island/explain.ts';
import { things } from '../src/games/nautilus-island/things.ts';
import { keepMatches, kept } from './kept.ts';
import { PHONE } from './phone.ts';
import { finishedMatch, runningMatch } from './records.ts';
import { hurry, plyOf, tableOf } from './table.ts';
import { expect, test } from './test.ts';

await loadEveryLanguage(['nautilus-island', 'nautilus-island/explain']);

/** What the person at the first seat sees at the end of the file. */
const boardOf = (file: MatchFile): BoardProps => {
  const match = replayMatch(file);
  if (isProblem(match)) throw new Error(match.problem);
  const legal = match.isOver || match.toAct !== 0 ? [] : match.legalMoves();
  return {
    view: match.view(0),
    legal,
    components,
    players: file.seats,
    aids: { memory: true, projection: true },
  } as unknown as BoardProps;
};

test('every mark on the board, in the dock and at every seat has an explanation', async ({
  page,
  context,
}) => {
  const explain = await loadExplain();
  const files = new Map([
    ['beginning', runningMatch('nautilus-island', { seats: 2, entries: 0 })],
    ['middle', runningMatch('nautilus-island', { seats: 3, entries: 60 })],
    ['late', runningMatch('nautilus-island', { seats: 4, entries: 140, seed: 2 })],
    ['end', finishedMatch('nautilus-island', { seats: 2, seed: 3 })],
  ]);
  await hurry(context);
  await keepMatches(
    page,
    Array.from(files, ([id, file]) => kept(id, file)),
  );
  const kinds = new Set<string>();
  for (const [id, file] of files) {
    await page.goto(`/table/${id}`);
    await expect(tableOf(page)).toHaveAttribute('data-ply', String(file.log.length));
    const marks = await page
      .locator('[data-explain]')
      .evaluateAll(all => all.map(thing => (thing as HTMLElement).dataset.explain ?? ''));
    for (const mark of new Set(marks)) {
      kinds.add(mark.split('/')[0]);
      for (const language of LANGUAGES)
        expect(explain(mark, boardOf(file), language)?.does, `${mark} at ${id}`).toBeTruthy();
    }
  }
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
