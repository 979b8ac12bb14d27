import { expect, test } from 'vitest';
import { mailto, tel, whatsApp } from './contact-links.ts';

test.each([
  ['+256 772 123 456', 'tel:+256772123456', 'https://wa.me/256772123456'],
  ['+1 212 555 0100', 'tel:+12125550100', 'https://wa.me/12125550100'],
])('%s can be called and written to', (telephone, call, chat) => {
  expect(tel(telephone)).toBe(call);
  expect(whatsApp(telephone)).toBe(chat);
});

test('an e-mail address opens the mail program', () => {
  expect(mailto('info@example.com')).toBe('mailto:info@example.com');
});
