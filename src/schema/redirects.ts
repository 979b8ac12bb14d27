import { z } from 'astro/zod';
import { distinct } from './fields.ts';

/** `content/redirects.yaml`: addresses that moved for good. */
export const redirectsSchema = z.strictObject({
  redirects: z
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
    .superRefine(distinct((all) => all.map(({ from }, i) => ({ value: from, path: [i, 'from'] }))))
    .optional()
    .meta({ description: 'Whoever follows an old link gets the right page.' }),
});
