import { useEffect, useState } from 'preact/hooks';

/** False for the first drawing: what nobody sees at first is drawn in a task of its own, after the page has been painted. */
export const useAfterPaint = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      wait = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(wait);
    };
  }, []);
  return isPainted;
};
