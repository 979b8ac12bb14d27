import { expect, test } from 'vitest';
import { cacheControl, canonicalPath } from './policy.ts';

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/ABOUT.HTML', '/about'],
  ['/About/Index.html', '/about'],
  ['//evil.example/about/', '//evil.example/about'],
])('the canonical form of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test('only files with a hash in their name are cached without asking again', () => {
  expect(cacheControl('/_astro/page.1a2b.css')).toContain('immutable');
  expect(cacheControl('/about')).toBe('no-cache');
  expect(cacheControl('/docs/_astro/page.css')).toBe('no-cache');
});
