import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import {
  BUILT_REDIRECTS,
  isNotFoundPage,
  NOT_FOUND_PAGE,
  OWN_PAGES_FILE,
  pageAddress,
  type Redirect,
} from './addresses.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** A file that visitors may request. */
export interface OutputFile {
  /** Its public address, percent-encoded: `/about`, `/_/a%20b.css`. */
  address: string;
  /** Its path in the output folder: `about.html`. */
  file: string;
  contentSecurityPolicy: string;
}

/** The files and redirects of an output folder for visitors. */
export interface Output {
  pages: OutputFile[];
  /** The 404 pages: first those of folders, then that of the site. */
  notFound: OutputFile[];
  /** The owner’s HTML files. They are served only at their exact name: `/google123.html`. */
  ownPages: OutputFile[];
  /** All other files. */
  files: OutputFile[];
  redirects: Redirect[];
}

/** Files that only servers read: Cloudflare’s files, and names that begin with a dot, except `.well-known` (RFC 8615). */
const isPrivate = (file: string) =>
  /^_(headers|redirects)$/.test(file) ||
  file.split('/').some((name) => name.startsWith('.') && name !== '.well-known');

/** Whether visitors may request a file of the output folder: it is neither private nor a compressed copy. */
export const isPublicFile = (file: string) => !isPrivate(file) && !/\.(br|gz)$/.test(file);

/** All files of a folder and its subfolders, sorted, with `/` as separator. Empty if there is no folder. */
export async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

const isPage = (file: string) => file.endsWith('.html');

/** Reads a list that the build wrote for servers. Empty if there is no such file. */
async function readList<Item>(root: string, file: string): Promise<Item[]> {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : [];
}

/** The owner’s HTML files, which keep their exact name. */
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
    redirects: await readList<Redirect>(root, BUILT_REDIRECTS),
  };
}
