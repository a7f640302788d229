/** How tests get to a table and play at it, whatever the game. */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { seededRng } from '@tidetable/rules';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';

export const GAMES = ['nautilus-island', 'nautilion', 'nauticus'] as const;
export type GameId = (typeof GAMES)[number];

/** What a person chose in the settings, before any page is open. */
export const choose = (
  context: BrowserContext,
  settings: Record<string, unknown>,
): Promise<unknown> =>
  context.addInitScript(text => {
    if (location.protocol !== 'about:') localStorage.setItem('tidetable/settings', text);
  }, JSON.stringify(settings));

/** No animation, and bots that do not wait to be watched. */
export const hurry = (context: BrowserContext, more: object = {}): Promise<unknown> =>
  choose(context, { speed: 0, ...more });

export const tableOf = (page: Page): Locator => page.locator('.table');

/** The legal moves as buttons; none while somebody else is to move. */
export const movesOf = (page: Page): Locator => page.locator('.table-move-list button[data-move]');

/** Opens the list of moves, if it is folded; answers whether it is open. On a phone two answers stand in the place of its button. */
export const showMoves = async (
  page: Page,
  press: (thing: Locator) => Promise<unknown>,
): Promise<boolean> => {
  if (await movesOf(page).first().isVisible()) return true;
  const opener = page
    .locator('.table-moves-toggle, .table-rail:not([data-sheet]) [data-tab=moves]')
    .filter({ visible: true });
  if ((await opener.count()) === 0) return false;
  await press(opener);
  return true;
};

/** Starts the table that the set-up page of the game proposes. `prepare` may change it before. */
export const startTable = async (
  page: Page,
  game: GameId,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> => {
  await page.goto(`/play/${game}`);
  await prepare(page);
  await page.locator('main .button.main').first().click();
  await expect(tableOf(page)).toHaveAttribute('data-game', game);
};

/** How many moves have been made, chance and bots included. */
export const plyOf = async (page: Page): Promise<number> =>
  Number(await tableOf(page).getAttribute('data-ply'));

/** Sits people (`''`) and bots (their level) at the table, on the set-up page. */
export const seat =
  (...players: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await page
      .locator('[role=radiogroup] label:has([name=seats])')
      .filter({ hasText: String(players.length) })
      .click();
    for (const [i, level] of players.entries())
      await page.locator('.seat select').nth(i).selectOption(level);
  };

/** What there is to do next, for whoever sits at the screen. */
type Task = 'move' | 'cover' | 'uncover' | 'over';

/** The first of these that is on the page. */
const SIGNS: Record<Task, string> = {
  over: '.table-result',
  uncover: '.table-curtain .button.main',
  cover: '.table-notice .button.main',
  move: '.table-move-list button[data-move]',
};

/** Waits until there is something to do. */
export const nextTask = async (page: Page): Promise<Task> => {
  const found = await page.waitForFunction(
    signs => signs.find(([, sign]) => document.querySelector(sign))?.[0],
    Object.entries(SIGNS),
  );
  return found.jsonValue() as Promise<Task>;
};

/** Does something that plays a move, and waits until it has been played. */
export const thatPlays = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  const ply = String(await plyOf(page));
  await act();
  await page.waitForFunction(old => {
    const table = document.querySelector<HTMLElement>('.table');
    return !table || table.dataset.ply !== old; // or the screen is covered
  }, ply);
};

/** Plays one of the listed moves, even if the list is folded. */
export const playMove = (page: Page, pick: (of: number) => number): Promise<void> =>
  thatPlays(page, async () => {
    const moves = movesOf(page);
    await moves.nth(pick(await moves.count())).dispatchEvent('click');
  });

/** Plays for every person at the screen until the game is over, or for so many moves; the first one unless told. */
export const playOn = async (
  page: Page,
  pick: (of: number) => number = () => 0,
  most = Number.POSITIVE_INFINITY,
): Promise<void> => {
  for (let moves = 0; moves < most; ) {
    const task = await nextTask(page);
    if (task === 'over') return;
    if (task !== 'move') {
      const button = page.locator(SIGNS[task]);
      await button.click();
      await button.waitFor({ state: 'detached' });
    } else {
      await playMove(page, pick);
      moves++;
    }
  }
};

/** Chooses at random but by a seed, which the report names; `SEED=7` tries another one. */
export const seededPick = (): ((of: number) => number) => {
  const seed = Number(process.env.SEED ?? 1);
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  return seededRng(seed);
};

/** As a person presses what has just appeared: at once, under a resting pointer, it would not count. */
export const pressCalmly = async (thing: Locator): Promise<void> => {
  await thing.hover();
  await thing.page().waitForTimeout(2 * TWICE_MS);
  await thing.click();
};

/** Boards measure themselves: they may need a moment to follow. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise(done =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );
