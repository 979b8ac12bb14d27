/** Takes the place of the service worker where a site no longer has one, and removes it with all that it kept. */
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

async function destroy() {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(destroy()));
