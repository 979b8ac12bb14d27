import { expect, test } from 'vitest';
import { canonicalPath, decodePath, spellingsOf, splitTarget } from './addresses.ts';

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/ABOUT.HTML', '/about'],
  ['/About/Index.html//', '/about'],
  ['/a.b', '/a.b'],
  ['//evil.example/about/', '//evil.example/about'],
])('the canonical form of %s is %s, and the expression for other servers matches it', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(path).toMatch(new RegExp(spellingsOf(canonical), 'i'));
});

test.each([
  ['/about', '/aboutx'],
  ['/about', '/about/more'],
  ['/about', '//evil.example/about'],
  ['/a.b', '/axb'],
])('the path of another page is not a spelling of %s: %s', (canonical, path) => {
  expect(path).not.toMatch(new RegExp(spellingsOf(canonical), 'i'));
});

test.each([
  ['/about', { path: '/about', fragment: '' }],
  ['/about#team', { path: '/about', fragment: '#team' }],
  ['https://www.example.org/a#b', { path: 'https://www.example.org/a', fragment: '#b' }],
])('%s is split at its fragment', (to, parts) => {
  expect(splitTarget(to)).toEqual(parts);
});

test.each([
  ['/%D9%85%D9%86', '/من'],
  ['/a b', '/a b'],
  ['/100%', undefined],
  ['/%ff', undefined],
])('%s is decoded unless it is malformed', (path, decoded) => {
  expect(decodePath(path)).toBe(decoded);
});
