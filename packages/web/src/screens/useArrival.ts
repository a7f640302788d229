import { signal } from '@preact/signals';
import { shellWords } from '@tidetable/text/web';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { say } from '../settings.ts';

/** The first page is read from the top; on a later one the focus goes to its content. */
let lastPath = location.pathname;

const first = Promise.withResolvers<void>();
/** The first screen has what it waited for. */
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

/** How many online tables wait for the person here: the title says it to who looks at another window. */
export const attention = signal(0);

/** Names the window together with what it shows, not a moment later; nothing for the home page. */
export const useTitle = (title: string | undefined): void => {
  const { name } = say(shellWords);
  const waiting = attention.value;
  useLayoutEffect(() => {
    const shown = title === undefined ? name : `${title} · ${name}`;
    document.title = waiting > 0 ? `(${waiting}) ${shown}` : shown;
  }, [title, name, waiting]);
};
