/** The text files of the site that machines and lawyers read. Without `llms.txt`, because programs can read the pages themselves. */
import { type Company, onSite } from '../schema/company.ts';
import { withoutSoftHyphens } from '../text/soft-hyphens.ts';

/** `/robots.txt`: allows robots everything and names the sitemap. */
export const robotsText = (company: Company) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${onSite(company, '/sitemap.xml')}\n`;

/** The address of the licence of texts and pictures. */
export const LICENCE = '/licence.txt';

/** The text of the licence: the rights to texts and pictures, and an e-mail address for questions. */
export const licenceText = ({ names, site, contact, copyrightYear, rights }: Company) =>
  withoutSoftHyphens(`© ${copyrightYear} ${names.company}\n${site}\n\n${rights}\n\n${contact.email}\n`);

/** How many months after the build `security.txt` expires; RFC 9116 recommends less than a year. */
const MONTHS = 11;

/**
 * The text of `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site.
 * Its date is the first of a month, so that two builds of the same month are byte-identical.
 * @param builtAt the time of the build
 */
export function securityText({ site, contact, language }: Company, builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + MONTHS));
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
