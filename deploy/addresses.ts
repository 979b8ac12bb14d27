/** What the site has to know of its hosts, as data and pure functions: addresses, and how large a file may be. It imports nothing. */

/** The page that hosts send, with status 404, for every address without a file. */
export const NOT_FOUND_PAGE = '404.html';

/** Whether a file is a 404 page, either of the site or of a folder. A folder’s 404 page covers that folder. */
export const isNotFoundPage = (file: string) => `/${file}`.endsWith(`/${NOT_FOUND_PAGE}`);

/**
 * The folder of files whose names contain a hash of their content: a changed file gets a new address. The path is
 * short because each page contains it dozens of times.
 */
export const HASHED_FILES = '/_/';

/**
 * The canonical path of a page: no trailing slash, no `.html`, no `/index`.
 * @param path a decoded path, such as `/about/` or `/index.html`
 */
export const canonicalPath = (path: string) => path.replace(/(\/index)?(\.html)?\/*$/, '') || '/';

/** A path, percent-encoded for a URL: `/prices #1.pdf` → `/prices%20%231.pdf`. */
export const encodePath = (path: string) => encodeURI(path).replace(/[#?]/g, encodeURIComponent);

/** The address of a file, percent-encoded: `about.html` → `/about`, `logo.svg` → `/logo.svg`. */
export const fileAddress = (file: string) => encodePath(canonicalPath(`/${file}`));

/** Whether visitors may request a file: neither a compressed copy nor a file for the host, such as `_headers`. */
export const isPublicFile = (file: string) => !/(^_[a-z]+$|(^|\/)\.(?!well-known\/)|\.(br|gz)$)/.test(file);

/** The size of the largest file that Cloudflare accepts, in megabytes. */
export const LARGEST_FILE = 25;

/** The size of a file in megabytes, rounded up. */
export const megabytes = (bytes: number) => Math.ceil(bytes / 2 ** 20);
