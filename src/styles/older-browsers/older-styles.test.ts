import { expect, test } from 'vitest';
import { olderStyles } from './older-styles.ts';

const TOKENS = ':root{--gutter:clamp(1rem,4vw,4.5rem)}';

/** The rules without the selectors that stand in for the order of layers. */
const rulesOf = (css: string, direction: 'ltr' | 'rtl' = 'ltr') =>
  olderStyles(css, direction).replaceAll(':not(#\\#)', '');

test('later layers win, however specific the earlier ones are', () => {
  const css = olderStyles(
    '@layer base,blocks;@layer blocks{p{color:red}}@layer base{main p{color:#00f}}',
    'ltr',
  );
  const weight = (colour: string) =>
    css
      .split('}')
      .find((rule) => rule.includes(colour))!
      .split(':not').length;
  expect(css).not.toContain('@layer');
  expect(weight('red')).toBeGreaterThan(weight('#00f'));
});

test.each([
  ['p{width:min(50vw,30rem)}', ['p{width:50vw}', '@media (min-width:992px){p{width:30rem}}']],
  ['p{width:max(50vw,30rem)}', ['p{width:30rem}', '@media (min-width:992px){p{width:50vw}}']],
  [`${TOKENS}p{width:calc(min(100vw - 2*var(--gutter),20rem)/2)}`, ['p{width:10rem}']],
  [
    'p{width:min(clamp(1rem,min(2vw,9svh),3rem),50vw)}',
    ['p{width:1rem}', '@media (min-width:992px){p{width:2vw}}'],
  ],
  ['p{width:min(20rem,max(10rem,9svh))}', ['p{width:20rem}']],
  ['p{--a:calc(2*min(100%,calc(2rem + 1vw)))}', ['--a:calc(2*((2rem + 1vw)))']],
  ['p{width:min(100%,20rem)}', ['p{width:20rem}']],
  ['p{height:100svh}', ['p{height:100vh}']],
  ['p{inset:1px 2px}', ['top:1px', 'right:2px', 'bottom:1px', 'left:2px']],
  ['p{translate:1px 2px}', ['transform:translate(1px,2px)']],
  ['p{padding-inline:1px 2px}', ['padding-left:1px', 'padding-right:2px']],
  ['p:is(.a,.b){color:red}', ['p.a,p.b{color:red}']],
  ['p:popover-open{color:red}', ['p[data-open]{color:red}']],
  ['p:dir(rtl){color:red}', ['p[dir=rtl]{color:red}']],
  ['@media (width>=40rem){p{color:red}}', ['@media (min-width:40rem){p{color:red}}']],
  ['@media older{p{color:red}}', ['p{color:red}']],
  [
    'p{aspect-ratio:2/1}',
    ['@supports not (aspect-ratio:1){', 'p:before{content:"";padding-bottom:50%', 'p img{'],
  ],
  ['p{aspect-ratio:auto}', ['p:before{content:none}', 'p img{height:auto']],
  ['p{display:grid;gap:1px}', ['grid-gap:1px']],
  ['p{display:flex;gap:1px}', ['@supports not (inset:0){p>*+*{margin-left:1px}}']],
  ['p{display:flex;flex-direction:column;gap:1px}', ['p>*+*{margin-top:1px}']],
  ['p{display:flex;flex-wrap:wrap;gap:1px 2px}', ['p>*{margin-bottom:1px;margin-right:2px}']],
])('%s is said in older words', (css, expected) => {
  const older = rulesOf(css);
  for (const text of expected) expect(older).toContain(text);
});

test.each([
  '@layer motion{p{color:red}}',
  '@supports selector(:has(p)){p{color:red}}',
  '@supports not selector(:has(p)){p{color:red}}',
])('%s is left out', (css) => {
  expect(rulesOf(css)).not.toContain('red');
});

test('a grid that is a flexible box in wide windows has margins only there', () => {
  const wide = '@media (width>=40rem){p{display:flex;gap:2px}}';
  const older = rulesOf(`p{display:grid;gap:1px}${wide}`);
  expect(older).toContain('margin-left:2px');
  expect(older).not.toContain('margin-left:1px');
});

test('right-to-left pages have a sheet of their own', () => {
  expect(rulesOf('p{margin-inline-start:1px}', 'rtl')).toContain('margin-right:1px');
});
