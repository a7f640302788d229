import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The room that an element has for its content, kept up to date. */
export const useSize = <E extends HTMLElement>() => {
  const element = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(([{ contentRect }]) =>
      setSize({ width: contentRect.width, height: contentRect.height }),
    );
    if (element.current) watcher.observe(element.current);
    return () => watcher.disconnect();
  }, []);
  return [element, size] as const;
};
