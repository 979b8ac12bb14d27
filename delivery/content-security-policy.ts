import { createHash } from 'node:crypto';

/** Inlined elements that browsers check against the policy; data blocks are not among them. */
const INLINED = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const CHECKED_SCRIPT = /^(|module|text\/javascript|importmap|speculationrules)$/;

/** The hash sources of what a document inlines, for `style-src` or `script-src`, each after a space. */
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
 * The `Content-Security-Policy` of a response: it allows what its document inlines, by hash, the
 * scripts that it asks for, pictures, fonts and the manifest of the site itself, and its service
 * worker with what that stores. Nothing else runs, loads, frames or is framed.
 * @param html the built document; nothing for other files
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
