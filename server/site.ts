import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { contentSecurityPolicy } from './content-security.ts';
import { canonicalPath, contentType, isPrivate, NOT_FOUND_PAGE } from './policy.ts';

/** The forms that a file is stored in, the smallest first: that is the order of preference. */
const FORMS = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Encoding = keyof typeof FORMS;

/** One form of a file, as it is sent. */
export interface Form {
  encoding: Encoding;
  body: Buffer;
  /** Strong: it changes with every byte. */
  etag: string;
}

/** A file of the site. */
export interface StoredFile {
  type: string;
  /** Its `Content-Security-Policy`: that of a document allows what it inlines. */
  policy: string;
  /** The compressed forms first, the plain one last. */
  forms: Form[];
}

/** What an output folder offers, as read at one moment. Only what stands here is ever served. */
export interface Site {
  /** Each page by its canonical address, percent-encoded: `/about`. */
  pages: Map<string, StoredFile>;
  /** Each other file by its address, percent-encoded: `/_astro/a%20b.css`. */
  assets: Map<string, StoredFile>;
  notFound: StoredFile;
  /** Which folder that was, as `identityOf` tells. */
  identity: string | undefined;
}

/**
 * Tells a folder from one that takes its place: by its inode and its birth, because a disk gives the
 * inode of a folder that is gone to the next one. Undefined where there is no folder.
 */
export async function identityOf(root: string): Promise<string | undefined> {
  const folder = await stat(root).catch(() => undefined);
  return folder && `${folder.ino} ${folder.birthtimeMs}`;
}

/** The files of a folder, with `/` between the names. */
export async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
}

/** The files that visitors may ask for: neither private nor the compressed form of another. */
export function publicFiles(files: string[]): string[] {
  const all = new Set(files);
  const isCompressedForm = (file: string) => /\.(br|gz)$/.test(file) && all.has(file.slice(0, -3));
  return files.filter((file) => !isPrivate(file) && !isCompressedForm(file));
}

/** The address of a page's file, percent-encoded: `about.html` → `/about`. */
export const pageAddress = (file: string) => encodeURI(canonicalPath(`/${file}`));

async function readForms(root: string, file: string, all: Set<string>): Promise<StoredFile> {
  const forms: Form[] = [];
  for (const [encoding, suffix] of Object.entries(FORMS) as [Encoding, string][]) {
    if (!all.has(file + suffix)) continue;
    const body = await readFile(join(root, file + suffix));
    const hash = createHash('sha256').update(body).digest('base64url');
    forms.push({ encoding, body, etag: `"${hash.slice(0, 22)}"` });
  }
  const html = file.endsWith('.html') ? String(forms.at(-1)!.body) : '';
  return { type: contentType(file), policy: contentSecurityPolicy(html), forms };
}

/**
 * Reads an output folder into memory, so that answers of one build never mix with another's and
 * no answer waits for the disk.
 * @param root absolute path of the folder
 * @throws Error when the folder holds no built site, or a file of a type that the policy does not know
 */
export async function readSite(root: string): Promise<Site> {
  const identity = await identityOf(root);
  const files = await listFiles(root);
  if (!files.includes(NOT_FOUND_PAGE)) {
    throw new Error(`There is no built site in ${root}: run npm run build first.`);
  }
  const all = new Set(files);
  const pages = new Map<string, StoredFile>();
  const assets = new Map<string, StoredFile>();
  for (const file of publicFiles(files)) {
    const stored = await readForms(root, file, all);
    if (file.endsWith('.html')) pages.set(pageAddress(file), stored);
    else assets.set(encodeURI(`/${file}`), stored);
  }
  const missing = pageAddress(NOT_FOUND_PAGE);
  const notFound = pages.get(missing)!;
  pages.delete(missing);
  return { pages, assets, notFound, identity };
}
