import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { contentFolder } from '../schema/folders.ts';
import { type Redirects, redirectsSchema } from '../schema/redirects.ts';

/** The redirects; none if there is no such file or the check found a mistake in it. */
export async function readRedirects(): Promise<Redirects> {
  try {
    return (
      redirectsSchema.parse(parse(await readFile(join(contentFolder(), 'redirects.yaml'), 'utf8'))) ?? []
    );
  } catch {
    return [];
  }
}

/** Makes `npm run dev` follow the redirects. */
export const redirects = (): AstroIntegration => ({
  name: 'redirects',
  hooks: {
    'astro:config:setup': async ({ addWatchFile, updateConfig }) => {
      addWatchFile(join(contentFolder(), 'redirects.yaml'));
      updateConfig({
        redirects: Object.fromEntries((await readRedirects()).map(({ from, to }) => [from, to])),
        // Astro’s own redirect pages would have status 200.
        build: { redirects: false },
      });
    },
  },
});
