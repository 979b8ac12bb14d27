/** What a build consists of, written by the build itself: whoever passes it on can tell whether it is whole. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, readOwnPages } from './output.ts';

/** Where the build leaves its manifest, in the output folder. No server gives it to visitors. */
export const MANIFEST_FILE = '.server/manifest.json';

/** What a public site says of itself: {@link BuildNote}. */
export const BUILD_NOTE = 'build.json';

/** The content of a build’s manifest. */
export interface Manifest {
  /** The identity of this build: a hash of all its files. */
  build: string;
  /** The SHA-256 of each file, by its path with `/` between names. */
  files: Record<string, string>;
  /** HTML files that are answered at their exact name; missing where there are none. */
  ownPages?: string[];
}

/** The content of `/build.json`, which a release adds to a build. */
export interface BuildNote {
  build: string;
  /** The commit that was built; missing where there is no repository. */
  commit?: string;
}

/** A hash as manifests write it: hexadecimal digits. */
export const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** The hash of each file of a folder, except the manifest. */
async function hashFiles(root: string): Promise<Record<string, string>> {
  const names = (await listFiles(root)).filter((name) => name !== MANIFEST_FILE);
  const hashes = names.map(async (name) => [name, sha256(await readFile(join(root, name)))]);
  return Object.fromEntries(await Promise.all(hashes));
}

/**
 * Writes the manifest of an output folder into it.
 * @param root its absolute path
 * @param build the build that the files come from; their own hash where they are the build
 */
export async function writeManifest(root: string, build?: string): Promise<Manifest> {
  const files = await hashFiles(root);
  const ownPages = await readOwnPages(root);
  const manifest = {
    build: build ?? sha256(JSON.stringify(files)).slice(0, 16),
    files,
    ...(ownPages.length > 0 && { ownPages }),
  };
  await writeFile(join(root, MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}

/** @throws Error when the folder has no manifest */
export const readManifest = async (root: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, MANIFEST_FILE), 'utf8'));

/**
 * What an output folder lacks, or has too much, in words; undefined where it is what the build has made.
 * @param root its absolute path
 */
export async function damageOf(root: string): Promise<string | undefined> {
  const manifest = await readManifest(root).catch(() => undefined);
  if (!manifest) return 'it holds no whole build';
  const files = await hashFiles(root);
  for (const [name, hash] of Object.entries(manifest.files)) {
    if (!(name in files)) return `${name} is missing`;
    if (files[name] !== hash) return `${name} was changed since`;
  }
  const foreign = Object.keys(files).find((name) => !(name in manifest.files));
  return foreign && `${foreign} does not belong to the build`;
}
