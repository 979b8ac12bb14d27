import { expect, test } from 'vitest';
import { shorterStyles } from './shorter-styles.ts';

test('a constant stands where it is used', () => {
  expect(shorterStyles(':root{--ink:#123456}p{color:var(--ink)}', '')).toBe('p{color:#123456}');
});

test.each([
  ['it has another value somewhere', ':root{--ink:#123456}.sky{--ink:#fedcba}p{color:var(--ink)}', ''],
  ['another sheet sets it', ':root{--ink:#123456}p{color:var(--ink)}', '@media print{:root{--ink:#000}}'],
  ['a script sets it', ':root{--sun:10deg}p{rotate:var(--sun)}', "style.setProperty('--sun', 0)"],
  ['it is of one element', 'ul{--ink:#123456}li{color:var(--ink)}', ''],
  ['its value is longer', ':root{--a:linear-gradient(red,blue)}p{background:var(--a)}', ''],
])('a custom property stays where %s', (_, css, others) => {
  expect(shorterStyles(css, others)).toBe(css);
});

test('a constant that a script reads keeps its definition', () => {
  expect(shorterStyles(':root{--ink:#123456}p{color:var(--ink)}', `fill="var(--ink)"`)).toBe(
    ':root{--ink:#123456}p{color:#123456}',
  );
});

test('sizes and the block axis have their short names; the inline axis keeps both directions', () => {
  expect(
    shorterStyles(
      'p{min-inline-size:1px;block-size:2px;padding-block-start:3px;inset-block-end:4px;margin-inline-start:5px}',
      '',
    ),
  ).toBe('p{min-width:1px;height:2px;margin-inline-start:5px;padding-top:3px;bottom:4px}');
});

test('a range of widths ends exactly where the next begins', () => {
  expect(shorterStyles('@media (width<=47.99rem){p{color:#123456}}', '')).toBe(
    '@media (width<48rem){p{color:#123456}}',
  );
});

test('an iPhone that is turned keeps the size of texts', () => {
  expect(shorterStyles('html{-webkit-text-size-adjust:100%;text-size-adjust:100%}', '')).toContain(
    '-webkit-text-size-adjust:100%',
  );
});

test('browsers of the first promise read all of it', () => {
  expect(shorterStyles('p{text-decoration:underline;text-decoration-thickness:3px}', '')).toBe(
    'p{text-decoration:underline;text-decoration-thickness:3px}',
  );
});
