/** Responds from its cache when the network does not: see docs/decisions/offline.md. */
import { clientsClaim } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { canonicalPath } from '../../deploy/addresses.ts';

declare const self: Window & { registration: ServiceWorkerRegistration; skipWaiting(): void };
/** Defined by `integration.ts`. */
declare const STORED: { language: string; url: string; revision: string; integrity: string }[];

// The address of the worker contains the visitor’s language.
const files = STORED.filter(({ language }) => language === location.search.slice(1));
const notFound = files.find(({ url }) => url.endsWith('/404'))?.url ?? '';
// For a file that is not stored, the browser shows its own error page.
const isPage = ({ request, url }: { request: Request; url: URL }) =>
  request.mode === 'navigate' && !/\.\w+$/.test(url.pathname);

self.skipWaiting();
if (files.length > 0) {
  clientsClaim();
  self.addEventListener('activate', () => self.registration.navigationPreload?.enable());
  registerRoute(isPage, async (options) => {
    const stored = await matchPrecache(canonicalPath(options.url.pathname));
    // Other pages wait for the network, because only it has them.
    const network = new NetworkOnly({ networkTimeoutSeconds: stored ? 3 : 0 });
    const response = await network.handle(options).catch(() => stored ?? matchPrecache(notFound));
    return stored && response!.status >= 500 ? stored : response!;
  });
  // The status of the 404 page is 404; its hash tells whether it is whole.
  addPlugins([{ cacheWillUpdate: async ({ response }) => response }]);
  precacheAndRoute(files);
} else
  self.addEventListener('activate', async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  });
