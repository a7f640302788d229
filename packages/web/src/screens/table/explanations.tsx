import { useEffect, useRef, useState } from 'preact/hooks';
import { thingOf } from '../../board/explained.ts';
import { useBoardRoot } from '../../board/scope.ts';
import type { ExplainedProps } from './explanation.tsx';
import { useOnceNeeded } from './useOnceNeeded.ts';

/** Events while the explanation loads; the last of them still counts then. */
const EVENTS = [
  ...['pointerover', 'pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'click'],
  ...['focusin', 'explain'],
];

/** Explains every thing marked `data-explain` on pointing. */
export const Explanations = (part: ExplainedProps) => {
  const root = useBoardRoot();
  const last = useRef<Event>(null);
  const [isNeeded, need] = useState(false);
  const loaded = useOnceNeeded(isNeeded, () => import('./explanation.tsx'));
  const isWaiting = !loaded && part.ui.loadExplain !== undefined;
  useEffect(() => {
    const table = root.current;
    if (!table || !isWaiting) return;
    const note = (e: Event): void => {
      if (e.type === 'click' && last.current?.type === 'explain') return; // this click opened it
      last.current = e;
      if (thingOf(e)) need(true);
    };
    for (const type of EVENTS) table.addEventListener(type, note);
    return () => {
      for (const type of EVENTS) table.removeEventListener(type, note);
    };
  }, [isWaiting]);
  return loaded ? <loaded.Explanation {...part} last={last} /> : null;
};
