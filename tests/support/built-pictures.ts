import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HASHED_FILES } from '../../delivery/addresses.ts';

/** The files of a picture in a built site, absolute. JPEG files have its name; all of them have its hash. */
export function filesOfPicture(name: string, site: string): string[] {
  const folder = join(site, HASHED_FILES);
  const files = readdirSync(folder);
  const [, hash] = new RegExp(`${name}\\.([\\w-]{5})\\d+\\.jpeg`).exec(files.join()) ?? [];
  if (!hash) throw new Error(`${folder} has no picture ${name}.`);
  return files.filter((file) => file.includes(hash)).map((file) => join(folder, file));
}
