/** Responds from its cache when the network does not: see docs/decisions/offline.md. */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, addRoute, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { canonicalPath, HASHED_FILES } from '../../deploy/addresses.ts';

declare const self: Window & { registration: ServiceWorkerRegistration; skipWaiting(): void };
/** Defined by `integration.ts`: the files of each language, the 404 page first; none if the worker has to remove itself. */
declare const PRECACHE: Record<string, { url: string; revision: string; integrity: string }[]>;

const languages = PRECACHE;
// The address of the worker contains the visitor’s language.
const files = languages[location.search.slice(1)] ?? Object.values(languages)[0];

const on = (name: string, act: () => Promise<unknown> | undefined) =>
  self.addEventListener(name, (event) =>
    (event as Event & { waitUntil(end: unknown): void }).waitUntil(act()),
  );

self.skipWaiting();
if (files) {
  const stored = (url: string) => matchPrecache(canonicalPath(new URL(url).pathname));
  const fallBack = {
    // For a file that is not stored, the browser shows its own error page.
    handlerDidError: async ({ request: { url } }: { request: Request }) =>
      (await stored(url)) ?? (/\.\w+$/.test(url) ? undefined : matchPrecache(files[0]!.url)),
    handlerWillRespond: async ({ request, response }: { request: Request; response: Response }) =>
      (response.status >= 500 && (await stored(request.url))) || response,
  };
  // The status of the 404 page is 404; its hash tells whether it is whole.
  addPlugins([{ cacheWillUpdate: async ({ response }) => response }]);
  precache(files);
  clientsClaim();
  on('activate', () => self.registration.navigationPreload?.enable());
  registerRoute(
    ({ url, request }) => request.mode === 'navigate' && getCacheKeyForURL(canonicalPath(url.pathname)),
    new NetworkOnly({ networkTimeoutSeconds: 3, plugins: [fallBack] }),
  );
  // Waits for the network, because only it has the current page.
  registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [fallBack] })));
  addRoute();
  const seen = new CacheFirst({
    cacheName: 'seen',
    plugins: [new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED_FILES), seen);
} else
  on('activate', async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
    await self.registration.unregister();
  });
