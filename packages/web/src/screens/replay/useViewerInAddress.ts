import { useEffect } from 'preact/hooks';
import { go, url } from '../../router.tsx';
import type { TableSession } from '../../table/tableSession.ts';
import { writeViewer } from './viewpoints.ts';

/**
 * The address has the viewpoint, as it has the moment, so that both can be bookmarked and shared.
 */
export const useViewerInAddress = (session: TableSession): void => {
  const { viewer } = session;
  useEffect(() => {
    const { pathname, searchParams } = url.peek();
    const query = new URLSearchParams(searchParams);
    query.set('as', writeViewer(viewer));
    go(`${pathname}?${query}`, 'replace');
  }, [viewer]);
};
