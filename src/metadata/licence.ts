import type { Company } from '../content/company.ts';

/** Where the licence of text and pictures stands. */
export const LICENCE = '/licence.txt';

/** What others may do with text and pictures of the site, and whom to ask. */
export const licenceText = ({ names, site, contact, copyrightYear, rights }: Company) =>
  `© ${copyrightYear} ${names.company}\n${site}\n\n${rights}\n\n${contact.email}\n`;
