import { useEffect, useState } from 'preact/hooks';

/** Has it been so for a while, with the page in sight? What passes at once need not be told. */
export const useLasting = (isSo: boolean, time: number /* milliseconds */): boolean => {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      clearTimeout(timer);
      setLasting(false);
      if (isSo && !document.hidden) timer = setTimeout(() => setLasting(true), time);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [isSo]);
  return isSo && isLasting;
};
