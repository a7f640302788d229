/** How much a turn of Nautilus Island asks of the hand, and that nothing moves under it. */
import type { Page } from '@playwright/test';
import { TWICE_MS } from '../src/screens/table/useSinglePress.ts';
import { keepMatches, kept } from './kept.ts';
import { runningMatch } from './records.ts';
import { measureFrame, moved } from './rectangles.ts';
import { sample } from './sweep.ts';
import { hurry, movesOf, plyOf } from './table.ts';
import { expect, test } from './test.ts';

/** In the fourth column three blue cards can be stored, and the set that they make can be closed. */
const TURN = 116;

const openTable = async (page: Page): Promise<void> => {
  await hurry(page.context());
  const file = runningMatch('nautilus-island', { seats: 2, seed: 4, entries: TURN });
  await keepMatches(page, [kept('camp', file)]);
  await page.goto('/table/camp');
  await movesOf(page).first().waitFor({ state: 'attached' });
  expect(await plyOf(page)).toBe(TURN);
};

/** So many moves of this turn have been played; the others may have gone on. */
const expectPly = (page: Page, moves: number) =>
  expect.poll(() => plyOf(page)).toBeGreaterThanOrEqual(TURN + moves);

const press = async (page: Page, thing: string): Promise<void> => {
  await page.waitForTimeout(2 * TWICE_MS); // sooner, it may be taken for the press before
  await page.locator(thing).click();
};

const ok = (page: Page) => page.locator('.table-ok');
const other = (page: Page) => page.locator('button.table-other');

const DEVICES = {
  'a desk': { width: 1280, height: 720 },
  'a phone': { width: 390, height: 844 },
};
const MORE = {
  'a small desk': { width: 1024, height: 768 },
  'a tablet': { width: 768, height: 1024 },
  'a phone on its side': { width: 740, height: 360 },
};

for (const [name, viewport] of Object.entries(sample(DEVICES, { ...DEVICES, ...MORE })))
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test(`to collect takes two presses on ${name}`, async ({ page }) => {
      await openTable(page);
      await press(page, '[data-spot="column 4"]');
      await expect(ok(page)).toHaveText('Collect');
      await press(page, '.table-ok');
      await expectPly(page, 2);
    });

    test(`to store all cards of a colour and to close their set takes four presses on ${name}`, async ({
      page,
    }) => {
      await openTable(page);
      await press(page, '[data-spot="column 4"]');
      await press(page, '[data-spot="set/blue"]');
      await expect(ok(page)).toHaveText('Lay 3');
      await press(page, '.table-ok');
      await expect(ok(page)).toHaveText('Close for 14 blue set, 6 cards');
      await press(page, '.table-ok');
      await expectPly(page, 4);
      await expect(page.locator('[data-spot="set/blue"]')).toHaveAttribute('data-closed');
    });

    test(`the set that is outlined does what OK would on ${name}`, async ({ page }) => {
      await openTable(page);
      const set = page.locator('[data-spot="set/blue"]');
      await press(page, '[data-spot="column 4"]');
      await press(page, '[data-spot="set/blue"]');
      await expect(ok(page)).toHaveText('Lay 3');
      await expect(set).toHaveAttribute('data-can');
      await press(page, '[data-spot="set/blue"]');
      await expect(ok(page)).toHaveText('Close for 14 blue set, 6 cards');
      await press(page, '[data-spot="set/blue"]');
      await expect(set).toHaveAttribute('data-closed');
    });

    test(`a set is closed or left open beside OK, and nothing else moves on ${name}`, async ({
      page,
    }) => {
      await openTable(page);
      await press(page, '[data-spot="column 4"]');
      await press(page, '[data-spot="set/blue"]');
      await expect(ok(page)).toHaveText('Lay 3');
      const before = await measureFrame(page, 11);
      const place = await ok(page).boundingBox();
      const room = page.locator('.ni-hand-room');
      const handRoom = await room.boundingBox();
      await press(page, '.table-ok');
      await expect(other(page)).toHaveText('Leave open for more cards');
      await page.waitForTimeout(TWICE_MS); // whatever moves has moved
      const now = await measureFrame(page, 11);
      expect(moved(before.controls, now.controls)).toEqual([]);
      expect((await ok(page).boundingBox())?.x).toBeCloseTo(place?.x ?? 0, 0);
      const strayed = moved(before.spots, now.spots).filter(spot => !/^hand/.test(spot)); // three cards less
      expect(strayed).toEqual([]);
      expect(await room.boundingBox()).toEqual(handRoom);
      const [first, second] = [await ok(page).boundingBox(), await other(page).boundingBox()];
      expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(first?.x ?? 0);
      expect(second?.y).toBeCloseTo(first?.y ?? 0, 0);
      await other(page).click();
      await expectPly(page, 4);
      await expect(page.locator('[data-spot="set/blue"]')).not.toHaveAttribute('data-closed');
    });
  });

/** The digit of a move in the list. */
const digitOf = async (page: Page, move: string): Promise<string> => {
  await movesOf(page)
    .and(page.locator(`[data-move="${move}"]`))
    .waitFor({ state: 'attached' });
  const moves = await movesOf(page).evaluateAll(all =>
    all.map(one => one.getAttribute('data-move')),
  );
  return String(moves.indexOf(move) + 1);
};

test('the same turn takes four keys: digits, o for OK, x for the other answer', async ({
  page,
}) => {
  await openTable(page);
  const key = async (pressed: string): Promise<void> => {
    await page.waitForTimeout(2 * TWICE_MS);
    await page.keyboard.press(pressed);
  };
  await key(await digitOf(page, 'column 4'));
  await key(await digitOf(page, 'store blue'));
  await expect(ok(page)).toHaveText('Lay 3');
  await key('o');
  await expect(other(page)).toHaveAttribute('aria-keyshortcuts', 'x');
  await key('x');
  await expectPly(page, 4);
  await expect(page.locator('[data-spot="set/blue"]')).not.toHaveAttribute('data-closed');
});

for (const [width, height] of [
  [390, 844],
  [740, 360],
  [1280, 720],
] as const)
  test.describe(`late in a game at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1000 });

    test(`own sets show their things side by side, and the camp has room for thumbs at ${width} × ${height}`, async ({
      page,
    }) => {
      await hurry(page.context());
      const file = runningMatch('nautilus-island', { seats: 4, entries: 150 });
      await keepMatches(page, [kept('late', file)]);
      await page.goto('/table/late');
      await movesOf(page).first().waitFor({ state: 'attached' });
      const over = await page.locator('.ni-own-set').evaluateAll(sets =>
        sets.flatMap(set => {
          const parts = '.ni-set-head, .ni-set-porthole, .ni-set-worth, .ni-set-tokens svg';
          const boxes = [...set.querySelectorAll(parts)].map(part => part.getBoundingClientRect());
          const around = set.getBoundingClientRect();
          const isOut = boxes.filter(
            box => box.right > around.right + 1 || box.bottom > around.bottom + 1,
          );
          const pairs = boxes.flatMap((a, i) =>
            boxes.slice(i + 1).filter(b => {
              const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
              const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
              return across > 1 && down > 1;
            }),
          );
          return [...isOut, ...pairs].map(() => (set as HTMLElement).dataset.spot);
        }),
      );
      expect(over).toEqual([]);
      const least = await page
        .locator('.ni-finger')
        .evaluateAll(all =>
          Math.min(...all.map(e => e.getBoundingClientRect()).flatMap(b => [b.width, b.height])),
        );
      expect(Math.round(least)).toBeGreaterThanOrEqual(44);
    });
  });

test('every player’s card shows how many cards each set has, closed or not, and then the hand', async ({
  page,
}) => {
  await hurry(page.context());
  const file = runningMatch('nautilus-island', { seats: 4, entries: 150 });
  await keepMatches(page, [kept('late', file)]);
  await page.goto('/table/late');
  await movesOf(page).first().waitFor({ state: 'attached' });
  const cards = await page.locator('.table-player').evaluateAll(players =>
    players.map(player => {
      const { left } = player.getBoundingClientRect();
      const isSeen = (thing: Element | null): thing is Element => thing?.checkVisibility() === true;
      const sets = [...player.querySelectorAll('.ni-set')].map(set => {
        const count = set.querySelector('.ni-set-head b');
        const told = /(\d+) cards?/.exec(set.getAttribute('aria-label') ?? '')?.[1] ?? '';
        return { told, shown: isSeen(count) ? count.textContent : '' };
      });
      const hand = player.querySelector('.ni-hand-size');
      return {
        sets,
        closed: player.querySelectorAll('.ni-set[data-closed]').length,
        hand: isSeen(hand) && hand.querySelector('svg') !== null && Number(hand.textContent) > 0,
        at: [...player.querySelectorAll('.ni-set')].map(set =>
          Math.round((set.getBoundingClientRect().left - left) / 10),
        ),
      };
    }),
  );
  expect(cards).toHaveLength(4);
  expect(cards.reduce((n, { closed }) => n + closed, 0)).toBeGreaterThan(0);
  for (const { sets, hand, at } of cards) {
    expect(sets).toHaveLength(5);
    for (const { told, shown } of sets) expect(shown).toBe(told);
    expect(hand).toBe(true);
    expect(at).toEqual(cards[0].at);
  }
});

test('in a low window the bag hangs beside the castaways who wait', async ({ page, context }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await hurry(context);
  await keepMatches(page, [
    kept('first', runningMatch('nautilus-island', { seats: 2, entries: 0 })),
  ]);
  await page.goto('/table/first');
  await movesOf(page).first().waitFor({ state: 'attached' });
  const [bag, castaway] = await Promise.all([
    page.locator('.ni-bag').boundingBox(),
    page.locator('[data-place="castaway/0"]').boundingBox(),
  ]);
  expect((bag?.x ?? 999) + (bag?.width ?? 0)).toBeLessThanOrEqual(castaway?.x ?? 0);
});

test('once as many cards are chosen as may be laid, nobody is asked to choose them', async ({
  page,
  context,
}) => {
  await hurry(context);
  await keepMatches(page, [
    kept('lay', runningMatch('nautilus-island', { seats: 3, entries: 44 })),
  ]);
  await page.goto('/table/lay');
  const colour = page.locator('.table-move-list button[data-move="store purple"]');
  await colour.waitFor({ state: 'attached' });
  await colour.dispatchEvent('click');
  await expect(page.locator('.table-ok')).toHaveText(/^Lay \d$/);
  await expect(page.locator('.table-asked')).toHaveText(
    /^Lay (this purple card|these \d purple cards), or change your choice/,
  );
});
