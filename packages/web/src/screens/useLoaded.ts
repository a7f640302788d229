import { useEffect, useState } from 'preact/hooks';

/** What a page waits for; undefined until it is there. A fault is the page's fault. */
export const useLoaded = <T>(load: () => Promise<T>, key: unknown): T | undefined => {
  const [loaded, setLoaded] = useState<{ readonly key: unknown; readonly value: T }>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    let isGone = false;
    load().then(
      value => isGone || setLoaded({ key, value }),
      e => isGone || setFault(e),
    );
    return () => {
      isGone = true;
    };
  }, [key]);
  if (fault) throw fault;
  return loaded && loaded.key === key ? loaded.value : undefined;
};
