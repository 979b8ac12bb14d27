/**
 * How the site answers, as data and pure functions: whatever serves it follows this module.
 * It knows addresses and headers, never files or frameworks.
 */

/** The methods that the site answers; every other one is status 405. */
export const METHODS = ['GET', 'HEAD'] as const;

/** Headers of every answer, whatever its status. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Files whose name holds a hash of their content: a changed file has another address. */
const HASHED_FILES = '/_astro/';

/** The `Cache-Control` of a file by its address: hashed files stay a year, others are revalidated. */
export function cacheControl(path: string): string {
  return path.startsWith(HASHED_FILES) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * The canonical form of a page's address: lower case, no trailing slash, no `.html`, no `/index`.
 * @param path a decoded path, such as `/About/` or `/index.html`
 */
export function canonicalPath(path: string): string {
  const stem = path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return stem === '' ? '/' : stem;
}
