/**
 * Addresses of the built site, as data and pure functions. It is the one module that servers, the build
 * and the service worker share, so it imports nothing.
 */

/** The page that answers, with status 404, every address without a file of its own. */
export const NOT_FOUND_PAGE = '404.html';

/** Whether a file is such a page: the site’s, or that of a folder, whose unknown addresses it answers. */
export const isNotFoundPage = (file: string) => `/${file}`.endsWith(`/${NOT_FOUND_PAGE}`);

/** The addresses that a 404 page answers begin like this: `404.html` → `/`, `ar/404.html` → `/ar/`. */
export const answeredBy = (file: string) => `/${file.slice(0, -NOT_FOUND_PAGE.length)}`;

/**
 * Files whose name holds a hash of their content: a changed file has another address. It is short, because pages name
 * them by the dozen.
 */
export const HASHED_FILES = '/_/';

/** Where the build leaves the redirects for the servers, in the output folder; no file means none. */
export const REDIRECTS_FILE = '.server/redirects.json';

/** Where the build lists the HTML files of the owner's own, which keep their exact name: `google123.html`. */
export const OWN_PAGES_FILE = '.server/own-pages.json';

/** An address that moved for good. */
export interface Redirect {
  /** A canonical path without a page: `/old-name`. */
  from: string;
  /** A page, or a section of it (`/about#team`), or an https address. */
  to: string;
}

/** No page has an address as long as this, in characters: what is longer is not even looked up. */
export const LONGEST_ADDRESS = 2000;

/** A path without percent-encoding; undefined when it is malformed, which is status 400. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** What of an address is spelling: `.html`, `/index` and slashes at its end. */
const SPELLING = '(/index)?(\\.html)?/*$';

/**
 * The canonical path of a page: lower case, no trailing slash, no `.html`, no `/index`.
 * @param path a decoded path, such as `/About/` or `/index.html`
 */
export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(new RegExp(SPELLING), '') || '/';
}

/** A regular expression for every spelling of a canonical path, to be matched in any case. */
export const spellingsOf = (canonical: string) =>
  `^${canonical === '/' ? '' : canonical.replace(/[.+?*()[\]{}|^$\\]/g, '\\$&')}${SPELLING}`;

/** The address of a page's file, percent-encoded: `about.html` → `/about`. */
export const pageAddress = (file: string) => encodeURI(canonicalPath(`/${file}`));

/** The target of a redirect before and from its `#`: the query of a request stands between them. */
export function splitTarget(to: string): { path: string; fragment: string } {
  const mark = to.indexOf('#');
  return mark === -1 ? { path: to, fragment: '' } : { path: to.slice(0, mark), fragment: to.slice(mark) };
}
