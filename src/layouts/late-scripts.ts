/**
 * The document with a low priority for the scripts that it fetches: pages are complete without them, and browsers would
 * give them the priority of a first picture. Astro takes no attributes for the scripts that it builds.
 */
export const withLateScripts = (html: string) =>
  html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');
