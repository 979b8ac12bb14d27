import { z } from 'astro/zod';
import { line } from './fields.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';

/** `content/company-profile.yaml`: texts of the company profile that are on no page. */
export const companyProfileSchema = z.strictObject({
  title: line(80),
  heading: line(30).describe('On the cover.'),
  summary: line(200).describe('On the cover.'),
  link: line(60)
    .refine(
      (text) => text.includes('%pages') && text.includes('%size'),
      'must contain %pages and %size, for example `Company profile (PDF, %pages pages, %size)`',
    )
    .meta({
      title: 'Link text',
      description: '%pages is the profile’s number of pages, %size its size.',
    }),
});
export type CompanyProfileCopy = z.infer<typeof companyProfileSchema>;

/** The static file of the company profile in a language. @param language as in file names */
export const companyProfileFileIn = (language: string) =>
  language === DEFAULT_LANGUAGE ? 'company-profile.pdf' : `company-profile-${language}.pdf`;

/**
 * The label of the link to the company profile. It states the number of pages and the size, because visitors pay for each
 * megabyte. Size and unit stay on one line.
 * @param file its number of pages and its size, and the language that these are written in
 */
export function companyProfileLabel(
  { link }: CompanyProfileCopy,
  { pages, bytes, language }: { pages: number; bytes: number; language: string },
): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    numberingSystem: 'latn',
    unit: 'megabyte',
    // Nobody reads the short form of Arabic.
    unitDisplay: new Intl.Locale(language).language === 'ar' ? 'long' : 'short',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const size = format.format(bytes / 1e6).replace(/\s/, '\u00a0');
  return link.replace('%pages', String(pages)).replace('%size', size);
}
