import { expect, test } from 'vitest';
import { olderStyles } from './older-styles.ts';

/** In a layer above another one, as in a build. */
const TOKENS = '@layer reset{i{color:red}}@layer tokens{:root{--gutter:clamp(1rem,4vw,4.5rem)}}';

/** The rules without the selectors that emulate the order of layers. */
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
  ['p{width:min(50vw,30rem)}', 'p{width:50vw}@media (min-width:992px){p{width:30rem}}'],
  ['p{width:max(50vw,30rem)}', 'p{width:30rem}@media (min-width:992px){p{width:50vw}}'],
  [
    'p{width:min(clamp(1rem,min(2vw,9svh),3rem),50vw)}',
    'p{width:1rem}@media (min-width:992px){p{width:2vw}}',
  ],
  [
    'p{width:min(6.5rem,(100vw - 17px)/3.64)}',
    'p{width:calc(27.4725vw - 4.67033px)}@media (min-width:600px){p{width:6.5rem}}',
  ],
  ['p{width:clamp(1rem,calc(90vw/var(--unset,12)),9rem)}', 'p{width:calc((90vw/var(--unset,12)))}'],
  ['p{width:clamp(0px,107rem - 100vw,5vw)}', 'p{width:5vw}@media (min-width:1600px){p{width:0}}'],
  ['p{width:min(20rem,max(10rem,9svh))}', 'p{width:20rem}'],
  ['p{--a:calc(2*min(100%,calc(2rem + 1vw)))}', 'p{--a:calc(2*((2rem + 1vw)))}'],
  // What follows from the layout, or from a token of one element, is left out.
  ['p{width:min(100%,20rem)}', 'p{width:20rem}'],
  ['div{--room:1px}p{width:min(var(--room),20rem)}', 'div{--room:1px}p{width:20rem}'],
  ['p{transform:scaleY(max(var(--long),var(--longest)))}', 'p{transform:scaleY(calc(var(--long)))}'],
  ['p{transform:skewX(max(min(var(--sun),var(--a)),var(--b)))}', 'p{transform:skewX(calc((var(--sun))))}'],
  [
    'p{grid-template-columns:minmax(min(10rem,100%),1fr) 1fr}',
    'p{grid-template-columns:minmax(10rem,1fr) 1fr}',
  ],
  ['p{height:100svh}', 'p{height:100vh}'],
  ['p{inset:1px 2px}', 'p{top:1px;right:2px;bottom:1px;left:2px}'],
  ['p{translate:1px 2px}', 'p{transform:translate(1px,2px)}'],
  ['p{padding-inline:1px 2px}', 'p{padding-left:1px;padding-right:2px}'],
  ['p{overflow:clip}', 'p{overflow:hidden}'],
  ['p{overflow:scroll;text-overflow:clip}', 'p{text-overflow:clip;overflow:scroll}'],
  ['p:is(.a,.b){color:red}', 'p.a,p.b{color:red}'],
  ['p:where(.a,.b){color:red}', 'p.a,p.b{color:red}'],
  ['p:popover-open{color:red}', 'p[data-open]{color:red}'],
  ['p:dir(rtl){color:red}', 'p[dir=rtl]{color:red}'],
  ['@media (width>=40rem){p{color:red}}', '@media (min-width:40rem){p{color:red}}'],
  ['@media older{p{color:red}}', 'p{color:red}'],
  ['@supports (display:grid){p{color:red}}', '@supports (display:grid){p{color:red}}'],
  ['p{gap:1px}', 'p{grid-gap:1px;gap:1px}'],
  ['p{display:grid;gap:1px}', 'p{grid-gap:1px;gap:1px;display:grid}'],
])('%s is said in older words', (css, expected) => {
  expect(rulesOf(css)).toBe(expected);
});

test('tokens count with what they are in each range of windows', () => {
  expect(rulesOf(`${TOKENS}p{width:calc(min(100vw - 2 * var(--gutter),30rem)/2)}`)).toContain(
    'p{width:calc((100vw - 2 * var(--gutter))/2)}@media (min-width:600px){p{width:15rem}}',
  );
});

test('a token of one language does not count', () => {
  expect(rulesOf(':root:lang(ar){--size:1.4}p{width:max(50vw*var(--size,1),1rem)}')).toContain(
    'p{width:calc(50vw*var(--size,1))}',
  );
});

test('each range of windows is said in order, and only what is another value in it', () => {
  expect(rulesOf('p{color:red;width:clamp(24px,5vw,72px);height:min(50vw,30rem)}')).toBe(
    'p{color:red;width:24px;height:50vw}' +
      '@media (min-width:600px){p{width:5vw}}' +
      '@media (min-width:992px){p{height:30rem}}' +
      '@media (min-width:1600px){p{width:72px}}',
  );
});

test.each([
  ['display:flex;gap:1px', 'p>*+*{margin-left:1px}'],
  ['display:flex;flex-direction:column;gap:1px', 'p>*+*{margin-top:1px}'],
  ['display:flex;flex-wrap:wrap;gap:1px 2px', 'p>*{margin-bottom:1px;margin-right:2px}'],
  ['display:flex;flex-wrap:wrap;row-gap:1px', 'p>*{margin-bottom:1px;margin-right:0}'],
  ['display:flex;flex-wrap:wrap;column-gap:1px', 'p>*{margin-bottom:0;margin-right:1px}'],
  ['display:inline-flex;gap:1px', 'p>:first-child{margin-right:1px}p:after{margin-left:1px}'],
])('in a box of %s, margins make the gap where there are no gaps', (box, margins) => {
  expect(rulesOf(`p{${box}}`)).toContain(`@supports not (inset:0){${margins}}`);
});

test('each selector of a rule gets the margins of its gap', () => {
  expect(rulesOf('a,p{display:flex;gap:1px}')).toContain('{a>*+*,p>*+*{margin-left:1px}}');
});

test.each([
  [
    '4/3',
    'p{position:relative}p:before{content:"";padding-bottom:75%;display:block}' +
      'p img{width:100%;height:100%;position:absolute;top:0;left:0}',
  ],
  ['auto', 'p:before{content:none}p img{height:auto;position:static}'],
])('a box of the ratio %s keeps it, and its image covers it', (ratio, rules) => {
  expect(rulesOf(`p{aspect-ratio:${ratio}}`)).toContain(`@supports not (aspect-ratio:1){${rules}}`);
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
