import { savesData } from './data-saver.ts';

/** Defined by `integration.ts`. */
declare const HAS_OFFLINE: boolean;

/** Missing in older browsers, and in TypeScript. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
}

if (HAS_OFFLINE && !savesData) {
  // A delay of two seconds, because Safari has no `requestIdleCallback`.
  setTimeout(() => {
    // The worker stores the pages of one language. When a visitor changes the language, another worker replaces it.
    const address = `/service-worker.js?${document.documentElement.lang}`;
    navigator.serviceWorker?.register(
      (self as { trustedTypes?: TrustedTypes }).trustedTypes
        ?.createPolicy('offline', { createScriptURL: () => address })
        .createScriptURL(address) ?? address,
    );
  }, 2000);
}
