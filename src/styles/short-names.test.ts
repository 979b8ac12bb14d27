import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const PAGES = ['<p class="lead hero-text">www.example.lead</p>', '<ul class="lead"><li class="menu">'];
const STYLES = 'p{--space:1px;margin:var(--sun)}ul{margin:var(--space-large) var(--space-large)}';
const { inSheet, inMarkup } = shortNames(PAGES, STYLES, `style.setProperty('--sun', 0)`);

test('a class has one short name in all pages and sheets', () => {
  expect(PAGES.map(inMarkup)).toEqual([
    '<p class="a0 a1">www.example.lead</p>',
    '<ul class="a0"><li class="a2">',
  ]);
  expect(inSheet('.lead:not(.hero-text)>li{}')).toBe('.a0:not(.a1)>li{}');
});

test('a custom property has one short name in all sheets, unless a script names it', () => {
  expect(inSheet('p{--space:var(--space-large);--sun:0}')).toBe('p{--1:var(--0);--sun:0}');
});

test.each([
  'p{inline-size:.5em}',
  '.unused{}',
  'p{background:url(/map.webp)}',
  '.lead-large{}',
  '.lead-large--space{}',
])('%s stays', (css) => {
  expect(inSheet(css)).toBe(css);
});
