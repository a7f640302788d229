/** axe finds nothing to complain of, on any screen, in either theme, on a desk and on a phone; and a finger hits what it means. */
import type { Page } from '@playwright/test';
import { misnamedControls, violationsOf } from './axe.ts';
import { keepMatches, kept } from './kept.ts';
import { expectToFitPhone, PHONE } from './phone.ts';
import { decisionsOf } from './records.ts';
import { prepareScreens, SCREENS } from './screens.ts';
import { sample } from './sweep.ts';
import { choose, GAMES, movesOf, nextFrames } from './table.ts';
import { expect, test } from './test.ts';

const softly = expect.configure({ soft: true });

const expectNoViolation = async (page: Page, name: string): Promise<void> => {
  const found = [...(await violationsOf(page)), ...(await misnamedControls(page))];
  softly(found, name).toEqual([]);
};

const chooseTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate(t => {
    document.documentElement.dataset.theme = t;
  }, theme);

const DESK = { width: 1280, height: 720 };

test.describe('by touch', () => {
  test.use({ ...PHONE, viewport: DESK });

  for (const [group, screens] of Object.entries(SCREENS))
    test(`${group}, on a desk and on a phone`, async ({ page, context }) => {
      test.setTimeout(300_000);
      await choose(context, { speed: 0 });
      await prepareScreens(page);
      for (const { name, open } of screens) {
        await page.setViewportSize(DESK);
        await open(page);
        await expectNoViolation(page, name);
        await chooseTheme(page, 'day');
        softly(await violationsOf(page, { rule: 'color-contrast' }), `${name} by day`).toEqual([]);

        await page.setViewportSize(PHONE.viewport);
        await nextFrames(page);
        await expectNoViolation(page, `${name} by day, on a phone`);
        await expectToFitPhone(page, `: ${name}`);
      }
    });
});

const RICHEST = {
  'nautilus-island': { seats: 2 },
  nautilion: {
    seats: 1,
    options: { expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'] },
  },
  nauticus: { seats: 2 },
};

for (const game of GAMES)
  test(`kinds of decision in ${game}`, async ({ page, context }) => {
    test.slow();
    await choose(context, { speed: 0 });
    const decisions = [...decisionsOf(game, RICHEST[game])].slice(0, sample(4, 99));
    await keepMatches(
      page,
      decisions.map(([kind, file]) => kept(kind, file)),
    );
    for (const [kind] of decisions) {
      await page.goto(`/table/${kind}`);
      await expect(movesOf(page).first()).toBeAttached();
      await expectNoViolation(page, kind);
    }
  });
