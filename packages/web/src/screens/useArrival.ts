import { shellWords } from '@tidetable/text/web';
import { useEffect } from 'preact/hooks';
import { say } from '../settings.ts';

/** The first page is read from the top; on a later one the focus goes to its content. */
let lastPath = location.pathname;

export const useArrival = (isBusy: boolean): void =>
  useEffect(() => {
    const { pathname, hash } = location;
    if (isBusy || pathname === lastPath) return;
    lastPath = pathname;
    if (hash === '') document.getElementById('content')?.focus({ preventScroll: true });
  }, [isBusy]);

/** Names the window; nothing for the home page. */
export const useTitle = (title: string | undefined): void => {
  const { name } = say(shellWords);
  useEffect(() => {
    document.title = title === undefined ? name : `${title} · ${name}`;
  }, [title, name]);
};
