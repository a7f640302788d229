import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Crop } from './layout.ts';

/** Below this width, in pixels, fins and island would make the cards too small. */
const WIDE = 640;

/** The crop that suits the width which an element has. */
export const useCrop = (frame: RefObject<HTMLElement>): Crop => {
  const [crop, set] = useState<Crop>('wide');
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const choose = () => set(element.clientWidth < WIDE ? 'narrow' : 'wide');
    choose();
    const observer = new ResizeObserver(choose);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return crop;
};
