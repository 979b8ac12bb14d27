/** Replaces the service worker of a site that no longer has one, then removes itself and all stored files. */
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

async function destroy() {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(destroy()));
