import { createHash } from 'node:crypto';

/** Inlined elements that browsers check against the policy; data blocks are not among them. */
const INLINED = /<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const CHECKED_SCRIPT = /^(|module|text\/javascript|importmap|speculationrules)$/;

/** The hash sources of what pages inline, for `style-src` or `script-src`, each after a space. */
function hashesOf(element: 'style' | 'script', pages: string[]): string {
  const hashes = new Set<string>();
  for (const [, name, attributes = '', text = ''] of pages.flatMap((html) => [...html.matchAll(INLINED)])) {
    const type = /\btype="?([^"\s>]*)/.exec(attributes)?.[1] ?? '';
    if (name !== element || /\bsrc=/.test(attributes)) continue;
    if (element === 'script' && !CHECKED_SCRIPT.test(type)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes]
    .sort()
    .map((hash) => ` ${hash}`)
    .join('');
}

/**
 * The `Content-Security-Policy` of the whole site: it allows what its pages inline, by hash, the
 * scripts that those ask for, and pictures and fonts of the site itself. Nothing else runs, loads,
 * frames or is framed.
 * @param pages the built documents
 */
export function contentSecurityPolicy(pages: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashesOf('script', pages)}`,
    `style-src 'self'${hashesOf('style', pages)}`,
    "img-src 'self'",
    "font-src 'self'",
    // No code of ours asks for anything. Lighthouse does, on the page’s behalf: for robots.txt.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
