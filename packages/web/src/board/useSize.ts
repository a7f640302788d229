import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * The room that an element has for its content, kept up to date; 0 until it is measured, before it
 * is first painted. Not rounded: what fills its room would grow a little each time.
 */
export const useSize = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([{ contentRect }]) =>
      setSize({ width: contentRect.width, height: contentRect.height }),
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
};
