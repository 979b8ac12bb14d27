import { hash } from 'node:crypto';

/** Inline elements with their attributes and text. */
const INLINE = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** An attribute of an element without inline code: it names a file, or another type, for data. */
const NO_CODE = /\bsrc=|\btype=(?!"?(module|importmap|text\/(javascript|css)))/;

/** The hash sources of a document’s inline elements, for `style-src` or `script-src`. A space precedes each. */
function hashesOf(element: 'style' | 'script', html: string): string {
  const texts = [...html.matchAll(INLINE)]
    .filter(([, name, attributes = '']) => name === element && !NO_CODE.test(attributes))
    .map(([, , , text = '']) => text);
  const hashes = texts.map((text) => ` 'sha256-${hash('sha256', text, 'base64')}'`);
  return [...new Set(hashes)].join('');
}

/**
 * The `Content-Security-Policy` of a response. It allows the document’s inline code by hash. Scripts, pictures,
 * fonts, the manifest and the service worker must come from the site itself. Nothing else may run or load, and
 * no page may frame or be framed. It has no spaces that browsers do not need.
 * @param html the built document; omit it for other files
 */
export const contentSecurityPolicy = (html = ''): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hashesOf('script', html)}`,
    `style-src 'self'${hashesOf('style', html)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types offline',
  ].join(';');
