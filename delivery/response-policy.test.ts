import { expect, test } from 'vitest';
import {
  cacheControl,
  contentType,
  DOWNLOAD,
  KEEP,
  REVALIDATE,
  SECURITY_HEADERS,
} from './response-policy.ts';

test('only files with a hash in their name are cached without asking again', () => {
  expect(cacheControl('/_astro/page.1a2b.css')).toBe(KEEP);
  expect(cacheControl('/about')).toBe(REVALIDATE);
  expect(cacheControl('/docs/_astro/page.css')).toBe(REVALIDATE);
});

test('every response carries the headers that keep browsers from being misled', () => {
  expect(Object.keys(SECURITY_HEADERS)).toEqual([
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
  ]);
  expect(Number(/max-age=(\d+)/.exec(SECURITY_HEADERS['Strict-Transport-Security'])?.[1])).toBeGreaterThan(
    31_536_000,
  );
});

test.each(['prices.docx', '.well-known/association', 'a.constructor'])('%s is a download', (file) => {
  expect(contentType(file)).toBe(DOWNLOAD);
});
