/** What a lesson speaks of lies in the light, and neither the words nor anything else covers it. */
import type { Page } from '@playwright/test';
import { LESSONS } from '../src/lessons/lessonList.ts';
import { tabTo } from './keys.ts';
import { ending, openLesson, readOn, said, waitForStep } from './lessonSteps.ts';
import { isSweep } from './sweep.ts';
import { hurry, playMove, thatPlays } from './table.ts';
import { expect, test } from './test.ts';

/** Every lesson at every size by `npm run test:long -- spotlight`. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
];
interface Light {
  /** What the step names that is not on the table. */
  readonly missing: readonly string[];
  /** How many rings there are. */
  readonly rings: number;
  /** What is wrong with where they lie. */
  readonly faults: readonly string[];
}

/** The light of the step that is being read, once nothing moves any more. */
const lightOf = (page: Page): Promise<Light> =>
  page.evaluate(async () => {
    const ringsNow = () => document.querySelector('[data-shape=rings]')?.getAttribute('d') ?? '';
    const frames = async (n: number): Promise<void> => {
      for (let i = 0; i < n; i++) await new Promise(requestAnimationFrame);
    };
    let before: string;
    const isDue = () => document.querySelector('.table-spotlight') !== null;
    let looks = 0; // a part that takes its turn is drawn first
    do {
      before = ringsNow();
      await frames(3);
      looks++;
    } while (ringsNow() !== before || (before === '' && isDue() && looks < 10));

    const rings = [...before.matchAll(/M(\S+) (\S+)H(\S+)V(\S+)H/g)].map(([, ...numbers]) => {
      const [left, top, right, bottom] = numbers.map(Number);
      return new DOMRect(left, top, right - left, bottom - top);
    });
    const overlaps = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const seen = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter(thing =>
        thing.checkVisibility({ visibilityProperty: true }),
      );
    const words = seen('.guide-said, .guide-ways > *');
    const pressed = seen(
      ':is(.table-board, .table-dock) [data-highlighted], .table-tools [data-highlighted]',
    );
    const faults: string[] = [];
    for (const ring of rings) {
      const isOut =
        ring.left < -1 ||
        ring.top < -1 ||
        ring.right > innerWidth + 1 ||
        ring.bottom > innerHeight + 1;
      if (isOut) faults.push('a ring stands out of the window');
      if (ring.width < 12 || ring.height < 12)
        faults.push('hardly anything of a thing is in sight');
      for (const word of words)
        if (overlaps(ring, word.getBoundingClientRect()))
          faults.push(`${word.className} covers what it speaks of`);
    }
    for (const thing of pressed)
      for (const word of words)
        if (overlaps(thing.getBoundingClientRect(), word.getBoundingClientRect()))
          faults.push(`${word.className} covers what is to be pressed`);
    const spots = document.querySelector('.table-spotlight')?.getAttribute('data-spots') ?? '';
    const marks = [...document.querySelectorAll('.table [data-explain]')].map(
      thing => thing.getAttribute('data-explain') ?? '',
    );
    const missing = spots
      .split('|')
      .filter(spot => spot !== '' && !marks.some(m => m === spot || m.startsWith(`${spot}/`)));
    return { missing, rings: rings.length, faults };
  });

/** The light may come a moment after the words, what is to be pressed as well. */
const steadyLight = async (page: Page): Promise<Light> => {
  const isFine = ({ rings, faults }: Light): boolean => rings > 0 && faults.length === 0;
  const isLit = async () => (await page.locator('.table-spotlight').count()) > 0;
  let light = await lightOf(page);
  for (let looks = 0; looks < 4 && !isFine(light) && (await isLit()); looks++) {
    await page.waitForTimeout(150);
    light = await lightOf(page);
  }
  return light;
};

type Act = (page: Page) => Promise<void>;

/** Takes the lesson to its end; answers what is wrong with the light on the way. */
const faultsOf = async (page: Page, read: Act, play: Act): Promise<string[]> => {
  const faults: string[] = [];
  const isWide = (page.viewportSize()?.width ?? 0) >= 1000; // everything is in sight at once
  let lit = 0;
  for (;;) {
    await waitForStep(page);
    const isReading = (await page.locator('.guide-next').count()) > 0;
    const { missing, rings, faults: found } = await steadyLight(page);
    const step = `${await said(page).textContent()}`.slice(0, 60);
    faults.push(...found.map(fault => `${step}: ${fault}`));
    if (isWide) faults.push(...missing.map(thing => `${step}: there is no ${thing}`));
    const isLit = (await page.locator('.table-spotlight').count()) > 0;
    if (isLit && rings === 0 && (isReading || isWide)) faults.push(`${step}: nothing is lit`);
    if (rings > 0) lit++;
    if ((await ending(page).count()) > 0) break;
    await (isReading ? read(page) : play(page));
  }
  expect(lit).toBeGreaterThanOrEqual(5);
  return faults;
};

const MOVES = '.table-move-list button[data-move]';
const wantedPlace = (page: Page): Promise<number> =>
  page
    .locator(MOVES)
    .evaluateAll(all => all.findIndex(move => move.hasAttribute('data-highlighted')));
const playWanted: Act = async page => {
  const wanted = await wantedPlace(page);
  await playMove(page, () => wanted);
};

if (isSweep)
  for (const id of LESSONS)
    for (const size of SIZES)
      test(`every step of ${id} in ${size.width} × ${size.height} shows what it speaks of`, async ({
        page,
        context,
      }) => {
        test.setTimeout(180_000);
        await page.setViewportSize(size);
        await hurry(context);
        await openLesson(page, id);
        expect(await faultsOf(page, readOn, playWanted)).toEqual([]);
      });

/** Things that the step speaks of, or waits for, and that are seen in part only; its words, too, if they must be scrolled. */
const cutThings = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stage = ':is(.table-board, .table-dock)';
    const spots = document.querySelector('.table-spotlight')?.getAttribute('data-spots') ?? '';
    const marked = spots.split('|').map(spot => `${stage} [data-explain="${spot}"]`);
    const lit = document.querySelectorAll(
      [...marked, `${stage} [data-highlighted]`, '.guide-said'].join(),
    );
    const shares = await Promise.all(
      [...lit].map(
        thing =>
          new Promise<IntersectionObserverEntry>(resolve =>
            new IntersectionObserver(([entry], looking) => {
              looking.disconnect();
              resolve(entry);
            }).observe(thing),
          ),
      ),
    );
    return shares.flatMap(({ target, intersectionRatio }) => {
      const isCut = target instanceof HTMLElement && target.scrollHeight > target.clientHeight + 2;
      const name = target.getAttribute('data-explain') ?? target.getAttribute('class');
      return isCut || intersectionRatio < 0.9 ? [`${name}: ${intersectionRatio}`] : [];
    });
  });

for (const language of ['en', 'fr'])
  for (const [id, steps] of [
    ['nautilion', 7],
    ['nauticus', 7],
  ] as const)
    test(`the first steps of ${id} in a low window show the whole of what they speak of, in ${language}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 740, height: 360 });
      await hurry(context, { language });
      await openLesson(page, id);
      for (let step = 0; step < steps; step++) {
        await waitForStep(page);
        await steadyLight(page);
        const isReading = (await page.locator('.guide-next').count()) > 0;
        const words = `${await said(page).textContent()}`;
        await expect.soft
          .poll(() => cutThings(page), { message: words, timeout: 2000 })
          .toEqual([]);
        await (isReading ? readOn(page) : playWanted(page));
      }
    });

test('a short lesson on a phone, by keyboard alone, and what follows it', async ({
  page,
  context,
}) => {
  test.slow();
  await page.setViewportSize(SIZES[2]);
  await hurry(context);
  await openLesson(page, 'nautilion-reefs');
  const read: Act = async () => {
    const words = (await said(page).textContent()) ?? '';
    await tabTo(page, '.guide-next');
    await page.keyboard.press('Enter');
    await expect(said(page)).not.toHaveText(words);
  };
  const play: Act = async () => {
    const wanted = await wantedPlace(page);
    await page.keyboard.press('m');
    await expect(page.locator(MOVES).first()).toBeVisible();
    await thatPlays(page, () => page.keyboard.press(String(wanted + 1)));
  };
  expect(await faultsOf(page, read, play)).toEqual([]);
  await expect(page.locator('.guide a[href="/lesson/nautilion-darkhouse"]')).toBeVisible();
  await expect(page.locator('.guide a[href="/rules/nautilion#NL59"]')).toBeVisible();
  await expect(page.locator('.guide a[href="/learn/nautilion"]')).toBeVisible();

  await tabTo(page, '.guide a.button.main');
  await page.keyboard.press('Enter');
  const chosen = page.locator('.setup-check').filter({ has: page.locator('input:checked') });
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toContainText('Reefs');
  const lessons = page.locator('.lesson-list li');
  await expect(lessons.filter({ hasText: 'Reefs' })).toContainText('done');
  await expect(lessons.filter({ hasText: 'Mages' })).not.toContainText('done');
});
