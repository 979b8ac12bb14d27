import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/content/check/problem.ts';
import { PICTURES_FILE, THEME_FILE } from '../files.ts';
import { differing, fingerprint, mirror } from './folders.ts';

/** Pictures first, because the other files name them, and their list before the pages. */
const rank = (file: string) => (file === PICTURES_FILE ? 1 : file.endsWith('.yaml') ? 2 : 0);

/**
 * What Astro draws: the edited content, but of each file the last version that can be drawn.
 * @param content the folders of the edited content and of what it was made from
 */
export function createPreview({ copy, base }: { copy: string; base: string }, folder: string) {
  let version = 0;
  mkdirSync(folder, { recursive: true });

  return {
    folder,
    /** Counts the changes. */
    version: () => version,

    /** Takes over what was edited. @param problems of the edited content */
    update(problems: Problem[]): void {
      const held = new Set(
        problems.filter(({ isDrawable, isWarning }) => !isDrawable && !isWarning).map(({ file }) => file),
      );
      // Astro starts anew for another theme, for seconds: it gets the one that is saved. The page shows new colours by itself.
      const isNewTheme = (file: string) =>
        file === THEME_FILE &&
        existsSync(join(folder, file)) &&
        fingerprint(copy, file) !== fingerprint(base, file);
      // Pages need the descriptions of their pictures.
      const isHeld = (file: string) =>
        held.has(file) || isNewTheme(file) || (held.has(PICTURES_FILE) && file.startsWith('pages/'));
      for (const file of differing(copy, folder).sort((a, b) => rank(a) - rank(b))) {
        // Astro asks for a removed picture until it has read the list anew, so its file stays here.
        const isLeft = !file.endsWith('.yaml') && !existsSync(join(copy, file));
        if (isHeld(file) || isLeft) continue;
        mirror(copy, folder, file, { isWatched: true });
        version++;
      }
    },
  };
}
