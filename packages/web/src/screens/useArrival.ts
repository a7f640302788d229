import { signal } from '@preact/signals';
import { shellWords } from '@tidetable/text/web';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { say } from '../settings.ts';

/** The first page is read from the top; later ones get the focus on their content. */
let lastPath = location.pathname;

const first = Promise.withResolvers<void>();
/** The first screen is ready. */
export const firstArrival: Promise<void> = first.promise;

export const useArrival = (isBusy: boolean): void =>
  useEffect(() => {
    if (isBusy) return;
    first.resolve();
    const { pathname, hash } = location;
    if (pathname === lastPath) return;
    lastPath = pathname;
    const isAnchor = hash !== '' && !pathname.startsWith('/t/'); // there it is an invitation
    if (!isAnchor) document.getElementById('content')?.focus({ preventScroll: true });
  }, [isBusy]);

/**
 * The number of online tables that wait for the person here, shown in the title for hidden windows.
 */
export const attention = signal(0);

/** Sets the title together with the content; the home page has none. */
export const useTitle = (title: string | undefined): void => {
  const { name } = say(shellWords);
  const waiting = attention.value;
  useLayoutEffect(() => {
    const shown = title === undefined ? name : `${title} · ${name}`;
    document.title = waiting > 0 ? `(${waiting}) ${shown}` : shown;
  }, [title, name, waiting]);
};
