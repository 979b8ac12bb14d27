import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, preventsPreview } from '../../src/content/check/problem.ts';
import { PICTURES_FILE, THEME_FILE } from '../files.ts';
import { differing, fingerprint, mirror } from './folders.ts';

/** Sorts pictures first, because the other files refer to them, and their descriptions before the pages. */
const rank = (file: string) => (file === PICTURES_FILE ? 1 : file.endsWith('.yaml') ? 2 : 0);

/**
 * The folder that Astro draws. It contains the edited content. Files with mistakes keep their last drawable version.
 * @param copy the folder of the edited content
 * @param base the folder of the content that the copy was made from
 */
export function createPreview({ copy, base }: { copy: string; base: string }, folder: string) {
  let version = 0;
  mkdirSync(folder, { recursive: true });

  return {
    folder,
    /** The number of changes so far. */
    version: () => version,

    /** Copies the edited content. @param problems the problems of the edited content */
    update(problems: Problem[]): void {
      const withheld = new Set(problems.filter(preventsPreview).map(({ file }) => file));
      // A new theme makes Astro restart, for seconds. So it gets only saved themes; the page itself paints new colours.
      const isNewTheme = (file: string) =>
        file === THEME_FILE &&
        existsSync(join(folder, file)) &&
        fingerprint(copy, file) !== fingerprint(base, file);
      // A page cannot be drawn without the descriptions of its pictures.
      const isWithheld = (file: string) =>
        withheld.has(file) || isNewTheme(file) || (withheld.has(PICTURES_FILE) && file.startsWith('pages/'));
      for (const file of differing(copy, folder).sort((a, b) => rank(a) - rank(b))) {
        // Astro requests a removed picture until it has reread the descriptions, so its file is kept.
        const isStillNeeded = !file.endsWith('.yaml') && !existsSync(join(copy, file));
        if (isWithheld(file) || isStillNeeded) continue;
        mirror(copy, folder, file, { isWatched: true });
        version++;
      }
    },
  };
}
