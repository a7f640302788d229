/** The ship in the middle of Nautilion's path leaves the path free. */
import { type Nautilion, nautilion } from '@tidetable/rules';
import { CABIN_PAIRS, moveNotation, openFaces } from '@tidetable/rules/nautilion';
import { warningOf } from '../src/games/nautilion/warning.ts';
import { keepMatches, kept } from './kept.ts';
import { decisionsOf } from './records.ts';
import { hurry, movesOf, nextFrames } from './table.ts';
import { expect, test } from './test.ts';

const EXPANSIONS = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'];

const SIZES = [
  [1280, 720],
  [1366, 768],
  [1024, 768],
  [768, 1024],
  [1920, 1080],
] as const;

const hasPair = (view: object): boolean => {
  const { cabin, step } = view as { cabin: readonly string[]; step: string };
  return step === 'plan' && CABIN_PAIRS.some(pair => pair.every(token => cabin.includes(token)));
};

for (const language of ['en', 'fr'])
  test(`a cabin with its button covers nothing of the path, in ${language}`, async ({ page }) => {
    await hurry(page.context(), { language });
    const options = { expansions: EXPANSIONS };
    const decisions = decisionsOf('nautilion', { seats: 1, options }, v => String(hasPair(v)));
    const file = decisions.get('true');
    if (!file) throw new Error('no match has a pair in the cabin');
    await keepMatches(page, [kept('pair', file)]);
    await page.goto('/table/pair');
    await movesOf(page).first().waitFor({ state: 'attached' });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await nextFrames(page);
      await expect(page.locator('.nl-depths-berth .nl-cabin-reroll')).toBeVisible();
      const covered = await page.evaluate(() => {
        const boxes = (selector: string) =>
          [...document.querySelectorAll(selector)].map(thing => ({
            name: thing.getAttribute('data-spot') ?? thing.getAttribute('data-explain'),
            box: thing.getBoundingClientRect(),
          }));
        const cabin = boxes('.nl-cabin > *');
        return boxes('.nl-depths-token, .nl-depths-chip').flatMap(({ name, box }) =>
          cabin.some(
            ({ box: b }) =>
              Math.min(box.right, b.right) - Math.max(box.left, b.left) > 1 &&
              Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top) > 1,
          )
            ? [name]
            : [],
        );
      });
      expect.soft(covered, `${width} × ${height}`).toEqual([]);
    }
  });

/** Would the first die, which is held, lose somebody for good? */
const losesCrew = (shown: object): boolean => {
  const view = shown as Nautilion.View;
  if (view.step !== 'plan') return false;
  const [face] = openFaces(view);
  return (['phantom', 'nautilion'] as const).some(
    taker => warningOf(moveNotation.give(taker, face), view, nautilion.components)?.code === 'gone',
  );
};

for (const language of ['en', 'fr'])
  test(`a warning at a taker is read to its end, in ${language}`, async ({ page }) => {
    await hurry(page.context(), { language });
    const file = decisionsOf('nautilion', { seats: 1 }, view => String(losesCrew(view))).get(
      'true',
    );
    if (!file) throw new Error('no match has such a die');
    await keepMatches(page, [kept('loss', file)]);
    await page.goto('/table/loss');
    const warned = page.locator('.nl-station[data-warned]');
    for (const [width, height] of [...SIZES, [390, 844]] as const) {
      await page.setViewportSize({ width, height });
      await nextFrames(page);
      await warned.first().waitFor();
      const cut = await warned.evaluateAll(stations =>
        stations.flatMap(station => {
          const { bottom } = station.getBoundingClientRect();
          const words = station.querySelector('.nl-station-outcome');
          const range = document.createRange();
          if (words) range.selectNodeContents(words);
          const isScrolled = words && words.scrollHeight > words.clientHeight + 1;
          return isScrolled || range.getBoundingClientRect().bottom > bottom
            ? [station.textContent]
            : [];
        }),
      );
      expect.soft(cut, `${width} × ${height}`).toEqual([]);
    }
  });
