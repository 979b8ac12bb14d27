/** Headers and methods for every server, as data and pure functions. See also `content-security-policy.ts`. */
import { HASHED_FILES } from './addresses.ts';

/** The allowed methods. Servers respond to every other method with status 405. */
export const METHODS = ['GET', 'HEAD'] as const;

/** The `Allow` header of status 405. */
export const ALLOW = METHODS.join(', ');

/**
 * Headers of every response with any status, in addition to `Content-Security-Policy`, whose `frame-ancestors` says what
 * `X-Frame-Options` would. They count towards the first 14,600 bytes of a page, so each must earn its bytes.
 */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The header that keeps a trial out of search results. */
export const NO_INDEX = ['X-Robots-Tag', 'noindex, nofollow'] as const;

/** The `Content-Type` of a file by its extension. */
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

/** The `Content-Type` of every other file: browsers download the file. */
export const DOWNLOAD = 'application/octet-stream';

/** The `Content-Type` of a file by its name. */
export function contentType(file: string): string {
  const end = file.slice(file.lastIndexOf('.') + 1);
  return (Object.hasOwn(CONTENT_TYPES, end) && CONTENT_TYPES[end]) || DOWNLOAD;
}

/** `Cache-Control` of hashed files: cached for a year without revalidation. */
export const KEEP = 'public, max-age=31536000, immutable';

/** `Cache-Control` of all other files: revalidated on each use, with status 304 if unchanged. */
export const REVALIDATE = 'no-cache';

/** The `Cache-Control` of a file by its address. */
export const cacheControl = (path: string) => (path.startsWith(HASHED_FILES) ? KEEP : REVALIDATE);
