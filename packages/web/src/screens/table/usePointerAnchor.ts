import { useEffect, useRef } from 'preact/hooks';
import type { Box } from './placement.ts';

/** The last press and its position. */
export interface PointerAnchor {
  readonly box: Box;
  /** For restoring the focus. */
  readonly thing: HTMLElement | SVGElement | undefined;
}

const CONTROL = 'button, a, input, select, summary, [role="button"], [data-spot]';

/** Beside a larger thing a plate would be far from the pointer. */
const LARGEST = 200; // pixels
const FINGER = 16; // pixels around a point

const boxAround = (x: number, y: number): Box => ({
  left: x - FINGER,
  top: y - FINGER,
  right: x + FINGER,
  bottom: y + FINGER,
});

const byPointer = ({ clientX, clientY }: PointerEvent): PointerAnchor => {
  const under = document.elementFromPoint(clientX, clientY);
  const thing = under?.closest<HTMLElement | SVGElement>(CONTROL) ?? undefined;
  const box = thing?.getBoundingClientRect();
  const isSmall = box && Math.max(box.width, box.height) <= LARGEST;
  return { box: isSmall ? box : boxAround(clientX, clientY), thing };
};

/** The middle of a box, no larger than that limit. */
const middleOf = ({ left, top, right, bottom }: Box): Box => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const across = Math.min(right - left, LARGEST) / 2;
  const along = Math.min(bottom - top, LARGEST) / 2;
  return { left: x - across, top: y - along, right: x + across, bottom: y + along };
};

/** With keys it is at the focus; without one, at the action bar. */
const byKey = (): PointerAnchor => {
  const { activeElement, body } = document;
  const thing = activeElement === body ? undefined : (activeElement as HTMLElement);
  const bar = document.querySelector('.table-bar') ?? body;
  return { box: middleOf((thing ?? bar).getBoundingClientRect()), thing };
};

/** The last press of the player, by pointer, finger or keys: small plates are placed there. */
export const usePointerAnchor = (): { readonly current: PointerAnchor } => {
  const anchor = useRef<PointerAnchor>({ box: boxAround(0, 0), thing: undefined });
  useEffect(() => {
    const point = (e: PointerEvent): void => {
      anchor.current = byPointer(e);
    };
    const key = ({ key }: KeyboardEvent): void => {
      if (key === 'Enter' || key === ' ') anchor.current = byKey();
    };
    const end = new AbortController();
    const first = { capture: true, signal: end.signal };
    addEventListener('pointerdown', point, first);
    addEventListener('pointerup', point, first); // the end of a drag
    addEventListener('keydown', key, first);
    return () => end.abort();
  }, []);
  return anchor;
};
