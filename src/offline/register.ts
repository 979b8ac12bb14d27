/** Defined by `integration.ts`. */
declare const HAS_OFFLINE: boolean;

// Not with data saver, of which only some browsers tell.
if (HAS_OFFLINE && navigator.serviceWorker && !Reflect.get(navigator, 'connection')?.saveData) {
  // A delay of two seconds, because Safari has no `requestIdleCallback`.
  setTimeout(() => {
    // The worker stores the pages of one language. When a visitor changes the language, another worker replaces it.
    const address = `/service-worker.js?${document.documentElement.lang}`;
    const policy = Reflect.get(window, 'trustedTypes')?.createPolicy('offline', { createScriptURL: String });
    navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address);
  }, 2000);
}
