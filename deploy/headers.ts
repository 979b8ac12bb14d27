/** The headers of every response, and the redirects, for the host that serves the built site. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { HASHED_FILES, isNotFoundPage, isPublicFile, NOT_FOUND_PAGE, pageAddress } from './addresses.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Headers of the responses to a path, which may end in `*`. A later rule replaces headers of an earlier one. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** An address that has moved for good, or, with status 200, a file that is stored at another address. */
export interface Redirect {
  from: string;
  to: string;
  status?: 200 | 301;
}

/**
 * Headers of every response, in addition to `Content-Security-Policy`, whose `frame-ancestors` says what `X-Frame-Options`
 * would. They count towards the first 14,600 bytes of a page, so each must earn its bytes.
 */
const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Revalidated on each use, with status 304 if unchanged. */
export const REVALIDATE = 'no-cache';

/** Kept for a year: the name of a hashed file changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Types that some host does not know, by extension. */
const CONTENT_TYPES: Record<string, string> = {
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** All files of a folder and its subfolders that visitors may request, sorted, with `/` as separator. */
export const publicFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .filter(isPublicFile)
    .sort();

/**
 * The headers of a built site. Each page has a policy of its own: one for all pages would add 1,500 bytes to each. An
 * unknown address gets the 404 page of its folder, but hosts choose headers by the address alone: so the policy of that page
 * applies to the folder.
 * @param root its folder
 * @param ownPages the owner’s HTML files, which keep their exact name
 */
export function headerRules(root: string, ownPages: string[]): HeaderRule[] {
  const files = publicFiles(root);
  const rule = (path: string, file: string): HeaderRule => ({
    path,
    headers: { 'Content-Security-Policy': contentSecurityPolicy(readFileSync(join(root, file), 'utf8')) },
  });
  const pages = files.filter((file) => file.endsWith('.html') && file !== NOT_FOUND_PAGE);
  const { headers: policy } = rule('/*', NOT_FOUND_PAGE);
  return [
    { path: '/*', headers: { ...SECURITY_HEADERS, 'Cache-Control': REVALIDATE, ...policy } },
    { path: `${HASHED_FILES}*`, headers: { 'Cache-Control': IMMUTABLE } },
    ...pages.filter(isNotFoundPage).map((file) => rule(`/${file.replace(NOT_FOUND_PAGE, '*')}`, file)),
    ...pages
      .filter((file) => !isNotFoundPage(file))
      .map((file) => rule(ownPages.includes(file) ? encodeURI(`/${file}`) : pageAddress(file), file)),
    ...files
      .filter((file) => extname(file) in CONTENT_TYPES)
      .map((file) => ({
        path: encodeURI(`/${file}`),
        headers: { 'Content-Type': CONTENT_TYPES[extname(file)]! },
      })),
  ];
}

/**
 * The redirects of a built site: those of the content, and from the other spellings of each address.
 * @param root its folder
 * @param moved addresses that have moved
 * @param ownPages the owner’s HTML files, which keep their exact name
 */
export function allRedirects(root: string, moved: Redirect[], ownPages: string[]): Redirect[] {
  const spellings = (address: string) =>
    address === '/' ? ['/index', '/index.html'] : [`${address}/`, `${address}.html`];
  const pages = publicFiles(root)
    .filter((file) => file.endsWith('.html') && !isNotFoundPage(file) && !ownPages.includes(file))
    .map(pageAddress);
  return [
    ...moved.flatMap(({ from, to }) => [from, ...spellings(from)].map((each) => ({ from: each, to }))),
    ...pages.flatMap((to) => spellings(to).map((from) => ({ from, to }))),
    // Cloudflare stores these without the ending, and would redirect there.
    ...ownPages.map((file): Redirect => ({ from: `/${file}`, to: `/${file.slice(0, -5)}`, status: 200 })),
  ];
}
