/** What lies behind the tabs of Nautilion in a small window is seen, or a scroll leads to it. */
import type { Page } from '@playwright/test';
import { CABIN_PAIRS, componentsOf, moveNotation } from '@tidetable/rules/nautilion';
import { warningOf } from '../src/games/nautilion/warning.ts';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';
import { keepMatches, kept } from './kept.ts';
import { decisionsOf, finishedMatch, runningMatch } from './records.ts';
import { hurry, movesOf, nextFrames, nextTask, playMove, plyOf } from './table.ts';
import { expect, test } from './test.ts';

type View = Parameters<typeof warningOf>[1];

const EXPANSIONS = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'];
const PHONES = [
  { width: 390, height: 844 },
  { width: 740, height: 360 },
];

/** A match with such a view in which the person is to act. */
const openAt = async (
  page: Page,
  isWanted: (view: View) => boolean,
  expansions: readonly string[] = EXPANSIONS,
): Promise<void> => {
  await hurry(page.context());
  const wish = { seats: 1, options: { expansions } };
  const file = decisionsOf('nautilion', wish, view => String(isWanted(view as View))).get('true');
  if (!file) throw new Error('no match comes to this');
  await keepMatches(page, [kept('voyage', file)]);
  await page.goto('/table/voyage');
  await movesOf(page).first().waitFor({ state: 'attached' });
};

const openTab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('tab', { name, exact: true }).click();
  await nextFrames(page);
};

/** Which of them are not wholly in the pane; at what place, for who reads it. */
const outside = (page: Page, things: string): Promise<string[]> =>
  page.evaluate(selector => {
    const pane = document.querySelector('.nl-locker')?.getBoundingClientRect();
    const found = [...document.querySelectorAll(`.nl-locker :is(${selector})`)];
    if (!pane || found.length === 0) return [`nothing is ${selector}`];
    return found.flatMap(thing => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      const isIn =
        left >= pane.left - 1 &&
        top >= pane.top - 1 &&
        right <= pane.right + 1 &&
        bottom <= pane.bottom + 1;
      return isIn ? [] : [`${thing.textContent} ${[left, top, right, bottom].map(Math.round)}`];
    });
  }, things);

const hasPair = ({ cabin, step }: View): boolean =>
  step === 'plan' && CABIN_PAIRS.some(pair => pair.every(token => cabin.includes(token)));

for (const viewport of [...PHONES, { width: 1024, height: 768 }])
  test(`a face is chosen in sight of all dice at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAt(page, ({ step }) => step === 'set');
    const tray = page.locator('.nl-helm-tray');
    await expect(tray.locator('.nl-helm-lying')).toHaveCount(3);
    await expect(tray.locator('.nl-helm-lying[data-held]')).toHaveCount(1);
    await expect(tray.locator('.nl-helm-face')).toHaveCount(4);
    const cut = await tray.evaluate(box => {
      const { left, right } = box.getBoundingClientRect();
      return [...box.querySelectorAll('.nl-helm-lying, .nl-helm-face')].filter(thing => {
        const place = thing.getBoundingClientRect();
        return place.left < left || place.right > right;
      }).length;
    });
    expect(cut).toBe(0);
  });

for (const viewport of PHONES)
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    for (const expansions of [EXPANSIONS, ['mages', 'reefs']])
      test(`a cabin with its button lies in its pane, with ${expansions.length} expansions`, async ({
        page,
      }) => {
        await openAt(page, hasPair, expansions);
        await openTab(page, 'Ship');
        expect(await outside(page, '.nl-cabin-pair, .nl-cabin-reroll, .nl-vessel-hull')).toEqual(
          [],
        );
      });

    test('all five cards of the Darkhouse are seen beside the heroic cards', async ({ page }) => {
      await openAt(page, ({ step, heroics }) => step === 'plan' && heroics.open.length === 3);
      await openTab(page, 'Cards');
      expect(await outside(page, '.nl-row-name, .nl-heroic')).toEqual([]);
      await expect(page.locator('.nl-row-name')).toHaveCount(5);
    });

    test('what pays for spells lies in its pane, and counts beside their tokens', async ({
      page,
    }) => {
      await openAt(
        page,
        ({ step, reserve, discarded }) =>
          step === 'currents' && reserve.length > 1 && new Set(discarded).size < discarded.length,
      );
      await openTab(page, 'Spells');
      expect(await outside(page, '.nl-scroll, .nl-store h3, .nl-store-stack')).toEqual([]);
      const over = await page.locator('.nl-store-stack:has(small)').evaluateAll(stacks =>
        stacks.filter(stack => {
          const [token, count] = ['svg', 'small'].map(part =>
            stack.querySelector(part)?.getBoundingClientRect(),
          );
          return !token || !count || count.left < token.right - 1;
        }),
      );
      expect(over).toHaveLength(0);
    });

    test('a Tide marks the dice, shows its faces beside them, and a double tap buys nothing', async ({
      page,
    }) => {
      await openAt(page, ({ step, reserve }) => step === 'currents' && reserve.length > 1);
      await openTab(page, 'Spells');
      await page.locator('.nl-scroll[data-spot=tide]').click();
      await page.waitForTimeout(TWICE_MS);
      const dice = page.locator('.nl-helm-die');
      const rings = await dice.evaluateAll(all => all.map(die => getComputedStyle(die).boxShadow));
      expect(rings).not.toContain('none');
      const ply = await plyOf(page);
      for (const i of [0, 1, 2]) {
        const box = await dice.nth(i).boundingBox();
        if (!box) throw new Error('a die is not seen');
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, {
          clickCount: 2,
          delay: 20,
        });
        await page.waitForTimeout(TWICE_MS);
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await page.waitForTimeout(TWICE_MS);
        await expect(dice).toHaveCount(3);
        await expect(page.locator('.nl-helm-face').first()).toBeVisible();
      }
      expect(await plyOf(page)).toBe(ply);
      const tray = await page.locator('.nl-helm-tray').boundingBox();
      const last = await page.locator('.nl-helm-face').last().boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(
        (tray?.x ?? 0) + (tray?.width ?? 0),
      );
    });

    test('the little dice stay while a Translation is chosen, and let taps through', async ({
      page,
    }) => {
      await openAt(page, ({ step, reserve }) => step === 'currents' && reserve.length > 2, [
        'mages',
      ]);
      const chips = page.locator('.nl-depths-chip');
      const before = await chips.count();
      expect(before).toBeGreaterThan(0);
      await openTab(page, 'Spells');
      await page.locator('.nl-scroll[data-spot=translation]').click();
      await page.waitForTimeout(TWICE_MS);
      await expect(chips).toHaveCount(before);
      for (const chip of await page.locator('.nl-depths-ghost').all())
        await expect(chip).toHaveCSS('pointer-events', 'none');
    });

    test('a choice with a warning is read in two lines, and a tap tells what it loses', async ({
      page,
    }) => {
      await openAt(
        page,
        view =>
          view.step === 'place' &&
          view.pending.hand !== 'mercenary' &&
          warningOf(moveNotation.toReserve, view, componentsOf()) !== undefined,
      );
      const choice = page.locator('.nl-helm-places [data-to=reserve]');
      await expect(choice.locator('.nl-warning-sign')).toBeVisible();
      const lines = await choice.evaluate(button => {
        const range = document.createRange();
        range.selectNodeContents(button.lastChild as Node);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines).toBeLessThanOrEqual(2);
      const ply = await plyOf(page);
      await page.locator('.nl-helm-catch').click();
      await expect(page.locator('.table-explanation')).toContainText(
        /Into the reserve: .*(lost|won)\./,
      );
      expect(await plyOf(page)).toBe(ply);
    });
  });

for (const viewport of PHONES)
  test(`the result has air above its title and is read to its end in ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await hurry(page.context());
    const options = { expansions: EXPANSIONS };
    await keepMatches(page, [kept('over', finishedMatch('nautilion', { seats: 1, options }))]);
    await page.goto('/table/over');
    const sheet = page.locator('.table-sheet');
    await expect(sheet.locator('li').last()).toBeVisible();
    const [title, line] = await sheet.evaluate(all => {
      const box = (part: string) => [...all.querySelectorAll(part)].at(-1)?.getBoundingClientRect();
      const [head, words] = [box('h2'), box('.table-sheet-title > span')];
      const [body, last] = [box('.table-scroll-body'), box('.table-sheet-column:first-child li')];
      return [
        (words?.top ?? 0) - (head?.top ?? 0),
        (body?.bottom ?? 0) - (last?.bottom ?? Number.POSITIVE_INFINITY),
      ];
    });
    if (viewport.height > viewport.width) expect(title).toBeGreaterThanOrEqual(10);
    expect(line).toBeGreaterThanOrEqual(0);
  });

test('cards grow with the window, show their lower edge, and say what lies beside them', async ({
  page,
}) => {
  await openAt(
    page,
    ({ step, heroics, hold }) => step === 'plan' && heroics.open.length === 3 && hold.length > 1,
  );
  const type = async (): Promise<number> =>
    Number.parseFloat(
      await page
        .locator('.nl-heroic')
        .first()
        .evaluate(card => getComputedStyle(card).fontSize),
    );
  await page.setViewportSize({ width: 1024, height: 768 });
  await nextFrames(page);
  const small = await type();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await nextFrames(page);
  expect(await type()).toBeGreaterThan(small * 1.3);
  const board = await page.locator('.table-board').boundingBox();
  const card = await page.locator('.nl-heroic').first().boundingBox();
  const [low, edge] = [board, card].map(box => (box ? box.y + box.height : 0));
  expect(low - edge).toBeGreaterThanOrEqual(3);
  await expect(page.locator('.nl-heroic-back')).toBeVisible();
  await expect(page.locator('.nl-harpoons-told')).toHaveText('would lose');
});

test.describe('by day', () => {
  test('the lane of the path stands out from the tokens', async ({ page }) => {
    await hurry(page.context(), { theme: 'day' });
    await keepMatches(page, [kept('day', runningMatch('nautilion', { seats: 1, entries: 8 }))]);
    await page.goto('/table/day');
    await movesOf(page).first().waitFor({ state: 'attached' });
    const least = await page.locator('.nl-depths-lane path').evaluateAll(lanes => {
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const lightOf = (colour: string): number => {
        if (!pen) return 0;
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map(part => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const face = document.querySelector('.nl-depths-token .nl-creature-face');
      const paper = face ? lightOf(getComputedStyle(face).fill) : 0;
      return Math.min(
        ...lanes.map(lane => (paper + 0.05) / (lightOf(getComputedStyle(lane).stroke) + 0.05)),
      );
    });
    expect(least).toBeGreaterThan(3);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONES[0], hasTouch: true });

  test('a token that is asked for opens the ship', async ({ page }) => {
    await openAt(page, ({ step, turn }) => step === 'plan' && turn > 2, []);
    await openTab(page, 'Spells');
    const choices = page.locator('.nl-helm-places .button').first();
    for (let i = 0; i < 12 && !(await choices.isVisible()); i++) {
      expect(await nextTask(page)).toBe('move');
      await playMove(page, () => 0);
    }
    await expect(choices).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Ship' })).toHaveAttribute('aria-selected', 'true');
  });

  test('two choices lie side by side without a hole', async ({ page }) => {
    await openAt(
      page,
      ({ step, pending }) => step === 'place' && /^[23568]$/.test(pending.hand ?? ''),
    );
    const boxes = await page
      .locator('.nl-helm-places .button')
      .evaluateAll(all =>
        all.map(button => button.getBoundingClientRect()).map(b => [b.left, b.right]),
      );
    for (const [i, [left]] of boxes.entries())
      if (i > 0) expect(left - boxes[i - 1][1]).toBeLessThan(16);
    expect(boxes.length).toBeGreaterThan(1);
  });
});
