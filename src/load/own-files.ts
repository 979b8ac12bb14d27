import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../schema/folders.ts';

/** The folder of the owner's own files in the content folder. Each is published unchanged, under its own name. */
export const OWN_FILES = 'public';

/**
 * The owner's own files, with `/` between names; none where there is no folder.
 * @param folder the content folder
 */
export async function listOwnFiles(folder: string): Promise<string[]> {
  const root = join(folder, OWN_FILES);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Copies a file. @throws Error if the site already has a file of that name */
async function publishFile(folder: string, output: string, file: string): Promise<void> {
  await mkdir(dirname(join(output, file)), { recursive: true });
  await copyFile(join(folder, OWN_FILES, file), join(output, file), constants.COPYFILE_EXCL).catch(
    (error) => {
      if (error.code !== 'EEXIST') throw error;
      throw new Error(
        `content/${OWN_FILES}/${file}: the site makes /${file} itself. Rename or remove the file.`,
      );
    },
  );
}

/**
 * Publishes the owner's own files. Copies them after the pages are finished, so that no other integration changes them or
 * stores them for offline visits.
 */
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
        for (const file of files) await publishFile(folder, output, file);
      },
    },
  };
}
