import { useEffect } from 'preact/hooks';
import { go, url } from '../../router.tsx';
import type { Sitting } from '../../table/sitting.ts';
import { writeViewer } from './viewpoints.ts';

/** The address says whose eyes, as it says which moment, so that both can be kept and shared. */
export const useViewerInAddress = (sitting: Sitting): void => {
  const viewer = sitting.viewer.value;
  useEffect(() => {
    const { pathname, searchParams } = url.peek();
    const query = new URLSearchParams(searchParams);
    query.set('as', writeViewer(viewer));
    go(`${pathname}?${query}`, 'replace');
  }, [viewer]);
};
