/** Protects visitors who save the contact: their address book gets every number and address. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Company } from '../schema/company.ts';
import { contactCard } from './contact-card.ts';

const company = {
  names: { company: 'Kahawa, Söhne: Co \\ Ltd', group: 'Group', brand: 'Brand' },
  site: 'https://www.example.org',
  contact: {
    telephone: '+256 772 123 456',
    whatsapp: '+256 701 000 111',
    email: 'info@example.org',
    partnersEmail: 'partners@example.org',
    street: 'Plot 7, Lane 2',
    city: 'Kampala; Nakasero, Block 4',
    country: "Côte d'Ivoire",
  },
} as Company;

/** All values of a property, as an independent parser reads them. */
const read = (text: string, property: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllProperties(property).map((found) => found.getFirstValue());

test('another program reads every field as the owner wrote it', () => {
  const card = contactCard(company, '/');
  expect(read(card, 'version')).toEqual(['3.0']);
  expect(read(card, 'fn')).toEqual([company.names.company]);
  expect(read(card, 'n')).toEqual([[company.names.company, '', '', '', '']]);
  expect(read(card, 'org').flat()).toEqual([company.names.company]);
  expect(read(card, 'tel')).toEqual(['+256772123456', '+256701000111']);
  expect(read(card, 'email')).toEqual(['info@example.org', 'partners@example.org']);
  expect(read(card, 'adr')).toEqual([
    ['', '', company.contact.street, company.contact.city, '', '', company.contact.country],
  ]);
  expect(read(card, 'url')).toEqual(['https://www.example.org', 'https://wa.me/256701000111']);
});

test('one number for calls and WhatsApp is listed once', () => {
  const contact = { ...company.contact, whatsapp: company.contact.telephone };
  expect(read(contactCard({ ...company, contact }, '/'), 'tel')).toEqual(['+256772123456']);
});

test('one e-mail address for both purposes is listed once', () => {
  const contact = { ...company.contact, partnersEmail: company.contact.email };
  expect(read(contactCard({ ...company, contact }, '/'), 'email')).toEqual(['info@example.org']);
});

test('every line ends with CRLF, and a long name is whole', () => {
  const name = 'Ünïversal Àfrican Coffee Société – '.repeat(6).trim();
  const card = contactCard({ ...company, names: { ...company.names, company: name } }, '/');
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(card.endsWith('END:VCARD\r\n')).toBe(true);
  expect(read(card, 'fn')).toEqual([name]);
});

test('a company without a street has an empty street field, and is marked as a company', () => {
  const { street: _, ...contact } = company.contact;
  const card = contactCard({ ...company, contact } as Company, '/');
  expect(read(card, 'adr')).toEqual([['', '', '', company.contact.city, '', '', company.contact.country]]);
  expect(read(card, 'x-abshowas')).toEqual(['COMPANY']);
});

test('an address book can tell the numbers and addresses apart by their kind', () => {
  const { jCal } = new ICAL.Component(ICAL.parse(contactCard(company, '/')));
  const kinds = (jCal[1] as [string, { type?: string | string[] }][])
    .filter(([, { type }]) => type)
    .map(([name, { type }]) => [name, type]);
  expect(kinds).toEqual([
    ['tel', ['WORK', 'VOICE']],
    ['tel', 'CELL'],
    ['email', ['INTERNET', 'WORK']],
    ['email', ['INTERNET', 'WORK']],
    ['adr', 'WORK'],
  ]);
});
