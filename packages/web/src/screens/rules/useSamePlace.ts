import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface Place {
  readonly id: string;
  readonly top: number;
}

/** The rule being read: the one a third down the window. */
const placeInSight = (): Place | undefined => {
  for (const thing of document.querySelectorAll<HTMLElement>('.rule[data-place]')) {
    const { top, bottom } = thing.getBoundingClientRect();
    if (bottom > innerHeight / 3) return { id: thing.dataset.place as string, top };
  }
  return undefined;
};

/** Keeps the rule being read in place when the text around it changes its length. */
export const useSamePlace = (text: string): void => {
  const place = useRef<Place>();
  useEffect(() => {
    const note = (): void => {
      place.current = placeInSight();
    };
    addEventListener('scrollend', note);
    note();
    return () => removeEventListener('scrollend', note);
  }, []);
  useLayoutEffect(() => {
    const before = place.current;
    if (!before || scrollY === 0) return;
    const thing = document.querySelector(`.rule[data-place="${CSS.escape(before.id)}"]`);
    if (thing)
      scrollBy({ top: thing.getBoundingClientRect().top - before.top, behavior: 'instant' });
  }, [text]);
};
