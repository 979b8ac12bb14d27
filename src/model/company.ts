import { z } from 'astro/zod';
import { line } from './fields.ts';

/** An international telephone number as people read it: `+256 000 000 000`. */
const telephone = z
  .string()
  .regex(
    /^\+\d{1,3}( \d{2,4}){2,4}$/,
    'is not an international telephone number: write it like `+256 000 000 000`',
  );

const webAddress = (example: string) =>
  z
    .url({
      protocol: /^https$/,
      error: `is not a web address: write it like \`${example}\``,
      abort: true,
    })
    .refine((url) => !url.endsWith('/'), 'ends with a slash: remove it');

/** `content/company.yaml`: the facts of the company, each stated once. */
export const companySchema = z.strictObject({
  names: z.strictObject({ company: line(60), group: line(60), brand: line(40).meta({ title: 'Car brand' }) }),
  site: webAddress('https://www.example.com').meta({ title: 'Public address of the site' }),
  contact: z.strictObject({
    telephone,
    whatsapp: telephone.meta({ title: 'WhatsApp' }),
    email: z.email('is not an e-mail address: write it like `info@example.com`').meta({ title: 'E-mail' }),
    partnersEmail: z
      .email('is not an e-mail address: write it like `partners@example.com`')
      .meta({ title: 'E-mail for partners' }),
    city: line(40),
    country: line(40),
  }),
  social: z
    .array(
      z.strictObject({
        name: line(40),
        address: webAddress('https://www.linkedin.com/company/example').optional(),
      }),
    )
    .max(6),
  copyrightYear: z.int().min(1948).max(2100),
});
export type Company = z.infer<typeof companySchema>;

/** The part of the company’s facts that copy may refer to. */
export const namesSchema = z.object({
  names: companySchema.shape.names,
  contact: companySchema.shape.contact.pick({ city: true }).strip(),
});

/** The names that copy may refer to, as `{company}`, `{group}`, `{brand}` and `{city}`. */
export const tokensOf = (company: z.infer<typeof namesSchema>): Record<string, string> => ({
  ...company.names,
  city: company.contact.city,
});
