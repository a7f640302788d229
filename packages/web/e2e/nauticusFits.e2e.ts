/** Nauticus in every phase: what is written or drawn stays on its card, and nothing lies over it. */
import type { Page } from '@playwright/test';
import type { MatchFile } from '@tidetable/match';
import type { Nauticus } from '@tidetable/rules';
import { misfits } from './fitting.ts';
import { keepMatches, kept } from './kept.ts';
import { decisionsOf, runningMatch } from './records.ts';
import { measureFrame } from './rectangles.ts';
import { sample } from './sweep.ts';
import { hurry, movesOf, nextFrames } from './table.ts';
import { expect, test } from './test.ts';

const SIZES = [
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [740, 360],
] as const;

const softly = expect.configure({ soft: true });

/** A phase, and of which action. */
const phaseOf = (view: object): string => {
  const { phase, running } = view as Nauticus.View;
  return [phase, running.action, running.extra && 'extra'].filter(Boolean).join(' ');
};

const openKept = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/table/${id}`);
  await movesOf(page).first().waitFor({ state: 'attached' });
};

/** The longer words with the most players. */
const FULLEST = ['fr', 4] as const;
const TABLES = sample([FULLEST], [FULLEST, ['en', 2] as const]);

for (const [language, seats] of TABLES)
  test(`every phase fits, ${language}, ${seats} players`, async ({ page, context }) => {
    test.setTimeout(240_000);
    await hurry(context, { language });
    const phases = [...decisionsOf('nauticus', { seats }, phaseOf)];
    await keepMatches(
      page,
      phases.map(([, file], i) => kept(`phase-${i}`, file)),
    );
    for (const [i, [phase]] of phases.entries()) {
      await openKept(page, `phase-${i}`);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await nextFrames(page);
        softly(await misfits(page), `${phase} at ${width} × ${height}`).toEqual([]);
      }
    }
  });

test('the running action and what it sells are named in every window, and nothing touches', async ({
  page,
  context,
}) => {
  await hurry(context, { language: 'fr' });
  const buying = (view: object): string => {
    const { players, running } = view as Nauticus.View;
    return `${phaseOf(view)}${players[0].extra && running.uses === 0 ? ', all ways open' : ''}`;
  };
  const [, file] = [...decisionsOf('nauticus', { seats: 4 }, buying)].find(
    ([phase]) => phase === 'act goods, all ways open',
  ) as [string, MatchFile];
  await keepMatches(page, [kept('buying', file)]);
  await openKept(page, 'buying');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await nextFrames(page);
    const at = `${width} × ${height}`;
    const title = await page.locator('.nc-tray h3').boundingBox();
    softly(title?.width, at).toBeGreaterThan(60);
    await softly(page.locator('.nc-offer-name').filter({ visible: true }), at).toHaveCount(4);
    softly(await gapsIn(page, '.nc-offer .nc-crate > rect', '.nc-offer-left'), at).not.toContain(0);
    softly(await gapsIn(page, '.nc-purse dl > div:last-child', '.nc-pass'), at).not.toContain(0);
  }
});

/** Pixels between two things in each pair: the first of each, the second, and so on. */
const gapsIn = (page: Page, one: string, other: string): Promise<number[]> =>
  page.evaluate(
    ([one, other]) => {
      const boxes = (which: string) =>
        [...document.querySelectorAll(which)].map(thing => thing.getBoundingClientRect());
      const others = boxes(other);
      return boxes(one).map((a, i) => {
        const b = others[i];
        const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
        const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
        return Math.max(0, Math.floor(Math.max(across, down)));
      });
    },
    [one, other],
  );

test('a lesson on a phone has no letters under 11 pixels', async ({ page, context }) => {
  await hurry(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lesson/nauticus');
  await page.locator('.nc-wheel').waitFor();
  await nextFrames(page);
  expect((await measureFrame(page, 11)).small).toEqual([]);
});

const openRunning = async (page: Page, seats: number, entries: number): Promise<void> => {
  await keepMatches(page, [kept('running', runningMatch('nauticus', { seats, entries }))]);
  await openKept(page, 'running');
  await nextFrames(page);
};

test('the own score stands once: in the card of the player, on a phone in the purse', async ({
  page,
  context,
}) => {
  await hurry(context);
  await openRunning(page, 2, 150);
  const own = page.locator('.table-player[data-me]');
  const inPurse = page.locator('.nc-purse-score');
  const parts = page.locator('.nc-score-parts').filter({ visible: true });
  await expect(own.locator('.table-points')).toBeVisible();
  await expect(inPurse).toBeHidden();
  await expect(page.locator('.nc-purse').locator(parts)).toHaveCount(1);
  await expect(own.locator(parts)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(inPurse).toBeVisible();
});

test('rivals show their score on their tab', async ({ page, context }) => {
  await hurry(context);
  await page.setViewportSize({ width: 740, height: 360 });
  await openRunning(page, 2, 150);
  await page.getByRole('tab', { name: 'Rivals' }).click();
  await expect(page.locator('.nc-rivals header [data-explain="score/1"]')).toHaveText(
    /^\d+ score$/,
  );
});

test('with two players the ships in a card fill the room that it has', async ({
  page,
  context,
}) => {
  await hurry(context);
  await openRunning(page, 2, 150);
  const fleet = await page.locator('.table-player[data-me] .nc-fleet').boundingBox();
  const ship = await page.locator('.table-player[data-me] .nc-fleet li').first().boundingBox();
  expect(ship?.height).toBeGreaterThan(0.7 * (fleet?.height ?? 0));
  expect(fleet?.height).toBeGreaterThan(60);
});
