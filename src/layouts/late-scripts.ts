import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Has browsers fetch the scripts of built pages after all that a page shows: pages are complete without them, and browsers
 * would give them the priority of a first picture. Astro takes no attributes for the scripts that it builds.
 */
export function lateScripts(): AstroIntegration {
  return {
    name: 'late-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          await writeFile(file, withLateScripts(await readFile(file, 'utf8')));
        }
      },
    },
  };
}

/** The document with a low priority for the scripts that it fetches. */
export const withLateScripts = (html: string) =>
  html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');
