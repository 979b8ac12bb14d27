import { pictureNameOf } from '../../src/content/picture.ts';
import type { WorkingCopy } from './working-copy.ts';

/**
 * A name, without an ending, that addresses can have and no file of a folder has yet: `Our Yard (2).JPG` → `our-yard-2`.
 * @param otherwise where the name has no letters that addresses can have
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
