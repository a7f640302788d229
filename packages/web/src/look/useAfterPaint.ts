import { useEffect, useState } from 'preact/hooks';

let hasPainted = false;

/** False for the first drawing of the page: what nobody sees at first is drawn in a task of its own, after the page has been painted. */
export const useAfterPaint = (): boolean => {
  const [isPainted, setPainted] = useState(hasPainted);
  useEffect(() => {
    if (isPainted) return;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      wait = setTimeout(() => {
        hasPainted = true;
        setPainted(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(wait);
    };
  }, []);
  return isPainted;
};
