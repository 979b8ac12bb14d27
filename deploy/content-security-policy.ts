import { createHash } from 'node:crypto';

/** Inline elements. Browsers check these against the policy, except data blocks. */
const INLINED = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const CHECKED_SCRIPT = /^(|module|text\/javascript|importmap|speculationrules)$/;

/** The hash sources of a document’s inline elements, for `style-src` or `script-src`. A space precedes each. */
function hashesOf(element: 'style' | 'script', html: string): string {
  const hashes = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(INLINED)) {
    const type = /\btype="?([^"\s>]*)/.exec(attributes)?.[1] ?? '';
    if (name !== element || /\bsrc=/.test(attributes)) continue;
    if (element === 'script' && !CHECKED_SCRIPT.test(type)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes].map((hash) => ` ${hash}`).join('');
}

/**
 * The `Content-Security-Policy` of a response. It allows the document’s inline code by hash. Scripts, pictures,
 * fonts, the manifest and the service worker must come from the site itself. Nothing else may run or load, and
 * no page may frame or be framed.
 * @param html the built document; omit it for other files
 */
export function contentSecurityPolicy(html = ''): string {
  return [
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
    'trusted-types offline older',
  ].join('; ');
}
