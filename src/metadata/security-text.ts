import type { Company } from '../content/company.ts';

/** How long the file may be believed after it was built, in months; RFC 9116 asks for less than a year. */
const MONTHS = 11;

/**
 * The text of `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness of the site.
 * Its date is the start of a month, so that two builds of one month are the same to the byte.
 * @param builtAt when the site is built
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
