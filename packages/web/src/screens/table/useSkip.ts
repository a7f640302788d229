import { useEffect } from 'preact/hooks';
import { WRITING } from './useKeys.ts';
import { TWICE_MS } from './useSinglePress.ts';

/** Modifier keys, and keys of the browser. */
const OTHERS = /^(Shift|Control|Alt|Meta|AltGraph|CapsLock|F\d+)$/;

/** The events of a press before its click. */
const BEGINNINGS = ['pointerdown', 'mousedown'];

/**
 * A tap anywhere or any key skips the steps shown, if there are any, and does nothing else, even on
 * a move or as the key of one. A second quick one does nothing at all, even if the next turn has
 * begun meanwhile.
 */
export const useSkip = (canSkip: () => boolean, skip: () => void): void =>
  useEffect(() => {
    let skippedAt = Number.NEGATIVE_INFINITY;
    let isBegun = false; // the click of a press that skipped is ignored, too
    const isTwice = (e: Event): boolean => e.timeStamp - skippedAt < TWICE_MS;
    const isMine = (e: Event): boolean => canSkip() || isTwice(e);
    const swallow = (e: Event): void => {
      e.preventDefault();
      e.stopImmediatePropagation();
    };
    const begin = (e: Event): void => {
      isBegun = isMine(e);
      if (isBegun) swallow(e);
    };
    const end = (e: Event): void => {
      if (!isMine(e) && !isBegun) return;
      isBegun = false;
      swallow(e);
      if (!canSkip() || isTwice(e)) return;
      skippedAt = e.timeStamp;
      skip();
    };
    const onKey = (e: KeyboardEvent): void => {
      if ((e.target as Element).closest(WRITING)) return; // typed text is not for the table
      if (!(e.ctrlKey || e.altKey || e.metaKey || OTHERS.test(e.key))) end(e);
    };
    const gone = new AbortController();
    const first = { capture: true, signal: gone.signal };
    for (const type of BEGINNINGS) addEventListener(type, begin, first);
    addEventListener('click', end, first);
    addEventListener('keydown', onKey, first);
    return () => gone.abort();
  }, []);
