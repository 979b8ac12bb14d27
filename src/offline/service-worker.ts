/** Responds from its cache when the network does not: see docs/decisions/offline.md. */
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { canonicalPath, decodePath, HASHED_FILES } from '../../delivery/addresses.ts';
import { savesData } from './data-saver.ts';
import type { LifeEvent, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/**
 * Defined by `integration.ts`, for each language: pages by canonical address and fonts, and the address of the page
 * that answers, with status 404, where no other does.
 */
declare const PRECACHE: Record<string, { files: PrecacheEntry[]; notFound: string }>;

/** The number of seconds after which a stored page replaces a network response that has not begun. */
const PATIENCE = 3;
/** The maximum number of stored pictures and scripts: about 1.5 MB on a phone. */
const MOST_KEPT = 60;

const addressOf = ({ url }: Request) => {
  const { pathname } = new URL(url);
  return encodeURI(canonicalPath(decodePath(pathname) ?? pathname));
};

// Used once, because the build replaces each `PRECACHE` with the whole lists. The worker’s address contains the visitor’s language.
const ALL = PRECACHE;
const { files: FILES, notFound: NOT_FOUND } = ALL[location.search.slice(1)] ?? Object.values(ALL)[0]!;

const precache = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        response.status === (addressOf(request) === NOT_FOUND ? 404 : 200) ? response : null,
    },
  ],
});
precache.addToCacheList(FILES);

const storedPage = (request: Request) => precache.matchPrecache(addressOf(request));

/** Tests whether a file is requested. For a file that is not stored, the browser shows its own error page, not the 404 page. */
const isFile = (request: Request) => /\.\w+$/.test(addressOf(request));

const fallBack = {
  handlerDidError: async ({ request }: { request: Request }) =>
    (await storedPage(request)) ?? (isFile(request) ? undefined : precache.matchPrecache(NOT_FOUND)),
  handlerWillRespond: async ({ request, response }: { request: Request; response: Response }) =>
    (response.status >= 500 && (await storedPage(request))) || response,
};

registerRoute(
  ({ request }) =>
    request.mode === 'navigate' && precache.getCacheKeyForURL(addressOf(request)) !== undefined,
  new NetworkOnly({ networkTimeoutSeconds: PATIENCE, plugins: [fallBack] }),
);
// Waits for the network, because only it has the current page.
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [fallBack] })));
// The fonts.
registerRoute(new PrecacheRoute(precache));

const hashedFiles = new CacheFirst({
  cacheName: 'seen',
  plugins: [new ExpirationPlugin({ maxEntries: MOST_KEPT, purgeOnQuotaError: true })],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED_FILES), hashedFiles);

/** Stores files that the browser’s own cache has from before the worker was installed, without network requests. */
async function keepVisited(event: LifeEvent): Promise<void> {
  for (const { url } of FILES) {
    const page = (await (await precache.matchPrecache(url))?.text()) ?? '';
    const files = page.match(new RegExp(`${HASHED_FILES}[\\w.-]+\\.(avif|css|jpeg)`, 'g')) ?? [];
    const requests = files.map((file) => new Request(file, { cache: 'only-if-cached', mode: 'same-origin' }));
    await Promise.allSettled(requests.map((request) => hashedFiles.handle({ request, event })));
  }
}

async function install(event: LifeEvent): Promise<void> {
  // With data saver, the stored files are not updated.
  if (savesData) throw new Error('Data saver is on.');
  await precache.install(event);
  await keepVisited(event);
  await self.skipWaiting();
}

async function activate(event: LifeEvent): Promise<void> {
  await precache.activate(event);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate(event)));
