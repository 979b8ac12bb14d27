import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFolder } from './folders.ts';

/** `content/redirects.yaml`: addresses that moved for good. A file without an entry is empty. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: z
        .string()
        .regex(
          /^(?!.*(\.html|\/index)$)(\/[a-z0-9][a-z0-9._-]*)+$/,
          'is not the path of an old address: write it like `/old-name`, in lower case, without `.html`, `/index` or a slash at its end. The address with `.html` or a slash is redirected with it',
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
