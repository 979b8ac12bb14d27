import { expect, test } from 'vitest';
import { cacheControl, contentType, KEEP, REVALIDATE, SECURITY_HEADERS } from './response-policy.ts';

test('only files with a hash in their name are cached without revalidation', () => {
  expect(cacheControl('/_/page.1a2b.css')).toBe(KEEP);
  expect(cacheControl('/about')).toBe(REVALIDATE);
  expect(cacheControl('/docs/_/page.css')).toBe(REVALIDATE);
});

test('every response has the security headers', () => {
  expect(Object.keys(SECURITY_HEADERS)).toEqual([
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Cross-Origin-Resource-Policy',
  ]);
  expect(Number(/max-age=(\d+)/.exec(SECURITY_HEADERS['Strict-Transport-Security'])?.[1])).toBeGreaterThan(
    31_536_000,
  );
});

// Types registered with IANA; for the icon see https://html.spec.whatwg.org/#the-icon-element.
test.each([
  ['about.html', 'text/html; charset=utf-8'],
  ['_/page.1a2b.css', 'text/css; charset=utf-8'],
  ['_/viewer.1a2b.js', 'text/javascript; charset=utf-8'],
  ['favicon.ico', 'image/x-icon'],
  ['brochure.pdf', 'application/pdf'],
  ['contact.vcf', 'text/vcard; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['about.md', 'text/markdown; charset=utf-8'],
  ['build.json', 'application/json; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['font.woff2', 'font/woff2'],
  ['picture.jpg', 'image/jpeg'],
  ['picture.jpeg', 'image/jpeg'],
  ['logo.svg', 'image/svg+xml; charset=utf-8'],
])('the type of %s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});

test.each(['avif', 'png', 'webp'])('a file with the extension %s is a picture', (end) => {
  expect(contentType(`picture.${end}`)).toBe(`image/${end}`);
});

test.each(['prices.docx', '.well-known/association', 'a.constructor'])('%s is a download', (file) => {
  expect(contentType(file)).toBe('application/octet-stream');
});
