/** The ship in the middle of Nautilion's path leaves the path free. */
import { CABIN_PAIRS } from '@tidetable/rules/nautilion';
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
