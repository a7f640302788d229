/** Things on the board and at the thumb that play a move at once when they are pressed. */
import type { Locator, Page } from '@playwright/test';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';
import { type GameId, movesOf, plyOf, showMoves, thatPlays } from './table.ts';

const PLAYING: Record<GameId, string> = {
  'nautilus-island':
    '.ni-column[data-can], .ni-set[data-can], .ni-pile[data-can], .table-tools :is(.table-ok, .table-other):enabled',
  nautilion:
    '.nl-depths-token[data-can], .nl-token-spot[data-can], .nl-helm-face[data-can], .nl-helm-starters :enabled, .nl-helm-places .button',
  nauticus: '.table-main [data-can]',
};

export const playingSpots = (page: Page, game: GameId): Locator =>
  page.locator(PLAYING[game]).filter({ visible: true });

/** Things that a player turns to before a move is whole: cards to lay, dice to give. */
const PREPARED: Partial<Record<GameId, (page: Page, press: Press) => Promise<boolean>>> = {
  'nautilus-island': (page, press) => layCards(page, press),
  nautilion: (page, press) => giveDice(page, press),
};

/** A click, a tap, … */
export type Press = (thing: Locator) => Promise<unknown>;

/** Plays a move that takes several presses, if this is the moment for one. */
export const playPrepared = async (page: Page, game: GameId, press: Press): Promise<boolean> =>
  (await PREPARED[game]?.(page, press)) ?? false;

/** Plays a move in one of the ways there are, drawn by lot; tells whether it was on the board. */
export const playSomehow = async (
  page: Page,
  game: GameId,
  pick: (below: number) => number,
  press: Press,
): Promise<boolean> => {
  const wish = pick(3);
  await page.waitForTimeout(TWICE_MS); // sooner, it may be taken for the press before
  if (wish === 0 && (await playPrepared(page, game, press))) return true;
  const spots = playingSpots(page, game);
  const isWished = wish === 1 && (await spots.count()) > 0;
  const isOnBoard = isWished || !(await showMoves(page, press));
  const things = isOnBoard ? spots : movesOf(page);
  await thatPlays(page, async () => press(things.nth(pick(await things.count()))));
  return isOnBoard;
};

const layCards = async (page: Page, press: Press): Promise<boolean> => {
  const card = page.locator('.ni-hand-card[aria-pressed]').first();
  if ((await card.count()) === 0) return false;
  if ((await card.getAttribute('aria-pressed')) === 'false') await press(card);
  await thatPlays(page, () => press(page.locator('.table-ok:enabled')));
  return true;
};

/** The die in hand goes to whoever is pressed; the last one, and the plan, go by themselves. */
const giveDice = async (page: Page, press: Press): Promise<boolean> => {
  const takers = page.locator('.nl-station[data-can]:not(:has(.nl-station-die))');
  if ((await takers.filter({ visible: true }).count()) === 0) return false;
  const begun = await plyOf(page);
  const ok = page.locator('.table-ok:enabled'); // of a plan that would lose
  while ((await plyOf(page)) === begun) {
    await press((await ok.count()) > 0 ? ok : takers.first());
    await page.waitForTimeout(TWICE_MS);
  }
  await page.waitForFunction(() => {
    const isGiving = document.querySelector(
      '.table-move-list :is([data-move^="darkhouse "], [data-move^="phantom "], [data-move^="nautilion "])',
    );
    const isNextTurn = document.querySelectorAll('.nl-helm-die').length === 3;
    return !isGiving || isNextTurn || document.querySelector('.table-result');
  });
  return true;
};
