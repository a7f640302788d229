/** Two quick presses at one place: the second one is not for what has only just come there. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { isProblem, type MatchFile, replayMatch } from '@tidetable/match';
import { keepMatches, kept, keptMatches } from './kept.ts';
import { runningMatch } from './records.ts';
import { choose, GAMES, type GameId, hurry, movesOf, pressCalmly } from './table.ts';
import { expect, test } from './test.ts';

const QUICK = 120; // milliseconds
const DELIBERATE = 450;

/** May the person undo a move, and decide again after the first one of the list? */
const isAmidTurn = (file: MatchFile): boolean => {
  const match = replayMatch(file);
  if (isProblem(match) || match.undoLimit(0) > match.ply - 2) return false;
  const [move, ...others] = match.legalMoves();
  match.submit(0, match.ply, move, 0);
  return others.length > 0 && match.toAct === 0 && match.legalMoves().length > 1;
};

/** Can a move be made that is worth a question? */
const mayClose = (file: MatchFile): boolean => {
  const match = replayMatch(file);
  return !isProblem(match) && match.legalMoves().includes('close');
};

const momentOf = (game: GameId, isWanted: (file: MatchFile) => boolean): MatchFile => {
  for (let entries = 10; entries < 200; entries++) {
    const file = runningMatch(game, { seats: game === 'nautilion' ? 1 : 2, entries });
    if (isWanted(file)) return file;
  }
  throw new Error(`${game} has no such moment`);
};

const openTable = async (page: Page, game: GameId): Promise<void> => {
  await keepMatches(page, [kept('twice', momentOf(game, isAmidTurn))]);
  await page.goto('/table/twice');
  await expect(movesOf(page).first()).toBeVisible();
};

/** How many decisions the person has taken, undos included. */
const decisions = async (page: Page): Promise<number> => {
  const [{ file }] = await keptMatches(page);
  return file.log.filter(({ seat }) => seat === 0).length;
};

const middleOf = async (thing: Locator): Promise<[x: number, y: number]> => {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** A click that was made at this time, however late a busy machine comes to it. */
const clickAt = async (cdp: CDPSession, x: number, y: number, ms: number): Promise<void> => {
  const rest = { x, y, button: 'left', clickCount: 1, timestamp: ms / 1000 } as const;
  await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...rest });
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...rest });
};

/** A key with a digit, pressed so long after the page began, however late a busy machine comes to it. */
const pressAt = (page: Page, key: string, ms: number): Promise<void> =>
  page.evaluate(
    ([key, ms]) => {
      const rest = { key, code: `Digit${key}`, bubbles: true, cancelable: true };
      const press = new KeyboardEvent('keydown', rest);
      Object.defineProperty(press, 'timeStamp', { value: ms });
      document.body.dispatchEvent(press);
    },
    [key, ms] as const,
  );

/** Clicks where that is, and there again although something else may have come there. */
const clickTwice = async (page: Page, thing: Locator): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  const [x, y] = await middleOf(thing);
  await page.mouse.move(x, y);
  const at = Date.now();
  await clickAt(cdp, x, y, at);
  await page.waitForTimeout(QUICK);
  await clickAt(cdp, x, y, at + QUICK);
  await page.waitForTimeout(DELIBERATE); // whatever it does is done
};

for (const game of GAMES)
  test.describe(game, () => {
    test.beforeEach(({ context }) => hurry(context, { list: true }));

    test('two quick clicks on Hint play nothing', async ({ page }) => {
      await openTable(page, game);
      const before = await decisions(page);
      const hint = page.locator('.table-hint-button:enabled');
      for (let depth = 0; depth < 3 && (await hint.count()) > 0; depth++) {
        await clickTwice(page, hint);
        await expect(page.locator('.table-hint-button[aria-disabled]')).toHaveCount(0); // it has thought
      }
      expect(await decisions(page)).toBe(before);
      await expect(page.locator('.table-hint .button.main')).toBeVisible();
    });

    test('two quick clicks on a move play one; the next click after a pause plays again', async ({
      page,
    }) => {
      await openTable(page, game);
      const before = await decisions(page);
      await clickTwice(page, movesOf(page).first());
      expect(await decisions(page)).toBe(before + 1);
      await pressCalmly(movesOf(page).first());
      await expect.poll(() => decisions(page)).toBe(before + 2);
    });

    test('two quick clicks on Undo take back one move', async ({ page }) => {
      await openTable(page, game);
      const before = await decisions(page);
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      await clickTwice(page, undo);
      expect(await decisions(page)).toBe(before + 1);
    });
  });

test('a key pressed twice plays one move; after a pause it plays again', async ({
  page,
  context,
}) => {
  await hurry(context, { list: true });
  await openTable(page, 'nauticus');
  const before = await decisions(page);
  const at = await page.evaluate(() => performance.now());
  await pressAt(page, '1', at);
  await page.waitForTimeout(QUICK);
  await pressAt(page, '1', at + QUICK);
  await page.waitForTimeout(DELIBERATE);
  expect(await decisions(page)).toBe(before + 1);
  await expect(page.locator('.table [role=log]')).toContainText('Too soon');
  const digit = await page.locator('.table-move').first().getAttribute('data-digit');
  await page.keyboard.press(digit ?? '');
  await expect.poll(() => decisions(page)).toBe(before + 2);
});

test('Enter that is held down asks whether a move shall be, and is no answer', async ({
  page,
  context,
}) => {
  await choose(context, { speed: 0, confirm: true, list: true });
  await keepMatches(page, [kept('twice', momentOf('nautilus-island', mayClose))]);
  await page.goto('/table/twice');
  const before = await decisions(page);
  await page.locator('.table-move[data-move=close]').focus();
  for (let times = 0; times < 6; times++) {
    await page.keyboard.down('Enter'); // without `up` the key repeats
    await page.waitForTimeout(QUICK);
  }
  await page.keyboard.up('Enter');
  expect(await decisions(page)).toBe(before);
  await page.waitForTimeout(DELIBERATE);
  await page.keyboard.press('Enter'); // on the answer, which has the focus
  await expect.poll(() => decisions(page)).toBe(before + 1);
});
