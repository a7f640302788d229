import { useEffect } from 'preact/hooks';

type Thing = HTMLElement | SVGElement;

/** The regions of the table whose focused element may disappear. */
const PARTS =
  '.table-board, .table-dock, .guide, .table-moves, .table-log, .table-timeline, .table-bar, #content';

interface Focus {
  readonly thing: Thing;
  readonly part: Thing | null;
}

/** Removed, disabled, or no longer a control. */
const isOut = (thing: Thing): boolean =>
  !thing.isConnected ||
  thing.matches(':disabled') ||
  (thing.tabIndex < 0 && !thing.hasAttribute('tabindex'));

/** The same element drawn anew, else its region, else its replacement on the page. */
const placeFor = ({ thing, part }: Focus): Thing | null => {
  if (!part?.isConnected) return document.querySelector<Thing>('#content');
  const { spot } = thing.dataset;
  const again = spot && part.querySelector<Thing>(`[data-spot="${CSS.escape(spot)}"]`);
  return again && !isOut(again) ? again : part;
};

const focus = (thing: Thing): void => {
  if (!thing.hasAttribute('tabindex')) thing.setAttribute('tabindex', '-1');
  thing.focus({ preventScroll: true });
};

/**
 * A used control may disappear or become disabled. The focus then stays in its region of the table,
 * instead of falling back to the top of the page.
 */
export const useKeptFocus = (): void =>
  useEffect(() => {
    let last: Focus | undefined;
    const note = ({ target }: FocusEvent): void => {
      const thing = target as Thing;
      last = { thing, part: thing.closest<Thing>(PARTS) };
    };
    const keep = (): void => {
      const { activeElement, body } = document;
      if (!last || (activeElement !== body && activeElement !== last.thing)) return;
      const place = isOut(last.thing) ? placeFor(last) : null;
      if (place) focus(place);
    };
    const changes = new MutationObserver(keep);
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'tabindex'],
    });
    document.addEventListener('focusin', note);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
