import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A picture that Astro has made: its name, the hash of its file, the hash of what was asked for, its ending. */
const MADE = /^(.+)\.([\w-]{8}_\w+)(\.\w+)$/;
/** Files that may name pictures. */
const TEXTS = /\.(html|md|txt|xml)$/;

/**
 * Gives the pictures of a built site short names. Astro’s end in two hashes each, pages name them by the dozen, and no
 * compression shortens a hash. Here the files of a picture share one, which changes with any of them, and have a number.
 */
export function shortPictureNames(): AstroIntegration {
  return {
    name: 'short-picture-names',
    hooks: { 'astro:build:done': ({ dir }) => shortenPictureNames(fileURLToPath(dir)) },
  };
}

/** @param root the folder of the built site */
export async function shortenPictureNames(root: string): Promise<void> {
  const folder = join(root, '_astro');
  const names = shortNames(await readdir(folder));
  for (const [name, short] of names) await rename(join(folder, name), join(folder, short));
  for (const file of await readdir(root, { recursive: true })) {
    if (!TEXTS.test(file)) continue;
    const text = await readFile(join(root, file), 'utf8');
    const shortened = text.replace(/(?<=\/_astro\/)[\w.-]+/g, (name) => names.get(name) ?? name);
    if (shortened !== text) await writeFile(join(root, file), shortened);
  }
}

/** The short names of pictures by their names. */
function shortNames(files: string[]): Map<string, string> {
  const made = files.sort().flatMap((file) => {
    const [, picture, hashes, ending] = MADE.exec(file) ?? [];
    return picture ? [{ file, picture, hashes, ending }] : [];
  });
  const pictures = Map.groupBy(made, ({ picture }) => picture);
  return new Map(
    [...pictures].flatMap(([picture, variants]) => {
      const hash = createHash('sha256').update(variants.map(({ hashes }) => hashes).join());
      const short = `${picture}.${hash.digest('base64url').slice(0, 8)}`;
      return variants.map(({ file, ending }, i): [string, string] => [file, `${short}${i}${ending}`]);
    }),
  );
}
