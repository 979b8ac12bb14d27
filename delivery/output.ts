import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import {
  isNotFoundPage,
  NOT_FOUND_PAGE,
  OWN_PAGES_FILE,
  pageAddress,
  REDIRECTS_FILE,
  type Redirect,
} from './addresses.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** A file that visitors may ask for. */
export interface OutputFile {
  /** Where visitors find it, percent-encoded: `/about`, `/_/a%20b.css`. */
  address: string;
  /** Its path in the output folder: `about.html`. */
  file: string;
  contentSecurityPolicy: string;
}

/** What an output folder offers to visitors. */
export interface Output {
  pages: OutputFile[];
  /** The pages for addresses without a file: those of folders, then the site’s. */
  notFound: OutputFile[];
  /** HTML files of the owner's own, which are answered at their exact name alone: `/google123.html`. */
  ownPages: OutputFile[];
  /** All other files. */
  files: OutputFile[];
  redirects: Redirect[];
}

/** Files for servers only: names that begin with a dot, except what RFC 8615 publishes, and Cloudflare's. */
const isPrivate = (file: string) =>
  /^_(headers|redirects)$/.test(file) ||
  file.split('/').some((name) => name.startsWith('.') && name !== '.well-known');

/** Whether visitors may ask for a file of the output folder: it is neither private nor a compressed copy. */
export const isPublicFile = (file: string) => !isPrivate(file) && !/\.(br|gz)$/.test(file);

/** All files of an output folder, sorted, with `/` between names; none where there is no folder. */
export async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

const isPage = (file: string) => file.endsWith('.html');

/** What the build has left for servers in a file of the output folder; an empty list where there is none. */
async function readList<Item>(root: string, file: string): Promise<Item[]> {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : [];
}

/** The HTML files that keep their exact name. */
export const readOwnPages = (root: string) => readList<string>(root, OWN_PAGES_FILE);

/**
 * Reads an output folder.
 * @param root its absolute path
 * @throws Error when it holds no built site
 */
export async function readOutput(root: string): Promise<Output> {
  const names = (await listFiles(root)).filter(isPublicFile);
  if (!names.includes(NOT_FOUND_PAGE)) {
    throw new Error(`There is no built site in ${root}: run npm run build first.`);
  }
  const own = await readOwnPages(root);
  const all = await Promise.all(
    names.map(async (file) => ({
      address: isPage(file) && !own.includes(file) ? pageAddress(file) : encodeURI(`/${file}`),
      file,
      contentSecurityPolicy: contentSecurityPolicy(
        isPage(file) ? await readFile(join(root, file), 'utf8') : '',
      ),
    })),
  );
  return {
    pages: all.filter(({ file }) => isPage(file) && !isNotFoundPage(file) && !own.includes(file)),
    ownPages: all.filter(({ file }) => own.includes(file)),
    notFound: all
      .filter(({ file }) => isNotFoundPage(file))
      .sort((one, other) => other.file.length - one.file.length),
    files: all.filter(({ file }) => !isPage(file)),
    redirects: await readList<Redirect>(root, REDIRECTS_FILE),
  };
}
