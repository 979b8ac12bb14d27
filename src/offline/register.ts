import { savesData } from './data-saver.ts';

/** Defined by `integration.ts`. */
declare const HAS_OFFLINE: boolean;

/** Missing in older browsers, and in TypeScript. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
}

if (HAS_OFFLINE && !savesData && navigator.serviceWorker) {
  // A delay of two seconds, because Safari has no `requestIdleCallback`.
  setTimeout(async () => {
    // The worker stores the pages of one language. When a visitor changes the language, another worker replaces it.
    const address = `/service-worker.js?${document.documentElement.lang}`;
    const { trustedTypes } = self as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy('offline', { createScriptURL: () => address });
    await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address);
    const { active } = await navigator.serviceWorker.ready;
    // The browser’s own cache has these: Workbox stores them too.
    const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }, 2000);
}
