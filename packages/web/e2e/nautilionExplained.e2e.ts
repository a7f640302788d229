/** Whatever is marked on a table of Nautilion explains itself. */
import { isProblem, type MatchFile, replayMatch } from '@tidetable/match';
import { EXPANSION_NAMES } from '@tidetable/rules/nautilion';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import type { BoardProps } from '../src/games/gameUi.ts';
import { explain } from '../src/games/nautilion/explain.ts';
import { KINDS } from '../src/games/nautilion/things.ts';
import { keepMatches, kept } from './kept.ts';
import { decisionsOf, finishedMatch } from './records.ts';
import { hurry, tableOf } from './table.ts';
import { expect, test } from './test.ts';

await loadEveryLanguage(['nautilion', 'nautilion/explain']);

/** What the person at the first seat sees at the end of the file. */
const boardOf = (file: MatchFile): BoardProps => {
  const match = replayMatch(file);
  if (isProblem(match)) throw new Error(match.problem);
  const legal = match.isOver || match.toAct !== 0 ? [] : match.legalMoves();
  const { components } = match.game;
  return { view: match.view(0), legal, components } as unknown as BoardProps;
};

test('every mark on a table of Nautilion has an explanation, whatever is to be decided', async ({
  page,
  context,
}) => {
  test.slow();
  const options = { expansions: [...EXPANSION_NAMES] };
  const files = new Map([
    ...decisionsOf('nautilion', { seats: 2, people: 2, options }),
    ['end', finishedMatch('nautilion', { seats: 1 })],
  ]);
  await hurry(context);
  await keepMatches(
    page,
    Array.from(files, ([id, file]) => kept(id, file)),
  );
  const kinds = new Set<string>();
  for (const [id, file] of files) {
    const board = boardOf(file);
    await page.goto(`/table/${id}`);
    await expect(tableOf(page)).toHaveAttribute('data-ply', String(file.log.length));
    const marks = await page
      .locator('[data-explain]')
      .evaluateAll(all => all.map(thing => (thing as HTMLElement).dataset.explain ?? ''));
    for (const mark of new Set(marks)) {
      kinds.add(mark.split('/')[0]);
      for (const language of LANGUAGES)
        expect(explain(mark, board, language)?.does, `${mark} at ${id}`).toBeTruthy();
    }
  }
  const rare = ['effect', 'ship-reef', 'partnership']; // not in these voyages
  expect(KINDS.filter(kind => !kinds.has(kind) && !rare.includes(kind))).toEqual([]);
});
