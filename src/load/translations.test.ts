import { expect, test } from 'vitest';
import { translatedPicture } from './translations.ts';

const field = { name: 'field', alt: 'A field of coffee', caption: 'Coffee.' };

test.each([
  ['both', { alt: 'حقل', caption: 'قهوة' }, {}],
  ['only what is seen', { alt: 'حقل' }, { caption: 'en' }],
  ['only the caption', { caption: 'قهوة' }, { alt: 'en' }],
  ['nothing', {}, { alt: 'en', caption: 'en' }],
])('of a picture of which a language says %s, the rest is marked', (_what, texts, language) => {
  expect(translatedPicture(field, texts, 'en')).toEqual({ ...field, ...texts, language });
});
