import { expect, test } from 'vitest';
import { dropUnusedRules, takeRules } from './page-styles.ts';

const page = (css: string) =>
  `<html><head><style>@layer a,b;body{margin:0}${css}</style></head><body><p class="lead-lead">Words</p></body></html>`;

test.each([
  '.lead-lead{color:red}',
  'p:hover{color:red}',
  ':is(p)+:is(p):dir(rtl){color:red}',
  ':focus-visible{outline:1px solid}',
  '.lead-lead[aria-busy=true]{color:red}',
  '@media print{.lead-lead{color:red}}',
  '@view-transition{navigation:auto}',
  '::view-transition-group(header){animation:none}',
  ':root{--used:1px}p{margin:var(--used)}',
])('%s stays, since it may match', async (css) => {
  expect(await dropUnusedRules(page(css))).toBe(page(css));
});

test.each([
  '.timeline-timeline{color:red}',
  '[dir=rtl] .timeline-timeline{color:red}',
  '[dir=rtl] .lead-lead{color:red}',
  'body:has(>.timeline-timeline){color:red}',
  '.timeline-timeline :is(p){color:red}',
  ':root:lang(ar){color:red}',
  '@media print{.timeline-timeline{color:red}}',
  ':root{--unused:1px}',
  ':root{--unused:1px;--as-well:var(--unused)}',
])('%s goes, since nothing in the page has its name', async (css) => {
  expect(await dropUnusedRules(page(css))).toBe(page(''));
});

test('a custom property that another sheet or a script names stays, and one that it refers to', async () => {
  const html = page(':root{--length:1px;--used:var(--length);--sun:0}');
  expect(await dropUnusedRules(html, "setProperty('--sun')p{margin:var(--used)}")).toBe(html);
});

test('in the end all styles stand in one element, in their order', async () => {
  const apart = page('p{color:red}').replace('a,b;', 'a,b;</style><style>.timeline-timeline{}');
  expect(await dropUnusedRules(apart)).toBe(page('p{color:red}'));
});

test.each([
  [
    '@layer a{p{color:red}@media print{p{color:#000}}}',
    '@layer a{p{color:red}}',
    '@layer a{@media print{p{color:#000}}}',
  ],
  ['@layer a{@media print{p{color:#000}}}', '', '@layer a{@media print{p{color:#000}}}'],
  ['@media print{p{color:#000}}p{color:red}', 'p{color:red}', '@media print{p{color:#000}}'],
  ['@media screen{@media print{p{color:#000}}}', '', '@media screen{@media print{p{color:#000}}}'],
  ['@media screen{p{color:red}}', '@media screen{p{color:red}}', ''],
])('of %s, %j stays in the page and %j is for print', (css, rest, taken) => {
  expect(takeRules(page(css), ['print'])).toEqual({ rest: page(rest), taken });
});

const arabic = (css: string) => page(css).replace('<html', '<html lang="ar" dir="rtl"');

test.each([
  ['[dir=rtl] p{color:red}', '[dir=rtl] p{color:red}'],
  [':root:lang(ar){color:red}', ':root:lang(ar){color:red}'],
  [':root:lang(zh){color:red}', ''],
  [':root:lang(zh-hant){color:red}', ''],
  [':root:not(:lang(zh)){color:red}', ':root{color:red}'],
  [':root:not(:lang(zh-hant)){color:red}', ':root{color:red}'],
  [':root:not(:lang(ar)):not(:lang(zh)){color:red}', ''],
  ['@font-face{font-family:Display zh}:root:lang(zh){--display:"Display zh"}', ''],
  [
    '@font-face{font-family:Display ar}:root:lang(ar){font-family:"Display ar"}',
    '@font-face{font-family:Display ar}:root:lang(ar){font-family:"Display ar"}',
  ],
  ['@keyframes fonts-zh{to{color:red}}', ''],
])('of %s an Arabic page keeps “%s”', async (css, kept) => {
  expect(await dropUnusedRules(arabic(css))).toBe(arabic(kept));
});

test('a page in a script of a language keeps the rules for it', async () => {
  const html = page(':root:lang(zh-hant){color:red}').replace('<html', '<html lang="zh-Hant"');
  expect(await dropUnusedRules(html)).toBe(html);
});
