/**
 * How the site answers, as data and pure functions: whatever serves it follows this module.
 * It knows addresses and headers, never files or frameworks.
 */

/** The methods that the site answers; every other one is status 405. */
export const METHODS = ['GET', 'HEAD'] as const;

/** The page that answers, with status 404, every address without a file of its own. */
export const NOT_FOUND_PAGE = '404.html';

/** Headers of every answer, whatever its status, beside the policy of `content-security.ts`. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** The `Content-Type` of a file by the end of its name. */
export const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/**
 * The `Content-Type` of a file by its name.
 * @throws Error when the policy does not know the end of the name: it is one line to add
 */
export function contentType(file: string): string {
  const type = CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)];
  if (type === undefined) throw new Error(`server/policy.ts states no content type for ${file}.`);
  return type;
}

/** Files whose name holds a hash of their content: a changed file has another address. */
export const HASHED_FILES = '/_astro/';

/** `Cache-Control` of hashed files: kept for a year without asking again. */
export const KEEP = 'public, max-age=31536000, immutable';

/** `Cache-Control` of everything else: asked for again each time, and answered with 304. */
export const REVALIDATE = 'no-cache';

/** The `Cache-Control` of a file by its address. */
export const cacheControl = (path: string) => (path.startsWith(HASHED_FILES) ? KEEP : REVALIDATE);

/**
 * Whether a file of the output folder is kept from the public: names that begin with a dot, except
 * what RFC 8615 publishes, and the settings of the CDN.
 * @param file path in the output folder, such as `_astro/page.css`
 */
export const isPrivate = (file: string) =>
  /^_(headers|redirects)$/.test(file) ||
  file.split('/').some((name) => name.startsWith('.') && name !== '.well-known');

/** No page has an address as long as this, in characters: what is longer is not even looked up. */
export const LONGEST_ADDRESS = 2000;

/** A path without percent-encoding; undefined when it is malformed, which is status 400. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** What of an address is spelling: `.html`, `/index` and slashes at its end. */
const SPELLING = '(/index)?(\\.html)?/*$';

/**
 * The canonical form of a page's address: lower case, no trailing slash, no `.html`, no `/index`.
 * @param path a decoded path, such as `/About/` or `/index.html`
 */
export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(new RegExp(SPELLING), '') || '/';
}

/** A regular expression for every spelling of a page's address, to be matched in any case. */
export const spellingsOf = (canonical: string) =>
  `^${canonical === '/' ? '' : canonical.replace(/[.+?*()[\]{}|^$\\]/g, '\\$&')}${SPELLING}`;
