/** The service worker of this page, and whether a newer build than the running one lies ready. */
import { signal } from '@preact/signals';

/** True once a newer build could be loaded. */
export const isNewVersionReady = signal(false);

const HOUR = 3_600_000;
/** A screen that has just arrived still draws what is not seen at first, and loads what only some need. */
const PAUSE = 2000; // milliseconds
const LONGEST_WAIT = 30_000; // milliseconds
const BUSY = ['input', 'pointerdown', 'keydown'] as const;
let registration: ServiceWorkerRegistration | undefined;
let isWanted = false;

/**
 * Keeps the client in the browser, with the files of all games: hundreds, for which the first screen
 * must not wait. Without a service worker (old, private, no https) all goes on as before.
 */
export const keepOffline = async (firstArrival: Promise<void>): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  let hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) location.reload();
    else if (hadOne) isNewVersionReady.value = true; // asked for in another tab; this one plays on
    hadOne = true;
  });
  await firstArrival;
  await pause();
  try {
    registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    return;
  }
  watch(registration);
  setInterval(lookForNewVersion, HOUR);
  document.addEventListener('visibilitychange', lookForNewVersion);
};

/** Resolves once nobody has pressed anything for a while: fetching hundreds of files takes the processor from the game. */
const pause = (): Promise<void> =>
  new Promise(resolve => {
    const begin = (): number => window.setTimeout(end, PAUSE);
    const end = (): void => {
      for (const kind of BUSY) removeEventListener(kind, again, true);
      clearTimeout(waiting);
      clearTimeout(longest);
      resolve();
    };
    const again = (): void => {
      clearTimeout(waiting);
      waiting = begin();
    };
    let waiting = begin();
    const longest = window.setTimeout(end, LONGEST_WAIT);
    for (const kind of BUSY) addEventListener(kind, again, true);
  });

const watch = (of: ServiceWorkerRegistration): void => {
  const look = (): void => {
    if (of.waiting && of.active) isNewVersionReady.value = true;
  };
  const watchInstalling = (): void => of.installing?.addEventListener('statechange', look);
  of.addEventListener('updatefound', watchInstalling);
  watchInstalling(); // it may have been found before anybody listened
  look();
};

const lookForNewVersion = (): void => {
  if (!document.hidden) registration?.update().catch(() => undefined); // offline: another time
};

/** Loads the page anew, by the newest build. */
export const loadNewVersion = (): void => {
  isWanted = true;
  if (registration?.waiting) registration.waiting.postMessage('activate');
  else location.reload();
};
