import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

const watched = new WeakMap<Element, (size: Size) => void>();

/** One for all: their sizes come together, so that the page is styled and drawn once, not for each. */
const observer = new ResizeObserver(entries => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const { target, contentRect } of entries) {
    const { width, height } = contentRect;
    watched.get(target)?.({ width, height, rem });
  }
});

/**
 * The room that an element has for its content, kept up to date; 0 until it is measured, before it
 * is first painted. Not rounded: what fills its room would grow a little each time. `rem` is the size
 * of type, in pixels: asked while drawing, it would have the whole page styled in between.
 */
export const useSize = <E extends Element = HTMLDivElement>() => {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0, rem: 16 });
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    watched.set(current, setSize);
    observer.observe(current);
    return () => observer.unobserve(current);
  }, []);
  return { ref, ...size };
};
