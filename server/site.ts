import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { canonicalPath } from './policy.ts';

/** The page that answers every address without a file of its own. */
export const NOT_FOUND_PAGE = '404.html';

/** What an output folder offers. Only what stands here is ever served. */
export interface Site {
  /** File of each canonical page address, percent-encoded: `/about` → `about.html`. */
  pages: Map<string, string>;
  /** File of each other address, percent-encoded: `/_astro/a%20b.css` → `_astro/a b.css`. */
  assets: Map<string, string>;
  /** Strong ETag of each file on disk, its compressed forms included. */
  etags: Map<string, string>;
  /** Tells one build of the folder from the next. */
  inode: number;
}

/** True for files whose name, or a folder's, begins with a dot, except what RFC 8615 publishes. */
const isHidden = (file: string) =>
  file.split('/').some((name) => name.startsWith('.') && name !== '.well-known');

async function strongEtag(path: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path));
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/**
 * Reads an output folder.
 * @param root absolute path of the folder
 * @throws Error when the folder holds no built site
 */
export async function readSite(root: string): Promise<Site> {
  const site: Site = { pages: new Map(), assets: new Map(), etags: new Map(), inode: 0 };
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !isHidden(file));
  if (!files.includes(NOT_FOUND_PAGE)) {
    throw new Error(`There is no built site in ${root}: run npm run build first.`);
  }
  const originals = new Set(files);
  for (const file of files) {
    const path = join(root, file);
    site.etags.set(path, await strongEtag(path));
    if (/\.(br|gz)$/.test(file) && originals.has(file.slice(0, -3))) continue;
    if (file === NOT_FOUND_PAGE) continue;
    if (file.endsWith('.html')) site.pages.set(encodeURI(canonicalPath(`/${file}`)), file);
    else site.assets.set(encodeURI(`/${file}`), file);
  }
  site.inode = (await stat(root)).ino;
  return site;
}
