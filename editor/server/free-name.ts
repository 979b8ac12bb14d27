import { pictureNameOf } from '../../src/content/picture.ts';
import type { WorkingCopy } from './working-copy.ts';

/**
 * Makes an unused file name, without extension, of characters that are allowed in addresses: `Our Yard (2).JPG` →
 * `our-yard-2`.
 * @param otherwise the name to use if none of the characters is allowed
 */
export function freeName(copy: WorkingCopy, folder: string, name: string, otherwise: string): string {
  const stem =
    pictureNameOf(name)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || otherwise;
  const taken = copy.files().map(pictureNameOf);
  let free = stem;
  for (let i = 2; taken.includes(`${folder}/${free}`); i++) free = `${stem}-${i}`;
  return free;
}
