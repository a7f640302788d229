import { useEffect, useState } from 'preact/hooks';
import { motionTime } from '../../settings.ts';

const GLIDE = 1100; // milliseconds: the longest that anything on the path takes to its place

/**
 * Keys in the order of the page. An element that is moved in the page stops gliding, so for that long
 * all stay in the order that they had; then they are read as they lie.
 */
export const useReadingOrder = (keys: readonly string[]): readonly string[] => {
  const [settled, settle] = useState(keys);
  const wanted = keys.join(' ');
  useEffect(() => {
    if (settled.join(' ') === wanted) return;
    const timer = setTimeout(() => settle(keys), motionTime(GLIDE));
    return () => clearTimeout(timer);
  }, [wanted, settled]);
  const rank = new Map(settled.map((key, i) => [key, i]));
  const at = (key: string): number => rank.get(key) ?? settled.length;
  return keys.toSorted((a, b) => at(a) - at(b));
};
