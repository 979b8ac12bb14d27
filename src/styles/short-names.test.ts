import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const PAGES = ['<p class="lead hero-text">www.example.lead</p>', '<ul class="lead"><li class="menu">'];
const STYLES = 'p{--space:1px;margin:var(--sun)}ul{margin:var(--space-large) var(--space-large)}';
const { inSheet, inMarkup } = shortNames(PAGES, STYLES, `style.setProperty('--sun', 0)`);

test('a class has one short name in all pages and sheets', () => {
  expect(PAGES.map(inMarkup)).toEqual([
    '<p class="a b">www.example.lead</p>',
    '<ul class="a"><li class="c">',
  ]);
  expect(inSheet('.lead:not(.hero-text)>li{}')).toBe('.a:not(.b)>li{}');
});

test('a custom property has one short name in all sheets, unless a script names it', () => {
  expect(inSheet('p{--space:var(--space-large);--sun:0}')).toBe('p{--b:var(--a);--sun:0}');
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

test('what stands most often has one letter, and no two have one name', () => {
  const rare = Array.from({ length: 120 }, (_, i) => `rare-${i}`);
  const { readable, inSheet } = shortNames([`<p class="${rare.join(' ')} often">`], '.often{}.often{}', '');
  expect(inSheet('.often{}')).toBe('.a{}');
  expect(Object.keys(readable)).toHaveLength(121);
});
