/** Users of screen readers hear each text in its own language, and a translation inherits what it leaves out. */
import { expect, test } from 'vitest';
import { navigationSchema } from '../schema/navigation.ts';
import { overlay, translatedPicture } from './translations.ts';

const field = { name: 'field', alt: 'A field of coffee', caption: 'Coffee.' };

test.each([
  ['both', { alt: 'حقل', caption: 'قهوة' }, {}],
  ['only what is seen', { alt: 'حقل' }, { caption: 'en' }],
  ['only the caption', { caption: 'قهوة' }, { alt: 'en' }],
  ['nothing', {}, { alt: 'en', caption: 'en' }],
])('if a picture has %s translated, the rest is marked', (_what, texts, language) => {
  expect(translatedPicture(field, texts, 'en')).toEqual({ ...field, ...texts, language });
});

test('a translation takes from the original no locale, no part of the contact link, and no entry of a list', () => {
  const contact = { label: 'Contact us', to: '/partners', short: 'Contact' };
  const original = { locale: 'en_GB', planned: ['/vision'], header: { links: [contact, contact], contact } };
  const link = { label: 'اتصل بنا', to: '/partners' };
  const translation = { header: { links: [link], contact: link } };
  expect(overlay(navigationSchema, original, translation)).toEqual({
    planned: ['/vision'],
    ...translation,
  });
});
