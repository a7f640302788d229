import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * The room that an element has for its content, kept up to date; 0 until it is measured, before it
 * is first painted. Not rounded: what fills its room would grow a little each time. `rem` is the size
 * of type, in pixels: asked while drawing, it would have the whole page styled in between.
 */
export const useSize = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0, rem: 16 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(
      ([
        {
          contentRect: { width, height },
        },
      ]) => {
        const { fontSize } = getComputedStyle(document.documentElement);
        setSize({ width, height, rem: Number.parseFloat(fontSize) });
      },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
};
