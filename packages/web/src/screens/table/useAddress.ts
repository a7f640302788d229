import { useEffect, useRef } from 'preact/hooks';
import { go, url } from '../../router.tsx';
import type { TableSession } from '../../table/tableSession.ts';

/** The address has the moment shown, so that it can be bookmarked and opened again. */
export const useAddress = (session: TableSession): void => {
  const isRead = useRef(false);
  const ply = session.state.past?.ply;
  const isReady = session.state.present !== undefined;
  useEffect(() => {
    if (!isReady) return;
    if (!isRead.current) {
      isRead.current = true;
      const wanted = url.peek().searchParams.get('ply');
      if (wanted !== null && /^\d{1,5}$/.test(wanted)) {
        let isGone = false;
        // A ply beyond the past leads to now, and the address changes to that.
        void session.look(Number(wanted)).then(() => {
          if (!isGone) name(session.state.past?.ply);
        });
        return () => {
          isGone = true;
        };
      }
    }
    const wait = setTimeout(() => name(ply), 150); // not at every step of a slider
    return () => clearTimeout(wait);
  }, [isReady, ply]);
};

const name = (ply: number | undefined): void => {
  const { pathname, searchParams, hash } = url.peek();
  const query = new URLSearchParams(searchParams);
  if (ply === undefined) query.delete('ply');
  else query.set('ply', String(ply));
  go(`${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`, 'replace');
};
