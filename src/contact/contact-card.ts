import type { Company } from '../schema/company.ts';
import { withoutSoftHyphens } from '../text/soft-hyphens.ts';
import { dialled, whatsApp } from './contact-links.ts';

/** A text as a value of a vCard: without soft hyphens, with the characters that separate values escaped (RFC 2426, 5). */
const escaped = (text: string) => withoutSoftHyphens(text).replace(/[\\;,]/g, '\\$&');

/**
 * The company as a vCard, for the address book of a phone. Version 3.0: the importer of many Android phones
 * refuses 4.0 (GrapheneOS issue 977, DivestOS issue 202), and iPhones read both. It needs no library, because the only rules
 * are escaping and CRLF. Long lines are not broken, which is a recommendation (2.6).
 * @param home the page that it leads to
 */
export function contactCard({ names, contact, site }: Company, home: string): string {
  const company = escaped(names.company);
  const telephone = dialled(contact.telephone);
  const chat = dialled(contact.whatsapp);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${company};;;;`,
    `FN:${company}`,
    `ORG:${company}`,
    // For iPhones: the card is a company’s. Other phones ignore it.
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${telephone}`,
    ...(chat === telephone ? [] : [`TEL;TYPE=CELL:${chat}`]),
    ...[...new Set([contact.email, contact.partnersEmail])].map(
      (address) => `EMAIL;TYPE=INTERNET,WORK:${address}`,
    ),
    `ADR;TYPE=WORK:;;${escaped(contact.street ?? '')};${escaped(contact.city)};;;${escaped(contact.country)}`,
    `URL:${site}${home === '/' ? '' : home}`,
    // No property of a vCard says that a number has WhatsApp.
    `URL:${whatsApp(contact.whatsapp)}`,
    'END:VCARD',
    '',
  ].join('\r\n');
}
