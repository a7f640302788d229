import { useRef } from 'preact/hooks';
import { useLoaded } from '../useLoaded.ts';

/** A part of the page that is loaded when it is first needed, and then stays; undefined until it is there. */
export const useOnceNeeded = <T>(isNeeded: boolean, load: () => Promise<T>): T | undefined => {
  const was = useRef(false);
  was.current ||= isNeeded;
  return useLoaded(async () => (was.current ? load() : undefined), was.current);
};
