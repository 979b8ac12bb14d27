/** Responds from its cache when the network does not: see docs/decisions/offline.md. */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  addRoute,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { canonicalPath, HASHED_FILES } from '../../deploy/addresses.ts';
import { savesData } from './data-saver.ts';

declare const self: Window & { registration: ServiceWorkerRegistration; skipWaiting(): void };
/** Defined by `integration.ts`: the files of each language, the 404 page first. Without any, the worker removes itself. */
declare const PRECACHE: Record<string, PrecacheEntry[]>;
interface LifeEvent extends Event {
  waitUntil(promise: Promise<unknown> | undefined): void;
}

const ALL = PRECACHE;
// The address of the worker contains the visitor’s language.
const files = ALL[location.search.slice(1)] ?? Object.values(ALL)[0] ?? [];

const storedPage = ({ url }: Request) => matchPrecache(canonicalPath(new URL(url).pathname));
const fallBack = {
  // For a file that is not stored, the browser shows its own error page.
  handlerDidError: async ({ request }: { request: Request }) =>
    (await storedPage(request)) ?? (/\.\w+$/.test(request.url) ? undefined : matchPrecache(files[0]!.url)),
  handlerWillRespond: async ({ request, response }: { request: Request; response: Response }) =>
    (response.status >= 500 && (await storedPage(request))) || response,
};

/** Deletes everything that was stored, then the worker. */
async function removeAll() {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  await self.registration.unregister();
}

const onLife = (name: string, act: () => Promise<unknown> | undefined) =>
  self.addEventListener(name, (event) => (event as LifeEvent).waitUntil(act()));

self.skipWaiting();
if (files.length === 0) onLife('activate', removeAll);
else {
  // With data saver, the stored version stays.
  if (savesData) onLife('install', () => Promise.reject(new Error('Data saver is on.')));
  // The status of the 404 page is 404; its hash tells whether it is whole.
  addPlugins([{ cacheWillUpdate: async ({ response }) => response }]);
  precache(files);
  clientsClaim();
  onLife('activate', () => self.registration.navigationPreload?.enable());
  const isStored = ({ url, request }: { url: URL; request: Request }) =>
    request.mode === 'navigate' && getCacheKeyForURL(canonicalPath(url.pathname)) !== undefined;
  registerRoute(isStored, new NetworkOnly({ networkTimeoutSeconds: 3, plugins: [fallBack] }));
  // Waits for the network, because only it has the current page.
  registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [fallBack] })));
  addRoute();
  const kept = new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED_FILES),
    new CacheFirst({ cacheName: 'seen', plugins: [kept] }),
  );
}
