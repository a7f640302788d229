import { useEffect, useRef } from 'preact/hooks';
import { go, url } from '../../router.tsx';
import type { Sitting } from '../../table/sitting.ts';

/** The address names the moment that is looked at, so that it can be kept and opened again. */
export const useAddress = (sitting: Sitting): void => {
  const isRead = useRef(false);
  const ply = sitting.past.value?.ply;
  const { pathname, searchParams } = url.value;
  const wanted = searchParams.get('ply');
  const isReady = sitting.present.value !== undefined;
  useEffect(() => {
    if (!isReady) return;
    if (!isRead.current) {
      isRead.current = true;
      if (wanted !== null && /^\d{1,5}$/.test(wanted)) {
        void sitting.look(Number(wanted));
        return;
      }
    }
    const query = new URLSearchParams(searchParams);
    if (ply === undefined) query.delete('ply');
    else query.set('ply', String(ply));
    const to = `${pathname}${query.size > 0 ? `?${query}` : ''}`;
    const wait = setTimeout(() => go(to, 'replace'), 150); // not at every step of a slider
    return () => clearTimeout(wait);
  }, [isReady, ply]);
};
