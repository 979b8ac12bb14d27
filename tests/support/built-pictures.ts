import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HASHED_FILES } from '../../deploy/addresses.ts';

/**
 * Lists the absolute paths of a picture’s files in a built site. Only the JPEG files contain the picture’s name; all files
 * contain its hash.
 * @throws Error if the site has no such picture
 */
export function filesOfPicture(name: string, site: string): string[] {
  const folder = join(site, HASHED_FILES);
  const files = readdirSync(folder);
  const [, hash] = new RegExp(`${name}\\.([\\w-]{5})\\d+\\.jpeg`).exec(files.join()) ?? [];
  if (!hash) throw new Error(`${folder} has no picture ${name}.`);
  return files.filter((file) => file.includes(hash)).map((file) => join(folder, file));
}
