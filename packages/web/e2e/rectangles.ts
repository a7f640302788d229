/** Where everything of a table stands on the screen, and what is wrong with that. */
import type { Page } from '@playwright/test';

/** Left, top, width and height in whole pixels. */
export type Rectangle = readonly [number, number, number, number];

export interface FrameMeasure {
  /** Places of the frame that lie over each other or stand out of the window. */
  readonly frame: readonly string[];
  /** What can be pressed but cannot be reached without scrolling, or is covered. */
  readonly hidden: readonly string[];
  /** Text that is drawn smaller than this size allows. */
  readonly small: readonly string[];
  /** Controls of the frame and places of the board by name. */
  readonly controls: Readonly<Record<string, Rectangle>>;
  readonly spots: Readonly<Record<string, Rectangle>>;
}

const PLACES = ['.table-header', '.table-board', '.table-dock', '.table-rail', '.table-bar'];
const CONTROLS = '.table-header :is(a, button), .table-tools button';
const PRESSABLE =
  ':is(.table-board, .table-dock) :is(button:enabled, [data-can], [role=button]:not([aria-disabled=true]))';

/** Looks at the table as it stands now; letters of less than `least` pixels are too small. */
export const measureFrame = (page: Page, least: number): Promise<FrameMeasure> =>
  page.evaluate(
    ([places, controls, pressable, limit]) => {
      const SLACK = 1.5; // what is rounded
      const round = ({ left, top, width, height }: DOMRect): [number, number, number, number] => [
        Math.round(left),
        Math.round(top),
        Math.round(width),
        Math.round(height),
      ];
      const nameOf = (thing: Element): string =>
        (thing as HTMLElement).dataset.spot ??
        thing.getAttribute('aria-label') ??
        `${thing.getAttribute('class')} ${thing.textContent?.trim().slice(0, 24)}`;
      const isSeen = (thing: Element): boolean =>
        thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        thing.getBoundingClientRect().width > 1;
      const things = (selector: string): Element[] =>
        [...document.querySelectorAll(selector)].filter(isSeen);

      const boxes = places.flatMap(name =>
        things(name).map(thing => ({ name, thing, box: thing.getBoundingClientRect() })),
      );
      const isOut = (box: DOMRect): boolean =>
        box.left < -SLACK ||
        box.top < -SLACK ||
        box.right > innerWidth + SLACK ||
        box.bottom > innerHeight + SLACK;
      const frame = boxes.flatMap(({ name, box }, i) => [
        ...(isOut(box) ? [`${name} stands out of the window: ${round(box)}`] : []),
        ...boxes.slice(i + 1).flatMap(({ name: other, box: b }) => {
          const across = Math.min(box.right, b.right) - Math.max(box.left, b.left);
          const down = Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top);
          const isOver =
            across > SLACK && down > SLACK && getComputedStyle(boxes[i].thing).position !== 'fixed';
          return isOver
            ? [`${name} and ${other} by ${Math.round(across)} × ${Math.round(down)}`]
            : [];
        }),
      ]);
      const { scrollHeight, scrollWidth } = document.documentElement;
      if (scrollHeight > innerHeight + SLACK) frame.push(`the page scrolls down ${scrollHeight}`);
      if (scrollWidth > innerWidth + SLACK) frame.push(`the page scrolls sideways ${scrollWidth}`);

      /** Is its middle where a finger finds it, or something that belongs to it? */
      const isReached = (thing: Element): boolean => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return (
          hit !== null && (thing.contains(hit) || hit.contains(thing) || isSameShape(thing, hit))
        );
      };
      /** The middle of a bent drawing may lie beside it. */
      const isSameShape = (thing: Element, hit: Element): boolean =>
        thing instanceof SVGElement && hit instanceof SVGElement;
      const hidden = things(pressable)
        .filter(thing => !isReached(thing))
        .map(thing => `${nameOf(thing)} at ${round(thing.getBoundingClientRect())}`);

      const sizeOf = (text: Element): number => {
        const size = Number.parseFloat(getComputedStyle(text).fontSize);
        const matrix = text instanceof SVGGraphicsElement ? text.getScreenCTM() : null;
        return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
      };
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const small = new Set<string>();
      while (words.nextNode()) {
        const text = words.currentNode.textContent?.trim();
        const parent = words.currentNode.parentElement;
        if (!text || !parent || !isSeen(parent) || parent.closest('.hidden, option')) continue;
        const size = sizeOf(parent);
        if (size < limit - 0.1)
          small.add(
            `${size.toFixed(1)} px: “${text.slice(0, 20)}” in ${parent.getAttribute('class')}`,
          );
      }
      const rectangles = (selector: string) =>
        Object.fromEntries(
          things(selector).map(thing => [nameOf(thing), round(thing.getBoundingClientRect())]),
        );
      return {
        frame,
        hidden,
        small: [...small],
        controls: rectangles(controls),
        spots: rectangles(':is(.table-board, .table-dock) [data-spot]'),
      };
    },
    [PLACES, CONTROLS, PRESSABLE, least] as const,
  );

/** What stands elsewhere now. */
export const moved = (
  before: Readonly<Record<string, Rectangle>>,
  after: Readonly<Record<string, Rectangle>>,
): string[] =>
  Object.entries(after).flatMap(([name, to]) => {
    const from = before[name];
    const isMoved = from?.some((n, i) => i < 2 && Math.abs(n - to[i]) > 2);
    return isMoved ? [`${name} from ${from} to ${to}`] : [];
  });
