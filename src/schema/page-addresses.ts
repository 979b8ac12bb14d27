/** The addresses of pages, and of the files that are made from them. */

/** The address of the page that answers unknown addresses. */
export const NOT_FOUND = '/404';

/** The address of the page that answers without a network, for pages that the browser has not stored. */
export const OFFLINE = '/offline';

/** The files of the pages that every site needs, by address. */
export const REQUIRED_PAGES = {
  '/': 'pages/index.yaml',
  [NOT_FOUND]: 'pages/404.yaml',
  [OFFLINE]: 'pages/offline.yaml',
};

/** Tests whether a page is a 404 page, of the site or of a language. */
export const isNotFound = (address: string) => address.endsWith(NOT_FOUND);

/** Tests whether a page is shown only in place of others, in any language: nothing links to it, and search engines leave it out. */
export const isFallback = (address: string) => isNotFound(address) || address.endsWith(OFFLINE);

/** A page file’s public address: `pages/index.yaml` → `/`, `pages/about.yaml` → `/about`, `pages/ar/index.yaml` → `/ar`. */
export const addressOf = (file: string) =>
  `/${file
    .replace(/^pages\/|\.ya?ml$/g, '')
    .replace(/(^|\/)index$/, '')
    .toLowerCase()}`;

/** The name of the files that are made from a page, without an extension: `/` → `index`, `/about` → `about`. */
export const fileNameOf = (address: string) => address.slice(1) || 'index';
