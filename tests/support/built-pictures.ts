import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HASHED_FILES } from '../../deploy/addresses.ts';

/** The number of letters in a file’s name that all files of a picture share: see `assetFileNames` in `astro.config.ts`. */
const HASH = 4;

/**
 * Lists the absolute paths of a picture’s files in a built site.
 * @param alt its description, by which a page is found that shows it
 * @throws Error if no page shows it
 */
export function filesOfPicture(alt: string, site: string): string[] {
  const pages = globSync('**/*.html', { cwd: site }).map((file) => readFileSync(join(site, file), 'utf8'));
  const image = pages
    .join()
    .match(/<img [^>]*>/g)!
    .find((tag) => tag.includes(`alt="${alt}"`));
  const [, start] = new RegExp(`src="${HASHED_FILES}(.{${HASH}})`).exec(image ?? '') ?? [];
  if (!start) throw new Error(`${site} shows no picture “${alt}”.`);
  const folder = join(site, HASHED_FILES);
  return readdirSync(folder)
    .filter((file) => file.startsWith(start))
    .map((file) => join(folder, file));
}
