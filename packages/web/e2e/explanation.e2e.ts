/** What a thing says of itself, by whatever it is pointed at. */
import { AxeBuilder } from '@axe-core/playwright';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { EXPLAINED } from '../src/board/explained.ts';
import { buildPage, type OpenBuilt } from './builtPage.ts';
import { keepMatches, kept } from './kept.ts';
import { tabTo } from './keys.ts';
import { runningMatch } from './records.ts';
import { choose, GAMES, hurry, movesOf } from './table.ts';
import { expect, test } from './test.ts';

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const LONG = 900; // milliseconds: more than any wait

let openPage: OpenBuilt;
test.beforeAll(async () => {
  openPage = await buildPage('explained');
});

const sheetOf = (page: Page): Locator => page.locator('.table-explanation');
const thingOf = (page: Page, name: string): Locator => page.locator(`[data-explain=${name}]`);

const open = async (page: Page): Promise<void> => {
  await openPage(page);
  await expect(page.locator('#presses')).toHaveText('0');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))); // it listens
};

const presses = (page: Page): Promise<string | null> => page.locator('#presses').textContent();

test('a pointer that rests is told name, deed, meaning and rule; one that passes is not', async ({
  page,
}) => {
  await open(page);
  await page.mouse.move(400, 30);
  await thingOf(page, 'middle').hover();
  await expect(sheetOf(page)).toContainText('The middle');
  await expect(sheetOf(page)).toContainText('It holds the ship');
  await expect(sheetOf(page)).toContainText('You have pressed 0 times.');
  await expect(sheetOf(page).getByRole('link', { name: 'Rule NI7' })).toHaveAttribute(
    'href',
    '/rules/nautilus-island#NI7',
  );
  await page.mouse.move(400, 30);
  await expect(sheetOf(page)).toHaveCount(0);

  const box = await thingOf(page, 'top-left').boundingBox();
  if (!box) throw new Error('it is not there');
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.move(400, 30);
  await page.waitForTimeout(LONG);
  await expect(sheetOf(page)).toHaveCount(0);
});

test('it can be entered and pressed, stays as long as that lasts, and Escape dismisses it', async ({
  page,
}) => {
  await open(page);
  await thingOf(page, 'middle').hover();
  await sheetOf(page).hover();
  await page.waitForTimeout(LONG);
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toHaveCount(0);

  await thingOf(page, 'middle').hover();
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(LONG); // the pointer still rests there
  await expect(sheetOf(page)).toHaveCount(0);

  await page.mouse.move(400, 30);
  await thingOf(page, 'middle').hover();
  await sheetOf(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/rules\/nautilus-island#NI7$/);
  await expect(sheetOf(page)).toHaveCount(0);
});

test('a press closes it and is a press; what it means now is up to date', async ({ page }) => {
  await open(page);
  await thingOf(page, 'middle').hover();
  await expect(sheetOf(page)).toBeVisible();
  await thingOf(page, 'middle').click();
  await expect(sheetOf(page)).toHaveCount(0);
  expect(await presses(page)).toBe('1');
  await page.waitForTimeout(LONG);
  await expect(sheetOf(page)).toHaveCount(0); // not again while the hand is there
  await thingOf(page, 'top-left').hover();
  await expect(sheetOf(page)).toContainText('You have pressed 1 times.');
});

test('the focus of a keyboard is told at once, and read with its control', async ({ page }) => {
  await open(page);
  await tabTo(page, '[data-explain=middle]');
  await expect(sheetOf(page)).toContainText('The middle');
  await expect(thingOf(page, 'middle')).toHaveAccessibleDescription(
    /^The middle It holds the ship.*0 times\.$/,
  );
  await page.keyboard.press('Enter');
  await expect(sheetOf(page)).toContainText('You have pressed 1 times.');
  await page.keyboard.press('Tab');
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(thingOf(page, 'middle')).toHaveAccessibleDescription('');

  await tabTo(page, '[data-spot=flag]'); // it is drawn inside of what has the focus
  await expect(sheetOf(page)).toContainText('The flag');
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(page.locator('[data-spot=flag]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheetOf(page)).toContainText('The bell');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/\/rules\/nautilus-island#NI7$/);
});

test('who wants no single keys has none here', async ({ page, context }) => {
  await choose(context, { keys: false });
  await open(page);
  await tabTo(page, '[data-explain=middle]');
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('r');
  await expect(page).not.toHaveURL(/rules/);
  await expect(sheetOf(page).locator('kbd')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  /** A finger that rests for so long. */
  const touch = async (cdp: CDPSession, thing: Locator, ms: number): Promise<void> => {
    const box = await thing.boundingBox();
    if (!box) throw new Error('it is not there');
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await thing.page().waitForTimeout(ms);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  test('a long press explains and does nothing else, a tap is a press', async ({ page }) => {
    await open(page);
    const cdp = await page.context().newCDPSession(page);
    await touch(cdp, thingOf(page, 'middle'), LONG);
    await expect(sheetOf(page)).toContainText('The middle');
    expect(await presses(page)).toBe('0');
    await touch(cdp, page.locator('#presses'), 50); // elsewhere
    await expect(sheetOf(page)).toHaveCount(0);
    await touch(cdp, thingOf(page, 'top-left'), 50);
    await expect(page.locator('#presses')).toHaveText('1');
    await page.waitForTimeout(LONG);
    await expect(sheetOf(page)).toHaveCount(0);
  });

  test('a click that a browser sends after a long press is none', async ({ page }) => {
    await open(page);
    const middle = thingOf(page, 'middle');
    await middle.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect(sheetOf(page)).toBeVisible();
    await middle.dispatchEvent('pointerup', { pointerType: 'touch' });
    await middle.dispatchEvent('click', { detail: 1 });
    expect(await presses(page)).toBe('0');
    await middle.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await middle.dispatchEvent('pointerup', { pointerType: 'touch' });
    await middle.dispatchEvent('click', { detail: 1 });
    await expect(page.locator('#presses')).toHaveText('1');
  });

  test('a tap on what has nothing else to do explains it', async ({ page }) => {
    await open(page);
    await thingOf(page, 'shell').tap();
    await expect(sheetOf(page)).toContainText('The shell');
    await thingOf(page, 'bell').tap();
    await expect(sheetOf(page)).toContainText('The bell');
    await thingOf(page, 'unknown').tap();
    await expect(sheetOf(page)).toHaveCount(0);
  });
});

test('what lies in something that scrolls takes its explanation along', async ({ page }) => {
  await open(page);
  await thingOf(page, 'shell').hover();
  await expect(sheetOf(page)).toContainText('The shell');
  await page.mouse.wheel(0, 30);
  await expect(sheetOf(page)).toHaveCount(0);
});

test('where there is no room beside targets it gives way to the hand', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  await thingOf(page, 'middle').hover();
  await expect(sheetOf(page)).toBeVisible();
  const target = page.locator('.explained-targets button').last();
  const [sheet, below] = [await sheetOf(page).boundingBox(), await target.boundingBox()];
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeGreaterThan(below?.y ?? 0); // it lies there
  await target.hover();
  await expect(sheetOf(page)).toHaveCount(0);
  await target.click();
  expect(await presses(page)).toBe('1');
});

/** The window at 100, 200 and 400 per cent of a desk, and a phone. */
const SIZES = [
  [1280, 720],
  [640, 360],
  [320, 256],
  [360, 740],
] as const;

for (const [width, height] of SIZES)
  test(`in ${width} × ${height} it is in the window, beside its thing, and on no target`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    for (const name of [...CORNERS, 'middle', 'shell']) {
      await thingOf(page, name).hover();
      await expect(sheetOf(page)).toContainText(`The ${name}`);
      const [sheet, thing, targets] = await Promise.all([
        sheetOf(page).boundingBox(),
        thingOf(page, name).boundingBox(),
        page.locator('.explained-targets').boundingBox(),
      ]);
      if (!sheet || !thing || !targets) throw new Error('something is not there');
      expect(sheet.x).toBeGreaterThanOrEqual(0);
      expect(sheet.y).toBeGreaterThanOrEqual(0);
      expect(sheet.x + sheet.width).toBeLessThanOrEqual(width);
      expect(sheet.y + sheet.height).toBeLessThanOrEqual(height);
      for (const other of height < 300 ? [thing] : [thing, targets]) {
        const isApart =
          sheet.x >= other.x + other.width ||
          other.x >= sheet.x + sheet.width ||
          sheet.y >= other.y + other.height ||
          other.y >= sheet.y + sheet.height;
        expect(isApart, name).toBe(true);
      }
      await page.keyboard.press('Escape'); // it may lie on the next one
    }
  });

for (const theme of ['deep', 'day'])
  test(`by ${theme} axe finds nothing wrong, and where colours are forced it has an edge`, async ({
    page,
    context,
  }) => {
    await choose(context, { theme });
    await open(page);
    await tabTo(page, '[data-explain=middle]');
    await expect(sheetOf(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.table-explanation').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    const edge = await sheetOf(page).evaluate(e => getComputedStyle(e).borderLeftColor);
    expect(edge).not.toBe('rgba(0, 0, 0, 0)');
  });

for (const game of GAMES)
  test(`at a table of ${game} a pointer is told of what lies there, in the window`, async ({
    page,
    context,
  }) => {
    await hurry(context);
    const file = runningMatch(game, { seats: game === 'nautilion' ? 1 : 3, entries: 60 });
    await keepMatches(page, [kept('match', file)]);
    await page.goto('/table/match');
    await expect(movesOf(page).first()).toBeAttached();
    /** Points of the window at which a thing lies uppermost, one for each thing. */
    const points = await page.locator(EXPLAINED).evaluateAll((things, mark) => {
      const found = things.flatMap(thing => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return document.elementFromPoint(x, y)?.closest(mark) === thing ? [{ x, y }] : [];
      });
      return found.filter((_, i) => i % Math.ceil(found.length / 8) === 0);
    }, EXPLAINED);
    expect(points.length).toBeGreaterThan(4);
    for (const { x, y } of points) {
      await page.mouse.move(x, y);
      await expect(sheetOf(page).getByRole('tooltip')).toBeVisible();
      await expect(sheetOf(page)).toBeInViewport({ ratio: 1 });
      await page.mouse.move(640, 1); // nothing lies there
      await expect(sheetOf(page)).toHaveCount(0);
    }
  });
