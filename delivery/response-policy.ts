/** How every server responds, as data and pure functions; `content-security-policy.ts` has the rest. */
import { HASHED_FILES } from './addresses.ts';

/** The methods that are allowed; every other one is status 405. */
export const METHODS = ['GET', 'HEAD'] as const;

/** The `Allow` of status 405. */
export const ALLOW = METHODS.join(', ');

/** Headers of every response, whatever its status, beside `Content-Security-Policy`. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** The header that keeps a trial out of search engines. */
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

/** The `Content-Type` of every other file: browsers save it. */
export const DOWNLOAD = 'application/octet-stream';

/** The `Content-Type` of a file by its name. */
export function contentType(file: string): string {
  const end = file.slice(file.lastIndexOf('.') + 1);
  return (Object.hasOwn(CONTENT_TYPES, end) && CONTENT_TYPES[end]) || DOWNLOAD;
}

/** `Cache-Control` of hashed files: kept for a year without asking again. */
export const KEEP = 'public, max-age=31536000, immutable';

/** `Cache-Control` of everything else: asked for again each time, and answered with 304. */
export const REVALIDATE = 'no-cache';

/** The `Cache-Control` of a file by its address. */
export const cacheControl = (path: string) => (path.startsWith(HASHED_FILES) ? KEEP : REVALIDATE);
