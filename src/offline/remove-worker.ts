/** Takes the place of the service worker where a site no longer works offline: it deletes what was stored, and itself. */
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
