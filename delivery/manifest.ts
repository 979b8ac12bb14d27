/** The list of a build’s files, which the build writes. A release uses it to check that the build is complete. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, readOwnPages } from './output.ts';

/** The path of the manifest in the output folder. Servers do not serve it to visitors. */
export const MANIFEST_FILE = '.server/manifest.json';

/** The file in which a public site names its build: {@link BuildNote}. */
export const BUILD_NOTE = 'build.json';

/** The content of a build’s manifest. */
export interface Manifest {
  /** The identity of this build: a hash of all its files. */
  build: string;
  /** The SHA-256 hash of each file, by path with `/` as separator. */
  files: Record<string, string>;
  /** HTML files that are served at their exact name; missing if there are none. */
  ownPages?: string[];
}

/** The content of `/build.json`, which a release adds to a build. */
export interface BuildNote {
  build: string;
  /** The commit that was built; missing without a repository. */
  commit?: string;
}

/** The hash format of manifests: hexadecimal digits. */
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
 * @param build the build that the files come from; by default, the hash of the files
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
 * Describes the first missing, changed or foreign file of an output folder. Undefined if the folder is as built.
 * @param root its absolute path
 */
export async function damageOf(root: string): Promise<string | undefined> {
  const manifest = await readManifest(root).catch(() => undefined);
  if (!manifest) return 'it contains no complete build';
  const files = await hashFiles(root);
  for (const [name, hash] of Object.entries(manifest.files)) {
    if (!(name in files)) return `${name} is missing`;
    if (files[name] !== hash) return `${name} was changed after the build`;
  }
  const foreign = Object.keys(files).find((name) => !(name in manifest.files));
  return foreign && `${foreign} does not belong to the build`;
}
