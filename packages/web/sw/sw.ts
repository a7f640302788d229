/**
 * Keeps all files of one build, so that every game starts and plays without a network.
 * A new build waits until a person asks for it or no tab is left: code never changes in mid-game.
 */
declare const self: ServiceWorkerGlobalScope;
/** Written before this file by the build. */
declare const BUILD: { readonly version: string; readonly files: readonly string[] };

const FAMILY = 'tidetable/';
const CACHE = FAMILY + BUILD.version;
const PAGE = '/index.html';

/** Its name has a hash of what it says. */
const isForEver = (path: string): boolean => path.startsWith('/assets/');
/** For programs; the server has no page there. */
const isForPrograms = (path: string): boolean =>
  /^\/(api(\/|$)|healthz$|readyz$|metrics$)/.test(path);
/** Every address of the client is the same page; what has an ending is a file of its own. */
const isPage = (path: string): boolean => !isForPrograms(path) && !/\.[^/]*$/.test(path);

const fetchFile = async (path: string): Promise<Response> => {
  const kept = isForEver(path) ? await caches.match(path) : undefined; // by an older build
  if (kept) return kept;
  const answer = await fetch(path, { cache: isForEver(path) ? 'default' : 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
};

/** Files that are fetched at a time: a person plays meanwhile, and hundreds at once take the processor. */
const AT_ONCE = 2;

const keepFiles = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const left = BUILD.files.values(); // shared: each file is taken by one
  const keepNext = async (): Promise<void> => {
    for (const path of left) await cache.put(path, await fetchFile(path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
};

/** The build before this one stays: another tab may still run it, and load more of it. */
const forgetOldBuilds = async (): Promise<void> => {
  const names = await caches.keys();
  const others = names.filter(name => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)));
};

const find = async (request: Request, key: RequestInfo): Promise<Response> => {
  const own = await (await caches.open(CACHE)).match(key, { ignoreVary: true });
  return own ?? (await caches.match(key, { ignoreVary: true })) ?? fetch(request);
};

self.addEventListener('install', event => event.waitUntil(keepFiles()));

self.addEventListener('activate', event =>
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim())),
);

self.addEventListener('message', event => {
  if (event.data === 'activate') void self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isPage(pathname)) {
    event.respondWith(find(request, PAGE));
  } else if (isForEver(pathname) || BUILD.files.includes(pathname)) {
    event.respondWith(find(request, request));
  }
});
