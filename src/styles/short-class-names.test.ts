import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const PAGES = ['<p class="lead hero-text">www.example.lead</p>', '<ul class="lead"><li class="menu">'];
const { inSheet, inMarkup } = shortClassNames(PAGES);

test('a class has one short name in all pages and sheets', () => {
  expect(PAGES.map(inMarkup)).toEqual([
    '<p class="a0 a1">www.example.lead</p>',
    '<ul class="a0"><li class="a2">',
  ]);
  expect(inSheet('.lead:not(.hero-text)>li{}')).toBe('.a0:not(.a1)>li{}');
});

test.each(['p{inline-size:.5em}', '.unused{}', 'p{background:url(/map.webp)}', '.lead-large{}'])(
  '%s stays',
  (css) => {
    expect(inSheet(css)).toBe(css);
  },
);
