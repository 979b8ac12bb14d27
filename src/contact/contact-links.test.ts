import { expect, test } from 'vitest';
import { mailto, mapsLink, tel, whatsApp } from './contact-links.ts';

test.each([
  ['+256 772 123 456', 'tel:+256772123456', 'https://wa.me/256772123456'],
  ['+1 212 555 0100', 'tel:+12125550100', 'https://wa.me/12125550100'],
])('%s can be called and written to', (telephone, call, chat) => {
  expect(tel(telephone)).toBe(call);
  expect(whatsApp(telephone)).toBe(chat);
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

test('a message holds no spaces that only keep words on one line', () => {
  expect(new URL(whatsApp('+256 772 123 456', 'A\u00A0car')).searchParams.get('text')).toBe('A car');
  expect(new URL(mailto('post@example.net', 'A\u00A0car')).searchParams.get('subject')).toBe('A car');
});

test('a message holds no soft hyphens, which only a page can use', () => {
  expect(new URL(whatsApp('+256 772 123 456', 'Auto\u00ADbau')).searchParams.get('text')).toBe('Autobau');
  expect(new URL(mailto('post@example.net', 'Auto\u00ADbau')).searchParams.get('subject')).toBe('Autobau');
});

test('a place is looked up as it is written', () => {
  expect(new URL(mapsLink('São Tomé, Água & Cia')).searchParams.get('query')).toBe('São Tomé, Água & Cia');
});
