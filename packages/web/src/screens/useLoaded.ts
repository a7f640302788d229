import { useEffect, useState } from 'preact/hooks';

/** The result of a promise; undefined until it resolves. A rejection is an error of the page. */
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
