import { expect, test } from 'vitest';
import { withPaperQueries } from './paper-queries.ts';

test.each([
  ['(width>=62rem)', 'screen and (width>=62rem)'],
  ['(width<=30rem) and (height<=42rem)', 'screen and (width<=30rem) and (height<=42rem)'],
  ['(height<=26rem)', 'screen and (height<=26rem)'],
  ['(width<62rem) and (orientation:landscape)', 'screen and (width<62rem) and (orientation:landscape)'],
  ['(orientation:portrait)', 'print,(orientation:portrait)'],
  [
    '(width>=62rem),(width>=40rem) and (height<=30rem)',
    'screen and (width>=62rem),screen and (width>=40rem) and (height<=30rem)',
  ],
  ['(height<=480px)', 'screen and (height<=480px)'],
  ['(width>=48rem)', 'print,(width>=48rem)'],
  ['(width>=700px)', 'print,(width>=700px)'],
  ['(width>=36rem) and (width<=61.99rem)', 'print,(width>=36rem) and (width<=61.99rem)'],
  [
    '(width>=48rem) and (prefers-contrast:more)',
    'print and (prefers-contrast:more),(width>=48rem) and (prefers-contrast:more)',
  ],
  ['print', 'print'],
  ['screen and (width>=48rem)', 'screen and (width>=48rem)'],
  ['(prefers-reduced-motion:reduce)', '(prefers-reduced-motion:reduce)'],
])('%s takes paper for A4', (query, expected) => {
  expect(withPaperQueries(`@media ${query}{p{color:red}}`)).toBe(`@media ${expected}{p{color:red}}`);
});

test.each(['(min-width:48rem)', '(width>=48rem) or (height>=20rem)', '(color) or (width>=48rem)'])(
  '%s, a query of another form, is reported, not passed over',
  (query) => {
    expect(() => withPaperQueries(`@media ${query}{p{color:red}}`)).toThrow(query);
  },
);
