/**
 * Addresses of the built site, as data and pure functions. Servers, the build and the service worker share
 * this module, so it imports nothing.
 */

/** The page that servers send, with status 404, for every address without a file. */
export const NOT_FOUND_PAGE = '404.html';

/** Whether a file is a 404 page, either of the site or of a folder. A folder’s 404 page covers that folder. */
export const isNotFoundPage = (file: string) => `/${file}`.endsWith(`/${NOT_FOUND_PAGE}`);

/** The start of all addresses that a 404 page covers: `404.html` → `/`, `ar/404.html` → `/ar/`. */
export const answeredBy = (file: string) => `/${file.slice(0, -NOT_FOUND_PAGE.length)}`;

/**
 * The folder of files whose names contain a hash of their content: a changed file gets a new address. The path is
 * short because each page contains it dozens of times.
 */
export const HASHED_FILES = '/_/';

/** The build writes the redirects for the servers to this file in the output folder. Without redirects there is no file. */
export const BUILT_REDIRECTS = '.server/redirects.json';

/** The build lists the owner’s HTML files here. They keep their exact name: `google123.html`. */
export const OWN_PAGES_FILE = '.server/own-pages.json';

/** An address that has moved permanently. */
export interface Redirect {
  /** A canonical path that no page has: `/old-name`. */
  from: string;
  /** A page, a section of a page (`/about#team`), or an https address. */
  to: string;
}

/** The longest path, in characters, that servers look up. The addresses of all pages are much shorter. */
export const LONGEST_ADDRESS = 2000;

/** Decodes the percent-encoding of a path. Undefined when the path is malformed: servers respond with status 400. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The variable ending of an address: `.html`, `/index` and trailing slashes. */
const SPELLING = '(/index)?(\\.html)?/*$';

/**
 * The canonical path of a page: lower case, no trailing slash, no `.html`, no `/index`.
 * @param path a decoded path, such as `/About/` or `/index.html`
 */
export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(new RegExp(SPELLING), '') || '/';
}

/** A regular expression that matches every spelling of a canonical path. Match it without regard to case. */
export const spellingsOf = (canonical: string) =>
  `^${canonical === '/' ? '' : canonical.replace(/[.+?*()[\]{}|^$\\]/g, '\\$&')}${SPELLING}`;

/** The address of a page's file, percent-encoded: `about.html` → `/about`. */
export const pageAddress = (file: string) => encodeURI(canonicalPath(`/${file}`));

/** Splits the target of a redirect at its `#`, because the query of a request goes between the two parts. */
export function splitTarget(to: string): { path: string; fragment: string } {
  const mark = to.indexOf('#');
  return mark === -1 ? { path: to, fragment: '' } : { path: to.slice(0, mark), fragment: to.slice(mark) };
}
