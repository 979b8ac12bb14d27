/** What a page may weigh, in bytes as transferred. `tests/budgets.spec.ts` holds the site to it. */
export const BUDGETS = {
  /** A document with its inlined styles, brotli: the first flight of a connection (RFC 6928). */
  document: 14_000,
  /** Requests that hold up the first paint, besides the document. */
  renderBlocking: 0,
  /** Scripts before anything is pressed: inline ones as written, files as transferred. */
  script: 3900,
  /** The picture viewer with React, once a picture is pressed. */
  viewer: 68_000,
  /** All fonts of a page. */
  fonts: 40_000,
  /** Everything in the home page's first view. */
  homeFirstView: 61_000,
  /** Everything of the home page once scrolled to its end. */
  homeScrolled: 250_000,
  /** One picture on a phone with three device pixels to a CSS pixel. */
  picture: 40_000,
  /** What is kept for a visit without a network, unasked: the service worker, all pages, fonts. */
  offline: 300_000,
} as const;
