/** Answers from what it has stored when the network does not: see docs/decisions/offline.md. */
import { PrecacheController } from 'workbox-precaching';
import { canonicalPath, HASHED_FILES } from '../../deploy/addresses.ts';
import type { Stored } from './integration.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Defined by `integration.ts`. */
declare const STORED: Stored;

/** The maximum number of visited pages that are kept. */
const MAX_VISITED = 50;
/** How long a visitor waits for the network if the page is stored, in milliseconds. */
const PATIENCE = 3000;

// The address of the worker contains the visitor’s language.
const language = location.search.slice(1);
/** The names of the caches: of visited pages, of the offline pages, and of the menu of each language. */
const VISITED = 'visited';
const NOTICES = 'notices';
const cacheOfMenu = (language: string) => `menu-${language}`;

// Read once, because the bundler replaces each STORED with the whole value.
const { menus, notices, hashes } = STORED;
/** Stores pages and files when the worker is installed, all or none of them. */
function precache(cacheName: string, addresses: string[]) {
  const controller = new PrecacheController({ cacheName });
  controller.precache(
    addresses.map((url) => ({ url, revision: hashes[url] ?? null, integrity: hashes[url] })),
  );
  return controller;
}
const storedNotices = precache(NOTICES, notices);
const storedMenu = precache(cacheOfMenu(language), menus[language] ?? []);

/** The path of a page. Files have an extension. */
const pathOf = (url: string) => canonicalPath(new URL(url).pathname);
const isInMenu = (path: string) => storedMenu.getCacheKeyForURL(path) !== undefined;
const isPage = (path: string) => !/\.\w+$/.test(path);
/** Fonts, scripts and styles. The browser’s own cache has pictures. */
const isStoredFile = (path: string) => path.startsWith(HASHED_FILES) && /\.(css|js|woff2)$/.test(path);

/**
 * Keeps a visited page and removes the oldest. Those of the menu are stored already. `X-Robots-Tag` marks pages that must not
 * be kept: those of the CMS.
 */
async function keepVisited(path: string, response: Response) {
  const visited = await caches.open(VISITED);
  if (isInMenu(path) || response.status === 404) await visited.delete(path);
  else if (response.ok && !response.headers.has('X-Robots-Tag')) {
    await visited.put(path, response);
    for (const oldest of (await visited.keys()).slice(0, -MAX_VISITED)) await visited.delete(oldest);
  }
}

/** The pages that were open before there was a worker. */
async function keepOpenPages() {
  for (const { url } of await self.clients.matchAll({ includeUncontrolled: true })) {
    const path = pathOf(url);
    if (isPage(path) && !isInMenu(path)) await keepVisited(path, await fetch(url, { cache: 'force-cache' }));
  }
}

/** The stored page of an address: as this worker stored it, or else that of another language, or a visited one. */
const findStored = async (path: string) =>
  (await storedMenu.matchPrecache(path)) ?? caches.match(path, { ignoreSearch: true, ignoreVary: true });

/** The page that says, in the language of an address, that it is not stored. */
async function noticeFor(path: string) {
  const [, folder] = path.split('/');
  const notice = notices.find((address) => address.startsWith(`/${folder}/`));
  return (await storedNotices.matchPrecache(notice ?? notices[0]!)) ?? Response.error();
}

/** Answers with a page: the network’s, or the stored one if the network fails, is slow or returns an error. */
async function answerWithPage(path: string, network: Promise<Response>) {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const inTime = await Promise.race([network, late]).catch(() => undefined);
  if (inTime && inTime.status < 500) return inTime;
  return (await findStored(path).catch(() => undefined)) ?? network.catch(() => noticeFor(path));
}

/** Answers with a file that never changes: the stored one, or the network’s. */
const answerWithFile = async (request: Request) =>
  (await caches.match(request).catch(() => undefined)) ?? fetch(request);

async function takeOver() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  // For an unknown language, what other workers stored remains.
  if (!menus[language]) return;
  const current = [VISITED, NOTICES, ...Object.keys(menus).map(cacheOfMenu)];
  for (const name of await caches.keys()) if (!current.includes(name)) await caches.delete(name);
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepOpenPages().catch(() => {}));
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const path = pathOf(request.url);
  if (request.mode === 'navigate' && isPage(path)) {
    // Without a network, Firefox preloads an error instead of failing.
    const network = Promise.resolve(preloadResponse).then((response) =>
      response && response.type !== 'error' ? response : fetch(request),
    );
    // A copy is made before the browser reads the response.
    event.waitUntil(network.then((response) => keepVisited(path, response.clone())).catch(() => {}));
    event.respondWith(answerWithPage(path, network));
  } else if (isStoredFile(path)) event.respondWith(answerWithFile(request));
});
