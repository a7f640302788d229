/** From an invitation to the first move, by two people with new browsers: presses and seconds. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { whoActs } from './onlinePeople.ts';
import { PHONE } from './phone.ts';
import { type GameId, movesOf, plyOf, showMoves } from './table.ts';

/** What it took until some step. */
interface Taken {
  readonly presses: number;
  readonly ms: number;
}

/** Somebody new to the server, with the settings of everybody. Presses are counted by the browser. */
const newcomer = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext(options);
  await context.addInitScript(() => {
    const key = 'presses';
    addEventListener('click', ({ isTrusted, detail }) => {
      if (!isTrusted || detail === 0) return; // a key of a form clicks, too
      sessionStorage.setItem(key, String(1 + Number(sessionStorage.getItem(key))));
    });
  });
  return context.newPage();
};

const pressesOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('presses')));

const SPOTS = '.table-board [data-can], .table-dock [data-can], .table-bar .main:enabled';

/** The first thing on the table that plays a move, as a person presses it; where there is none, the first move of the list. */
const playAsPerson = async (page: Page): Promise<void> => {
  const ply = await plyOf(page);
  const spots = page.locator(SPOTS).filter({ visible: true });
  for (let presses = 0; (await plyOf(page)) === ply && presses < 6; presses++) {
    if ((await spots.count()) === 0 || presses > 2) {
      await showMoves(page, opener => opener.click());
      await movesOf(page).first().click();
    } else await spots.first().click();
    await page.waitForTimeout(300);
  }
};

/** How long people need to read and to type is theirs; this is what the program needs. */
export const measureInvitation = async (
  browser: Browser,
  baseURL: string,
  game: GameId,
): Promise<void> => {
  const ann = await newcomer(browser, { baseURL });
  const began = performance.now();
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Online', exact: true }).click();
  await ann.locator(`a[href="/play/${game}?online"]`).click();
  await ann.getByRole('button', { name: 'Invite by a link' }).click();
  const link = await ann.getByRole('textbox', { name: 'Send this link' }).inputValue();
  const invited: Taken = { presses: await pressesOf(ann), ms: performance.now() - began };

  const ben = await newcomer(browser, PHONE);
  const followed = performance.now();
  const since = async (page: Page, before = 0): Promise<Taken> => ({
    presses: (await pressesOf(page)) - before,
    ms: performance.now() - followed,
  });
  await ben.goto(link);
  await ben.locator('.waiting input').first().fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ann.getByRole('button', { name: 'Cast off' }).click();
  await movesOf(await whoActs([ann, ben]))
    .first()
    .waitFor({ state: 'attached' });
  const begun = await since(ben);
  const first = await whoActs([ann, ben]);
  const before = await pressesOf(first);
  await playAsPerson(first);
  const moved = await since(first, before);
  for (const page of [ann, ben]) await page.context().close();

  const seconds = ({ ms }: Taken): string => (ms / 1000).toFixed(1);
  console.log(
    `${game}: from the home page to a link ${invited.presses} presses, ${seconds(invited)} s; ` +
      `the guest sits at the table after one name and ${begun.presses} press, ${seconds(begun)} s; ` +
      `the first move took ${moved.presses} more, by ${seconds(moved)} s`,
  );
};
