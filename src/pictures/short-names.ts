import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { HASHED_FILES } from '../../deploy/addresses.ts';
import { readBuiltFiles } from '../built-files.ts';

/** A file name that Astro gave a picture: name, hash of the source image, hash of the properties, extension. */
const ASTRO_PICTURE = new RegExp(`(?<=${HASHED_FILES})([\\w-]+)\\.([\\w-]{8}_\\w+)(\\.\\w+)`, 'g');
/** Files that people save and search engines index keep readable names. */
const JPEG = '.jpeg';
/** Files that may name pictures. */
const TEXTS = '**/*.{html,md,txt,xml}';

/**
 * Gives the pictures of a built site short names. Astro’s names have two hashes each, pages contain dozens of them, and hashes
 * do not compress. Here all files of a picture share one hash, which changes with any of them, and are numbered.
 */
export function shortPictureNames(): AstroIntegration {
  return {
    name: 'short-picture-names',
    hooks: { 'astro:build:done': ({ dir }) => shortenPictureNames(fileURLToPath(dir)) },
  };
}

/** @param root the folder of the built site */
export async function shortenPictureNames(root: string): Promise<void> {
  const files = await readBuiltFiles(root, TEXTS);
  const names = numberedNames(files.map(({ text }) => text).join(''));
  const pictures = join(root, HASHED_FILES);
  for (const [name, short] of names) await rename(join(pictures, name), join(pictures, short));
  for (const { file, text } of files)
    await writeFile(
      join(root, file),
      text.replace(ASTRO_PICTURE, (name) => names.get(name)!),
    );
}

/**
 * The short names of pictures by their names. Numbers follow the order of the pages, so that pictures shown alike have the
 * same numbers, which compresses.
 */
function numberedNames(text: string): Map<string, string> {
  const files = new Map([...text.matchAll(ASTRO_PICTURE)].map((match) => [match[0], match]));
  const byPicture = Map.groupBy(files.values(), ([, picture]) => picture);
  return new Map(
    [...byPicture].flatMap(([picture, variants]) => {
      const hash = createHash('sha256').update(variants.map(([, , hashes]) => hashes).join());
      const short = hash.digest('base64url').slice(0, 5);
      return variants.map(([name, , , ending], i): [string, string] => [
        name,
        `${ending === JPEG ? `${picture}.` : ''}${short}${i}${ending}`,
      ]);
    }),
  );
}
