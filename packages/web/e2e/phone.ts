/** What a phone needs of a page. */
import { expect, type Page } from '@playwright/test';

export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;

const FINGER = 44; // pixels

const PRESSABLE =
  'button:enabled, a[href], input:enabled, select:enabled, summary, [role=button]:not([aria-disabled=true]), [role=tab]';

/** Targets that may be smaller, and why (WCAG 2.5.8). */
const MAY_BE_SMALL: readonly (readonly [target: string, why: string])[] = [
  [':is(p, li, dd, td, small, label) a', 'inline: its line gives the height'],
  ['.nl-token-spot', 'equivalent: the list of moves pays with the same token'],
  ['.nl-vessel-space', 'equivalent: “Aboard” or the list of moves places the same token'],
  ['.ni-camp-space, .ni-pile', 'equivalent: they only explain; OK closes a set as a pile does'],
];

/** What can be pressed by a finger, and has less than a finger’s room of its own in which nothing else is hit. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([pressable, finger, exceptions]) => {
      const modal = document.querySelector('dialog:modal');
      const things = [...(modal ?? document).querySelectorAll(pressable)].filter(thing => {
        const { width, height } = thing.getBoundingClientRect();
        return thing.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      });
      /** How far around its middle a finger hits it; nothing where a sheet covers it. */
      const roomOf = (target: Element): readonly [number, number] | undefined => {
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isHit = (dx: number, dy: number): boolean => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && target.contains(hit);
        };
        if (!isHit(0, 0)) return undefined;
        const reach = (dx: number, dy: number): number => {
          let n = 0;
          while (n < finger && isHit((n + 1) * dx, (n + 1) * dy)) n++;
          return n;
        };
        return [1 + reach(-1, 0) + reach(1, 0), 1 + reach(0, -1) + reach(0, 1)];
      };
      const found = things.flatMap(thing => {
        const target = thing.closest('label') ?? thing; // a label presses its box
        if (exceptions.some(exception => thing.matches(exception))) return [];
        if (getComputedStyle(target).pointerEvents === 'none') return []; // for keys alone
        const { width, height } = target.getBoundingClientRect();
        const isLarge = Math.round(width) >= finger && Math.round(height) >= finger;
        if (isLarge) return [];
        target.scrollIntoView({ block: 'center', inline: 'center' });
        const room = roomOf(target);
        if (!room || Math.min(...room) >= finger - 1) return [];
        const name = `${target.tagName.toLowerCase()}.${target.getAttribute('class')}`;
        return [`${name} ${Math.round(width)} × ${Math.round(height)}, hit in ${room.join(' × ')}`];
      });
      return [...new Set(found)];
    },
    [PRESSABLE, FINGER, MAY_BE_SMALL.map(([target]) => target)] as const,
  );

/** Nothing lies beside the screen, and what can be pressed is as large as a finger. */
export const expectToFitPhone = async (page: Page, at = ''): Promise<void> => {
  const [width, inner] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect.soft(width, `no sideways scrolling${at}`).toBeLessThanOrEqual(inner);
  expect.soft(await smallTargets(page), `targets smaller than a finger${at}`).toEqual([]);
};
