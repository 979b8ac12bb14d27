/** Limits for the weight of pages, in transferred bytes. `tests/budgets.spec.ts` enforces them. */
export const BUDGETS = {
  /** The first flight of a connection, ten packets (RFC 6928): it brings headers, styles and the first view of a phone. */
  firstView: 14_600,
  /** A document with its headers. */
  document: 18_000,
  /** Scripts before any interaction: inline scripts uncompressed, files as transferred. */
  script: 3900,
  /** The picture viewer with React, which loads when a visitor opens a picture. */
  viewer: 68_000,
  /** All fonts of an English or Arabic page. Headlines in Chinese need up to 50,000. */
  fonts: 40_000,
  /** Everything in the home page's first view. */
  homeFirstView: 58_000,
  /** Everything on the home page after scrolling to its end. */
  homeScrolled: 235_000,
  /** One picture on a phone with three device pixels per CSS pixel. */
  picture: 40_000,
} as const;
