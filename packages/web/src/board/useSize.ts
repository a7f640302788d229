import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

const watched = new WeakMap<Element, (size: Size) => void>();

/** One observer for all elements: their sizes arrive together, so the page is laid out once, not for each. */
const observer = new ResizeObserver(entries => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const { target, contentRect } of entries) {
    const { width, height } = contentRect;
    watched.get(target)?.({ width, height, rem });
  }
});

/**
 * The size of an element's content box, kept up to date; 0 until it is measured, before the first
 * paint. Not rounded: content that fills the box would grow a little each time. `rem` is the font
 * size in pixels: reading it during a render would force a layout of the whole page.
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
