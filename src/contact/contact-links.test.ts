/** Protects visitors who write to the company: their program opens with the whole message, to the right number. */
import { expect, test } from 'vitest';
import { mailto, mapsLink, tel, whatsApp } from './contact-links.ts';

test('a number can be called and written to', () => {
  expect(tel('+256 772 123 456')).toBe('tel:+256772123456');
  expect(whatsApp('+256 772 123 456')).toBe('https://wa.me/256772123456');
});

/** A message with everything that an address could lose. */
const TEXT = "Vans & parts: 50 % off? It's #1 + more.\nأحتاج إلى سيارة إسعاف.\n数量：";

test('an e-mail address opens the mail program, with its subject and text whatever they hold', () => {
  const [subject] = TEXT.split('\n');
  const address = new URL(mailto('info@example.com', subject!, TEXT));
  expect(address.pathname).toBe('info@example.com');
  expect(address.searchParams.get('subject')).toBe(subject);
  // RFC 6068, 5: lines end with CRLF.
  expect(address.searchParams.get('body')).toBe(TEXT.replaceAll('\n', '\r\n'));
  // Mail programs take a plus sign for a plus sign, not for a space.
  expect(address.search).not.toContain('+');
});

test('a chat opens with its text, whatever that holds', () => {
  const address = new URL(whatsApp('+256 772 123 456', TEXT));
  expect(address.pathname).toBe('/256772123456');
  expect(address.searchParams.get('text')).toBe(TEXT);
  expect(address.search).not.toContain('+');
});

test('a message contains no soft hyphens or no-break spaces, which only a page can use', () => {
  const text = 'An\u00A0auto\u00ADbus';
  expect(new URL(whatsApp('+256 772 123 456', text)).searchParams.get('text')).toBe('An autobus');
  expect(new URL(mailto('post@example.net', text)).searchParams.get('subject')).toBe('An autobus');
});

test('a place is looked up as it is written', () => {
  expect(new URL(mapsLink('São Tomé, Água & Cia')).searchParams.get('query')).toBe('São Tomé, Água & Cia');
});
