/** Every screen and every state of a table, to be looked at by eyes and by axe. */
import { expect, type Page } from '@playwright/test';
import { keepMatches, kept } from './kept.ts';
import { finishedMatch, runningMatch } from './records.ts';
import { GAMES, type GameId, movesOf, playOn, seat, startTable, tableOf } from './table.ts';

export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
}

const SEATS: Record<GameId, number> = { 'nautilus-island': 3, nautilion: 1, nauticus: 2 };

/** A moment with something on the table, the person to act. */
const running = (game: GameId) => runningMatch(game, { seats: SEATS[game], entries: 60 });
const finished = (game: GameId) => finishedMatch(game, { seats: SEATS[game] });
const shared = () =>
  runningMatch('nautilus-island', { seats: SEATS['nautilus-island'], entries: 60, people: 4 });

/** Stores what the screens below show. */
export const prepareScreens = (page: Page): Promise<void> =>
  keepMatches(page, [
    ...GAMES.map((game, i) => kept(`${game}-running`, running(game), 10 + i)),
    ...GAMES.map((game, i) => kept(`${game}-finished`, finished(game), 20 + i)),
    kept('shared', shared(), 30),
    kept('other-rules', { ...running('nauticus'), rules: 99 }, 31),
  ]);

const at =
  (path: string, sign = 'main h1') =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await expect(page.locator(sign).first()).toBeAttached();
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  };

/** The sheet lies over the table; its curve takes a moment. */
const finishedTable =
  (game: GameId) =>
  async (page: Page): Promise<void> => {
    await at(`/table/${game}-finished`, '.table-sheet[open]')(page);
    await expect(page.locator('.table-sheet [aria-busy]')).toHaveCount(0);
  };

const ofGame = (game: GameId): readonly Screen[] => [
  { name: `${game}-set-up`, open: at(`/play/${game}`, '.seat') },
  { name: `${game}-my-turn`, open: at(`/table/${game}-running`, '.table-move-list button') },
  {
    name: `${game}-past`,
    open: at(`/table/${game}-running?ply=20`, '.table-time-tools .button.main'),
  },
  { name: `${game}-finished`, open: finishedTable(game) },
  { name: `${game}-replay`, open: at(`/replay/${game}-finished?ply=40&as=spectator`, '.table') },
  { name: `${game}-rules`, open: at(`/rules/${game}`) },
  {
    name: `${game}-hint`,
    open: async page => {
      await at(`/table/${game}-running`, '.table-move-list button')(page);
      for (let depth = 0; depth < 3; depth++)
        await page.locator('.table-hint-button:enabled').click();
      await expect(page.locator('.table-hint .button.main')).toBeVisible();
    },
  },
];

const PAGES: readonly Screen[] = [
  { name: 'home', open: at('/', '.game-go-on') },
  { name: 'games', open: at('/games', '.match-item') },
  { name: 'online', open: at('/online') },
  { name: 'fairness', open: at('/fair/nautilion-finished', '.fairness-facts') },
  { name: 'settings', open: at('/settings') },
  { name: 'about', open: at('/about') },
  ...GAMES.map(game => ({ name: `box-${game}`, open: at(`/box/${game}`) })),
  { name: 'chart', open: at('/chart') },
  { name: 'statistics', open: at('/statistics') },
  { name: 'open-file', open: at('/replay') },
  { name: 'not-found', open: at('/nowhere') },
  { name: 'cannot-open', open: at('/table/other-rules') },
  { name: 'cannot-replay', open: at('/replay/other-rules') },
  { name: 'curtain', open: at('/table/shared', '.table-curtain') },
  { name: 'lesson-nautilus-island', open: at('/lesson/nautilus-island', '.guide') },
  { name: 'lesson-nauticus', open: at('/lesson/nauticus', '.guide') },
  { name: 'lessons', open: at('/learn', '.lesson-list') },
];

/** What a link of the menu opens over the table. */
const sheet =
  (game: GameId, link: string, sign: string) =>
  async (page: Page): Promise<void> => {
    await at(`/table/${game}-running`, '.table-move-list button')(page);
    await page.locator('.table-menu-button').click();
    await page.locator(`.table-menu a[href^="${link}"]`).click();
    await expect(page.locator(sign)).toBeVisible();
  };

/** States of a table that look alike in every game; after the last one bots are of no use any more. */
const STATES: readonly Screen[] = [
  {
    name: 'refused',
    open: async page => {
      await at('/table/nautilus-island-running', '.table-move-list button')(page);
      await page.locator('.ni-set:not([data-can])').first().click({ force: true }); // it says why not
      await expect(page.locator('.table-refusal')).toBeVisible();
    },
  },
  {
    name: 'menu',
    open: async page => {
      await at('/table/nautilus-island-running', '.table-move-list button')(page);
      await page.locator('.table-menu-button').click();
      await expect(page.locator('dialog.table-menu')).toBeVisible();
    },
  },
  {
    name: 'explained',
    open: async page => {
      await at('/table/nautilus-island-running', '.table-move-list button')(page);
      await page.locator('.ni-column').first().focus();
      await page.keyboard.press('ArrowRight'); // the focus of keys is told at once
      await expect(page.locator('.table-explanation')).toBeVisible();
    },
  },
  {
    name: 'confirmation',
    open: async page => {
      await at('/table/nautilion-running', '.table-move-list button')(page);
      await page.locator('.table-undo').click(); // an undo that makes it practice
      await expect(page.locator('.table-undo-ask[open]')).toBeVisible();
    },
  },
  {
    name: 'keys',
    open: async page => {
      await at('/table/nautilus-island-running', '.table-move-list button')(page);
      await page.keyboard.press('?');
      await expect(page.locator('dialog.table-key-sheet')).toBeVisible();
    },
  },
  {
    name: 'typing',
    open: async page => {
      await at('/table/nautilus-island-running', '.table-move-list button')(page);
      await page.keyboard.press(':');
      await page.getByRole('combobox').fill('c');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
    },
  },
  { name: 'settings-sheet', open: sheet('nautilus-island', '/settings', '.table-settings') },
  { name: 'rules-sheet', open: sheet('nautilus-island', '/rules/', '.table-rules article') },
  {
    name: 'handing-over',
    open: async page => {
      await at('/table/shared', '.table-curtain')(page);
      await page.locator('.table-curtain .button.main').click();
      while ((await page.locator('.table-notice').count()) === 0) await playOn(page, () => 0, 1);
    },
  },
  {
    name: 'following',
    open: async page => {
      const other = await page.context().newPage();
      await at('/table/nauticus-running', '.table-move-list button')(other);
      await at('/table/nauticus-running', '.table-notice')(page);
      await other.close();
    },
  },
  {
    name: 'not-my-turn',
    open: async page => {
      await page.addInitScript(thinkForEver);
      await startTable(page, 'nautilus-island', seat('', 'greedy'));
      await playUntilBot(page);
    },
  },
];

/** In groups that may be visited side by side. */
export const SCREENS = {
  pages: PAGES,
  'nautilus-island': ofGame('nautilus-island'),
  nautilion: ofGame('nautilion'),
  nauticus: ofGame('nauticus'),
  states: STATES,
};

/** From now on no bot of this page comes to a decision. */
const thinkForEver = (): void => {
  const Original = Worker;
  window.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (String(url).includes('bots')) this.postMessage = () => undefined;
    }
  };
};

/** The first move until it is somebody else's turn. */
const playUntilBot = async (page: Page): Promise<void> => {
  const others = page.locator('.table-player[data-turn]:not([data-me])');
  await tableOf(page).waitFor();
  while ((await others.count()) === 0)
    if ((await movesOf(page).count()) > 0) await playOn(page, () => 0, 1);
};
