import { z } from 'astro/zod';
import { isWide, widthOf } from '../text/text-width.ts';
import { languageTag, line, timeZone } from './fields.ts';
import { isExternal } from './rich-text.ts';

/** An international telephone number of 8 to 15 digits, as people read it: `+256 000 000 000`. */
const telephone = z
  .string()
  .regex(
    /^(?=(\D*\d){8,15}$)\+\d{1,3}( \d{2,4}){2,4}$/,
    'is not an international telephone number of 8 to 15 digits: write it like `+256 000 000 000`',
  )
  .meta({ examples: ['+256 000 000 000'] });

const webAddress = (example: string) =>
  z
    .string()
    .refine(isExternal, { error: `is not a web address: write it like \`${example}\``, abort: true })
    .meta({ examples: [example] });

const emailAddress = (example: string) =>
  z
    .string()
    .regex(z.regexes.email, `is not an e-mail address: write it like \`${example}\``)
    .meta({ examples: [example] });

const location = z.strictObject({
  latitude: z.number().min(-90).max(90).describe('Degrees north of the equator, with decimals.'),
  longitude: z.number().min(-180).max(180).describe('Degrees east of Greenwich, with decimals.'),
  timeZone,
});
export type Location = z.infer<typeof location>;

/** A year, not before `first`. */
const year = (first: number) => z.int().min(first).max(2100);

/** The maximum width, in letters, of a name that must not break: a longer one might not fit a narrow column. */
const LONGEST_NO_BREAK = 14;

const names = z.strictObject({
  company: line(60),
  group: line(60),
  brand: line(40).meta({ title: 'Car brand' }),
});

/** `content/company.yaml`: the facts of the company, each stated once. */
export const companySchema = z.strictObject({
  names,
  proposed: z.array(names.keyof()).optional().meta({
    title: 'Names with provisional spelling',
    description: 'Names whose owners have not confirmed the spelling. While any remain, the check says so.',
  }),
  site: webAddress('https://www.example.com')
    .refine(
      (url) => new URL(url).origin === url,
      'is more than the address of a site: write it like `https://www.example.com`, with nothing after it',
    )
    .meta({ title: 'Public address of the site' }),
  contact: z.strictObject({
    telephone,
    whatsapp: telephone.meta({ title: 'WhatsApp' }),
    email: emailAddress('info@example.com').meta({ title: 'E-mail' }),
    partnersEmail: emailAddress('partners@example.com').meta({ title: 'E-mail for partners' }),
    street: line(60).optional(),
    city: line(40),
    country: line(40),
  }),
  location: location
    .optional()
    .describe('Shadows follow the sun at this place. If this is empty, they do not move.'),
  social: z
    .array(
      z.strictObject({
        name: line(40),
        address: webAddress('https://www.linkedin.com/company/example').optional(),
      }),
    )
    .max(6)
    .meta({
      title: 'Social profiles',
      description: 'One with an address (https://…) becomes a link in the footer.',
    }),
  founded: z
    .strictObject({ group: year(1800), company: year(1800) })
    .describe('The years in which the group and the company were founded.'),
  /** A type of schema.org. */
  business: z
    .enum(['AutoDealer', 'LocalBusiness'])
    .describe('What search engines list the company as: a seller of vehicles, or any other business.'),
  copyrightYear: year(1900).meta({ examples: [2024] }),
  rights: line(200).describe(
    'What others may do with the site’s words and pictures. Published in /licence.txt.',
  ),
  language: languageTag
    .default('en')
    .describe('The code of the language that the pages are written in: en, de, fr …'),
  noBreak: z.array(line(LONGEST_NO_BREAK)).max(160).optional().meta({
    title: 'Other names that stay on one line',
    description:
      'Places, spelt as in the text. In languages without spaces, the names above stay on one line, too.',
  }),
});
export type Company = z.infer<typeof companySchema>;

/** The full address of a path on the site: `/about` → `https://www.example.com/about`. */
export const onSite = ({ site }: Pick<Company, 'site'>, path: string) => new URL(path, site).href;

/** The part of the company’s facts that copy may refer to. */
export const namesSchema = z.object({
  names: companySchema.shape.names,
  contact: companySchema.shape.contact.pick({ city: true }).strip(),
});

/** The names that copy may refer to, as `{company}`, `{group}`, `{brand}` and `{city}`. */
export const namesOf = (company: z.infer<typeof namesSchema>): Record<string, string> => ({
  ...company.names,
  city: company.contact.city,
});

/** The names that must stay on one line, longer ones first: those listed and, in scripts without spaces, the company’s. */
export function noBreakNamesOf({ names, contact, noBreak = [] }: Company): string[] {
  const withoutSpaces = [...Object.values(names), contact.city, contact.country].filter(
    (name) => isWide(name) && widthOf(name) <= LONGEST_NO_BREAK,
  );
  return [...noBreak, ...withoutSpaces].toSorted((one, other) => other.length - one.length);
}

/** `content/company.<language>.yaml`: the facts that are translated. */
export const companyTranslationSchema = z.strictObject({
  names: names.partial().optional(),
  contact: companySchema.shape.contact.pick({ street: true, city: true, country: true }).partial().optional(),
  rights: companySchema.shape.rights.optional(),
  noBreak: companySchema.shape.noBreak,
  proposed: companySchema.shape.proposed,
});
export type CompanyTranslation = z.infer<typeof companyTranslationSchema>;
