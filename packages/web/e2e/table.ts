/** How tests get to a table and play at it, whatever the game. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

export type GameId = 'nautilus-island' | 'nautilion' | 'nauticus';

/** What a person chose in the settings, before any page is open. */
export const choose = (
  context: BrowserContext,
  settings: Record<string, unknown>,
): Promise<unknown> =>
  context.addInitScript(
    text => localStorage.setItem('tidetable/settings', text),
    JSON.stringify(settings),
  );

/** No animation, and bots that do not wait to be watched. */
export const hurry = (context: BrowserContext): Promise<unknown> => choose(context, { speed: 0 });

export const tableOf = (page: Page): Locator => page.locator('.table');

/** The legal moves as buttons; none while somebody else is to move. */
export const movesOf = (page: Page): Locator => page.locator('.move-list button[data-move]');

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

/** What there is to do next, for whoever sits at the screen. */
type Task = 'move' | 'cover' | 'uncover' | 'over';

export const nextTask = async (page: Page): Promise<Task> => {
  const tasks: Record<Task, Locator> = {
    over: page.locator('.result'),
    uncover: page.locator('.curtain .button.main'),
    cover: page.locator('.notice .button.main'),
    move: movesOf(page),
  };
  const any = Object.values(tasks).reduce((a, b) => a.or(b));
  await any.first().waitFor({ state: 'attached' });
  for (const [task, there] of Object.entries(tasks))
    if ((await there.count()) > 0) return task as Task;
  return nextTask(page); // it was there, and a bot was faster
};

/** Plays one of the listed moves, and waits until it has been played. */
export const playMove = async (page: Page, pick: (of: number) => number): Promise<void> => {
  const ply = await plyOf(page);
  const moves = movesOf(page);
  await moves.nth(pick(await moves.count())).dispatchEvent('click'); // the list may be folded
  await page.waitForFunction(
    old => document.querySelector<HTMLElement>('.table')?.dataset.ply !== old,
    String(ply),
  );
};

/** Plays for every person at the screen until the game is over; the first move unless told. */
export const playToEnd = async (
  page: Page,
  pick: (of: number) => number = () => 0,
): Promise<void> => {
  for (;;) {
    const task = await nextTask(page);
    if (task === 'over') return;
    if (task === 'move') await playMove(page, pick);
    else if (task === 'cover') await page.locator('.notice .button.main').click();
    else await page.locator('.curtain .button.main').click();
  }
};
