import { useEffect, useRef } from 'preact/hooks';

/**
 * For this long a second press at one place does not count for a control that has only just
 * appeared there.
 */
export const TWICE_MS = 400;

/** The same for a key: a player who uses the numbers of the list means each press. */
export const KEY_TWICE_MS = 200;

const NEAR = 12; // pixels
const CONTROL = 'button, a, label, input, select, summary, [role="button"]';

/** A point of the screen, or a key. */
interface Place {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

interface Press {
  readonly place: Place;
  readonly control: Element;
  readonly decision: string;
  /** Time of the press, or of a new element under the pointer. */
  since: number;
  /** The element under a resting pointer; undefined once it has left, or for a finger. */
  under: Element | undefined;
  /** Has a press after it been refused as too soon? */
  isTold: boolean;
}

const controlOf = ({ target }: Event): Element => {
  const thing = target instanceof Element ? target : document.body;
  return thing.closest(CONTROL) ?? thing;
};

const pointOf = ({ clientX, clientY }: MouseEvent): Place => ({ key: '', x: clientX, y: clientY });

const isNear = (a: Place, b: Place): boolean =>
  a.key === b.key && Math.hypot(a.x - b.x, a.y - b.y) < NEAR;

/** Keys that press a control; any other key moves the focus. */
const isPressing = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key.length === 1;

/**
 * Two quick presses at one place never do two things: the second one counts only for the control of
 * the first, and only in the same decision. A key that is held down is one press. An ignored press
 * is announced.
 */
export const useSinglePress = (decision: string, tooSoon: () => void): void => {
  const now = useRef({ decision, tooSoon });
  now.current = { decision, tooSoon };
  useEffect(() => {
    let last: Press | undefined;
    const take = (e: Event, place: Place, isHeld: boolean): void => {
      const control = controlOf(e);
      const { decision, tooSoon } = now.current;
      const isOther =
        last &&
        isNear(last.place, place) &&
        (control !== last.control || decision !== last.decision);
      const shortest = place.key === '' ? TWICE_MS : KEY_TWICE_MS;
      if (last && isOther && (isHeld || e.timeStamp - last.since < shortest)) {
        e.preventDefault();
        e.stopImmediatePropagation();
        if (!isHeld && !last.isTold) tooSoon();
        last.isTold ||= !isHeld;
      } else last = { place, control, decision, since: e.timeStamp, under: control, isTold: false };
    };
    const onClick = (e: MouseEvent): void => {
      if (e.detail > 0) take(e, pointOf(e), false); // else a key has done it, or a script
    };
    const onKey = (e: KeyboardEvent): void => {
      if (isPressing(e)) take(e, { key: e.key, x: 0, y: 0 }, e.repeat);
      else last = undefined;
    };
    const onOver = (e: PointerEvent): void => {
      const under = controlOf(e);
      if (!last?.under || under === last.under) return;
      if (e.pointerType !== 'mouse' || !isNear(last.place, pointOf(e))) last.under = undefined;
      else Object.assign(last, { under, since: e.timeStamp });
    };
    const end = new AbortController();
    const first = { capture: true, signal: end.signal };
    addEventListener('click', onClick, first);
    addEventListener('keydown', onKey, first);
    addEventListener('pointerover', onOver, first);
    return () => end.abort();
  }, []);
};
