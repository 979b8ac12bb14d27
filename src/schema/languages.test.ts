/** Protects readers of a language from pages that are taken for another one’s. */
import { expect, test } from 'vitest';
import {
  DEFAULT_LANGUAGE,
  isLanguageTag,
  languageOfAddress,
  languageOfFile,
  originalOf,
} from './languages.ts';

test.each(['ar', 'haw', 'fr-ca', 'es-419', 'zh-hant', 'sr-latn-rs'])('%s is a language', (tag) => {
  expect(isLanguageTag(tag)).toBe(true);
});

test.each(['AR', 'fr-CA', 'xx', 'us', 'copy2', 'my-way', 'fr-', 'a', '', 'ar.old'])(
  '“%s” is not a language',
  (text) => {
    expect(isLanguageTag(text)).toBe(false);
  },
);

test.each([
  ['navigation.yaml', DEFAULT_LANGUAGE, 'navigation.yaml'],
  ['navigation.ar.yaml', 'ar', 'navigation.yaml'],
  ['navigation.es-419.yaml', 'es-419', 'navigation.yaml'],
  ['pages/default.yaml', DEFAULT_LANGUAGE, 'pages/default.yaml'],
])('%s is in the language %s, and its original is %s', (file, language, original) => {
  expect(languageOfFile(file)).toBe(language);
  expect(originalOf(file, language)).toBe(original);
});

test.each([
  ['/', DEFAULT_LANGUAGE],
  ['/about', DEFAULT_LANGUAGE],
  ['/ar', 'ar'],
  ['/ar/about', 'ar'],
  ['/es-419/about', 'es-419'],
  ['/arable', DEFAULT_LANGUAGE],
  ['/fr/about', DEFAULT_LANGUAGE],
])('the page %s is in %s where there are menus for ar and es-419', (address, language) => {
  expect(languageOfAddress(address, [DEFAULT_LANGUAGE, 'ar', 'es-419'])).toBe(language);
});
