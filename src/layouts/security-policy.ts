import { hash } from 'node:crypto';

/** The hash sources of inline elements; a space precedes each. */
const hashesOf = (texts: string[]) =>
  texts.map((text) => ` 'sha256-${hash('sha256', text, 'base64')}'`).join('');

/**
 * The Content-Security-Policy of a page, for its own `<meta>` element. It allows the page’s inline code by hash. Scripts,
 * pictures, fonts, the manifest and the service worker must come from the site itself. Nothing else may run or load. What a
 * page cannot say of itself, such as who may frame it, is in the headers of the host (`deploy/host-files.ts`).
 * @param inline the texts of the page’s inline scripts and styles
 */
export const securityPolicy = ({ scripts, styles }: { scripts: string[]; styles: string[] }): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hashesOf(scripts)}`,
    `style-src 'self'${hashesOf(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types offline',
  ].join(';');
