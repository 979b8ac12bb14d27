/** Defined by `integration.ts`. */
declare const HAS_OFFLINE: boolean;

// Not with data saver, of which only some browsers tell.
if (HAS_OFFLINE && navigator.serviceWorker && !Reflect.get(navigator, 'connection')?.saveData) {
  // A delay of two seconds, because Safari has no `requestIdleCallback`.
  setTimeout(async () => {
    // The worker stores the pages of one language. When a visitor changes the language, another worker replaces it.
    const address = `/service-worker.js?${document.documentElement.lang}`;
    const policy = Reflect.get(window, 'trustedTypes')?.createPolicy('offline', {
      createScriptURL: () => address,
    });
    await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address);
    const { active } = await navigator.serviceWorker.ready;
    // The browser’s own cache has these: Workbox stores them too.
    const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }, 2000);
}
