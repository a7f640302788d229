/** The confirming button: there where it does something, at a place that is always kept. */
import type { Locator, Page } from '@playwright/test';
import { isProblem, type MatchFile, replayMatch } from '@tidetable/match';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { type GameId, hurry, movesOf, nextTask, playMove, plyOf, seededPick } from './table.ts';
import { expect, test } from './test.ts';

/** What the boards have a button of their own for. */
const OFFERED = /^(end|close|collect|idle|done)/;

/** The first moment of a person with a single move, for which the board has no button. */
const withoutChoice = (game: GameId): MatchFile => {
  for (let entries = 4; entries < 200; entries++) {
    const file = runningMatch(game, { seats: 2, entries });
    const match = replayMatch(file);
    const [move, ...others] = isProblem(match) ? [] : match.legalMoves();
    if (move !== undefined && others.length === 0 && !OFFERED.test(move)) return file;
  }
  throw new Error(`${game} has no such moment`);
};

const open = async (page: Page, file: MatchFile): Promise<void> => {
  await keepMatches(page, [kept('game', file)]);
  await page.goto('/table/game');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

/** Left edge and width of what stands beside OK. */
const placesBeside = (page: Page): Promise<number[][]> =>
  page.locator('.table-tools button:not(.table-ok)').evaluateAll(buttons =>
    buttons.map(button => {
      const { left, width } = button.getBoundingClientRect();
      return [Math.round(left), Math.round(width)];
    }),
  );

/** Both at one moment: the table may change between two questions. */
const stateOf = (button: Locator): Promise<{ isEnabled: boolean; isVisible: boolean }> =>
  button.evaluate(element => ({
    isEnabled: !(element as HTMLButtonElement).disabled,
    isVisible: element.checkVisibility({ visibilityProperty: true }),
  }));

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [740, 360],
] as const)
  test(`OK is in sight where it can be pressed, and nothing moves for it at ${width} × ${height}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await hurry(context);
    await open(page, runningMatch('nautilus-island', { seats: 2, entries: 20 }));
    const pick = seededPick();
    const ok = page.locator('.table-ok');
    const places = await placesBeside(page);
    const seen = new Set<boolean>();
    for (let moves = 0; moves < 12 && (await nextTask(page)) === 'move'; moves++) {
      const { isEnabled, isVisible } = await stateOf(ok);
      seen.add(isEnabled);
      expect(isVisible).toBe(isEnabled);
      expect(await placesBeside(page)).toEqual(places);
      await playMove(page, pick);
    }
    expect(seen.size).toBe(2);
  });

test('the only move of a game is named, and OK makes it', async ({ page, context }) => {
  await hurry(context);
  await open(page, withoutChoice('nauticus'));
  const move = movesOf(page).first();
  const name = (await move.locator('span').first().textContent()) ?? '';
  const ok = page.locator('.table-ok');
  await expect(page.locator('.table-asked strong')).toHaveText(name);
  await expect(ok).toHaveAccessibleName(`OK ${name}`);
  await expectToPlay(page);
});

test('the only cards that can be laid are picked already, and OK lays them', async ({
  page,
  context,
}) => {
  await hurry(context);
  await open(page, withoutChoice('nautilus-island'));
  await expect(page.locator('.table-ok')).toHaveText(/^Lay \d$/);
  await expectToPlay(page);
});

const expectToPlay = async (page: Page): Promise<void> => {
  const ply = await plyOf(page);
  await page.locator('.table-ok').click();
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply);
};
