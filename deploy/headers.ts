/** The headers of every response, and the redirects, for the host that serves the built site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
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
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Revalidated on each use, with status 304 if unchanged. */
export const REVALIDATE = 'no-cache';

/** Kept for a year: the name of a hashed file changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Types that hosts do not know or guess differently, by extension. */
export const CONTENT_TYPES: Record<string, string> = {
  ico: 'image/x-icon',
  md: 'text/markdown; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

/** All files of a folder and its subfolders that visitors may request, sorted, with `/` as separator. */
export const publicFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .filter(isPublicFile)
    .sort();

/**
 * The headers of a built site. Each page has a policy of its own: one for all pages would be longer than hosts allow.
 * @param root its folder
 * @param ownPages the owner’s HTML files, which keep their exact name
 * @param extra rules of single paths, which replace those of the site
 */
export function headerRules(root: string, ownPages: string[] = [], extra: HeaderRule[] = []): HeaderRule[] {
  const files = publicFiles(root);
  const rule = (path: string, file: string): HeaderRule => ({
    path,
    headers: { 'Content-Security-Policy': contentSecurityPolicy(readFileSync(join(root, file), 'utf8')) },
  });
  const pages = files.filter((file) => file.endsWith('.html'));
  // An unknown address gets the 404 page of its folder. Hosts choose headers by the address alone.
  const { headers: missing } = rule('/*', NOT_FOUND_PAGE);
  const ofFolders = pages
    .filter((file) => isNotFoundPage(file) && file !== NOT_FOUND_PAGE)
    .map((file) => rule(`/${file.replace(NOT_FOUND_PAGE, '*')}`, file));
  const typed = files.flatMap((file): HeaderRule[] => {
    const type = CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)];
    return type ? [{ path: encodeURI(`/${file}`), headers: { 'Content-Type': type } }] : [];
  });
  return [
    { path: '/*', headers: { ...SECURITY_HEADERS, 'Cache-Control': REVALIDATE, ...missing } },
    { path: `${HASHED_FILES}*`, headers: { 'Cache-Control': IMMUTABLE } },
    ...ofFolders,
    ...pages
      .filter((file) => !isNotFoundPage(file))
      .map((file) => rule(ownPages.includes(file) ? encodeURI(`/${file}`) : pageAddress(file), file)),
    ...typed,
    ...extra,
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
  const pages = publicFiles(root).filter(
    (file) => file.endsWith('.html') && !isNotFoundPage(file) && !ownPages.includes(file),
  );
  return [
    ...moved.flatMap(({ from, to }) => [from, ...spellings(from)].map((each) => ({ from: each, to }))),
    ...pages.map(pageAddress).flatMap((to) => spellings(to).map((from) => ({ from, to }))),
    // Hosts store these files without the ending, and would redirect visitors there.
    ...ownPages.map((file) => ({
      from: `/${file}`,
      to: `/${file.slice(0, -'.html'.length)}`,
      status: 200 as const,
    })),
  ];
}
