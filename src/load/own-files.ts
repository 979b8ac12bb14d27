import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentFolder, filesMatching } from '../schema/folders.ts';

/** The folder of the owner's own files in the content folder. Each is published unchanged, under its own name. */
export const OWN_FILES = 'public';

/** The owner's own files, with `/` between names; none where there is no folder. @param folder the content folder */
export const listOwnFiles = (folder: string) => filesMatching(join(folder, OWN_FILES), '**/*.*');

/** Publishes the owner's own files, after the pages are finished: so no integration changes them or stores them for offline visits. */
export function ownFiles(): AstroIntegration {
  return {
    name: 'own-files',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        updateConfig({ publicDir: pathToFileURL(join(contentFolder(), OWN_FILES, '/')) });
      },
      'astro:build:done': async ({ dir }) => {
        const [folder, output] = [contentFolder(), fileURLToPath(dir)];
        const files = await listOwnFiles(folder);
        const taken = files.find((file) => existsSync(join(output, file)));
        if (taken)
          throw new Error(
            `content/${OWN_FILES}/${taken}: the site makes /${taken} itself. Rename or remove the file.`,
          );
        if (files.length > 0) await cp(join(folder, OWN_FILES), output, { recursive: true });
      },
    },
  };
}
