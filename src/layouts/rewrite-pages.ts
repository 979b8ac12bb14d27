import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Changes the markup of every built page. */
export const rewritePages = (
  name: string,
  change: (html: string) => string | Promise<string>,
): AstroIntegration => ({
  name,
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      for await (const page of glob('**/*.html', { cwd: folder })) {
        const file = join(folder, page);
        await writeFile(file, await change(await readFile(file, 'utf8')));
      }
    },
  },
});
