import { z } from 'astro/zod';
import { distinct, SITE_ADDRESS } from './fields.ts';

const OTHER_SITE = String.raw`https://[\w.-]+(:\d+)?(/[\w.~%/+-]*)?(#[\w-]+)?`;

/** `content/redirects.yaml`: addresses that moved for good. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: z
          .string()
          .regex(
            // Hosts take `*` and `:` for placeholders, and do not see what follows `?` or `#`.
            /^(\/(?!\.{1,2}(\/|$))([\w.~!$&'()+,;=@-]|%[\dA-Fa-f]{2}|[\u00c0-\u1fff\u2e80-\ud7ff])+)+\/?$/,
            'is not the path of an old address: copy it from the address bar, like `/Old-Page.html`, without the domain or anything from `?` or `#` onwards. Addresses with `*` or `:` cannot be redirected',
          )
          .meta({ title: 'Old address', examples: ['/Old-Page.html'] }),
        to: z
          .string()
          .regex(
            new RegExp(`^(${SITE_ADDRESS}|${OTHER_SITE})$`),
            'is not an address: write one like `/about`, `/about#team` or `https://www.example.com/shop`, without a question mark or anything after it',
          )
          .meta({ input: 'address', title: 'Leads to', examples: ['/about'] }),
      }),
    )
    .superRefine(distinct((all) => all.map(({ from }, i) => ({ value: from, path: [i, 'from'] }))))
    .optional()
    .meta({ description: 'Whoever follows an old link gets the right page.' }),
});
