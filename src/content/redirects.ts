import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { BUILT_REDIRECTS } from '../../delivery/addresses.ts';
import { contentFolder } from './folders.ts';

/** `content/redirects.yaml`: addresses that moved for good. A file without an entry is empty. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: z
        .string()
        .regex(
          /^(?!.*(\.html|\/index)$)(\/[a-z0-9][a-z0-9._-]*)+$/,
          'is not the path of an old address: write it like `/old-name`, in lower case, without `.html`, `/index` or a slash at its end. All other spellings are redirected with it',
        )
        .meta({ title: 'Old address', examples: ['/old-name'] }),
      to: z
        .string()
        .regex(
          /^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?|https:\/\/[\w.-]+(:\d+)?(\/[\w.~%/+-]*)?(#[\w-]+)?)$/,
          'is neither an address of this site, like `/about` or `/about#team`, nor one like `https://www.example.com/shop`. Leave out what follows a question mark',
        )
        .meta({ input: 'address', title: 'Leads to', examples: ['/about'] }),
    }),
  )
  .nullable();
export type Redirects = NonNullable<z.infer<typeof redirectsSchema>>;

/** The redirects; none if there is no such file or the check found a mistake in it. */
async function readRedirects(file: string): Promise<Redirects> {
  try {
    return redirectsSchema.parse(parse(await readFile(file, 'utf8'))) ?? [];
  } catch {
    return [];
  }
}

/** Makes `npm run dev` follow the redirects, and writes them to the output folder for the servers. */
export function redirects(): AstroIntegration {
  let entries: Redirects = [];
  return {
    name: 'redirects',
    hooks: {
      'astro:config:setup': async ({ addWatchFile, updateConfig }) => {
        const file = join(contentFolder(), 'redirects.yaml');
        addWatchFile(file);
        entries = await readRedirects(file);
        updateConfig({
          redirects: Object.fromEntries(entries.map(({ from, to }) => [from, to])),
          // Astro’s own redirect pages would have status 200.
          build: { redirects: false },
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (entries.length === 0) return;
        const file = join(fileURLToPath(dir), BUILT_REDIRECTS);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(entries));
      },
    },
  };
}
