/** Defined by `integration.ts`: the languages with a folder of their own; undefined where pages ask for no worker. */
declare const OFFLINE_LANGUAGES: string[] | undefined;

async function register(languages: string[]) {
  // The worker stores the pages of one language: that of the address, because a translation changes that of the document.
  const [, folder = ''] = location.pathname.split('/');
  const address = `/service-worker.js${languages.includes(folder) ? `?${folder}` : ''}`;
  try {
    const policy = Reflect.get(window, 'trustedTypes')?.createPolicy('offline', { createScriptURL: String });
    await navigator.serviceWorker?.register(policy?.createScriptURL(address) ?? address);
  } catch {
    // The browser stores nothing, for example in a private window. The site works without it.
  }
}

// Not with data saver, which only some browsers report.
if (OFFLINE_LANGUAGES && !Reflect.get(navigator, 'connection')?.saveData)
  // A delay of two seconds, because Safari has no `requestIdleCallback`.
  setTimeout(register, 2000, OFFLINE_LANGUAGES);
