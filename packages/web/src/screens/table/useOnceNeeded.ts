import { useRef } from 'preact/hooks';
import { useLoaded } from '../useLoaded.ts';

/** Loads an optional part on first use; undefined until it is there, or if it cannot be fetched. */
export const useOnceNeeded = <T>(isNeeded: boolean, load: () => Promise<T>): T | undefined => {
  const was = useRef(false);
  was.current ||= isNeeded;
  return useLoaded(
    async () => (was.current ? load().catch(() => undefined) : undefined),
    was.current,
  );
};
