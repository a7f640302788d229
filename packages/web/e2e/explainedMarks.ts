/** The marks of a table that explain themselves, held against what a game knows of them. */
import type { Page } from '@playwright/test';
import { isProblem, type MatchFile, replayMatch } from '@tidetable/match';
import { LANGUAGES } from '@tidetable/text/shell';
import type { BoardProps, Explain } from '../src/games/gameUi.ts';
import { keepMatches, kept } from './kept.ts';
import { hurry, tableOf } from './table.ts';
import { expect } from './test.ts';

/** What the person at the first seat sees at the end of the file. */
const boardOf = (file: MatchFile): BoardProps => {
  const match = replayMatch(file);
  if (isProblem(match)) throw new Error(match.problem);
  const legal = match.isOver || match.toAct !== 0 ? [] : match.legalMoves();
  return {
    view: match.view(0),
    legal,
    components: match.game.components,
    players: file.seats,
    aids: { memory: true, projection: true },
  } as unknown as BoardProps;
};

/** Opens every match; each mark must have an explanation in every language. Answers the kinds that were seen. */
export const explainedKinds = async (
  page: Page,
  files: ReadonlyMap<string, MatchFile>,
  explain: Explain,
): Promise<ReadonlySet<string>> => {
  await hurry(page.context());
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
  return kinds;
};
