/** Protects readers of a translation from links that leave their language without saying so. */
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { link, target } from '../schema/fields.ts';
import { richText } from '../schema/rich-text.ts';
import { localiseLinks } from './links-in-language.ts';

const schema = z.strictObject({
  button: link.optional(),
  title: z.string().optional(),
  to: target.meta({ labelField: 'title' }).optional(),
  text: richText(200).optional(),
});
const arabic = {
  home: '/ar',
  note: '(بالإنجليزية)',
  defaultTag: 'en',
  has: (address: string) => ['/ar', '/ar/about', '/about', '/partners', '/ar/vision'].includes(address),
};

test.each([
  ['/about', '/ar/about'],
  ['/', '/ar'],
  ['/#map', '/ar#map'],
  ['/about#team', '/ar/about#team'],
  ['/vision', '/ar/vision'],
  ['/ar/about', '/ar/about'],
  ['/ar#map', '/ar#map'],
  ['#parts', '#parts'],
])('%s leads Arabic readers to %s', (to, address) => {
  expect(localiseLinks(schema, { button: { label: 'x', to } }, arabic)).toEqual({
    button: { label: 'x', to: address },
  });
});

test('a link to a page in another language says so', () => {
  expect(localiseLinks(schema, { button: { label: 'شركاؤنا', to: '/partners' } }, arabic)).toEqual({
    button: { label: 'شركاؤنا (بالإنجليزية)', to: '/partners', hrefLang: 'en' },
  });
  expect(localiseLinks(schema, { title: 'شركاؤنا', to: '/partners#contact' }, arabic)).toEqual({
    title: 'شركاؤنا (بالإنجليزية)',
    to: '/partners#contact',
    hrefLang: 'en',
  });
});

test('links within text lead to the reader’s language, too', () => {
  const text = '[نحن](/about#team)، [شركاؤنا](/partners)، [هنا](https://example.org) و[هناك](#parts)';
  expect(localiseLinks(schema, { text }, arabic).text).toBe(
    '[نحن](/ar/about#team)، [شركاؤنا (بالإنجليزية)](/partners)، [هنا](https://example.org) و[هناك](#parts)',
  );
});

test('links in the site’s own language are unchanged', () => {
  const data = { button: { label: 'x', to: '/about' } };
  expect(localiseLinks(schema, data, { ...arabic, home: '/' })).toBe(data);
});
