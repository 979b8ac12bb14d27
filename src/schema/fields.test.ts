/** Protects visitors from HTML, marks and addresses that the owner wrote for another program. */
import { expect, test } from 'vitest';
import { anchor, line, multiline, target } from './fields.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test('a line is trimmed, not empty, and no longer than its limit', () => {
  expect(line(5).parse('  words ')).toBe('words');
  expect(accepts(line(5), 'words.')).toBe(false);
  expect(accepts(line(5), ' ')).toBe(false);
  expect(accepts(line(), 'x'.repeat(5000))).toBe(true);
  expect(accepts(line(9), 'two\nlines')).toBe(false);
});

test.each([
  ['<b>Cars</b>', /^has `<b>`, which is HTML: visitors would see it as typed/],
  ['Cars <span style="x">and vans', /^has `<span style="x">`/],
  ['<!-- cars -->', /^has `<!--`/],
  ['Cars &amp; vans', /^has `&amp;`/],
  ['**Cars** and vans', /^has `\*\*`, which has no effect here/],
  ['[Cars](/cars)', /^has `\]\(`, which has no effect here/],
  ['Cars (and vans', /^has a `\(` that is not closed: close it, or remove it/],
  ['汽车（和货车', /^has a `\(` that is not closed/],
])('markup for another program is refused: %s', (text, message) => {
  expect(
    line(99)
      .safeParse(text)
      .error!.issues.map((issue) => issue.message),
  ).toEqual([expect.stringMatching(message)]);
});

test.each([
  ...['a < b and c > d', 'Cars & vans', 'AT&T; R&D', 'Ada <ada@example.com>', '5 * 3 * 2', 'a) one 2) two'],
  ...['(a (b) [c])', '（PDF)', '%n of %total', 'e.g. [sic]'],
])('words that only look like markup are fine: %s', (text) => {
  expect(accepts(line(99), text)).toBe(true);
});

test('a heading may have several lines', () => {
  expect(multiline(9).parse('two\nlines\n')).toBe('two\nlines');
  expect(accepts(multiline(9), 'two\nlines.')).toBe(false);
  expect(accepts(multiline(9), '\n')).toBe(false);
});

test.each(['/', '/our-work', '/ar/about', '/#parts', '#parts', '/2024', '/prices/Cars_2026.v2.pdf'])(
  'a link may lead to %s',
  (to) => {
    expect(accepts(target, to)).toBe(true);
  },
);

test.each(['', '#', 'about', '/About', '/about/', '//about', '/about#a#b', '/about?a=1', '/.env/a'])(
  'a link may not lead to “%s”',
  (to) => {
    expect(accepts(target, to)).toBe(false);
  },
);

test.each(['parts', 'free-zone', 'zone2', 'later', 'block-making'])(
  'a section may be called “%s” in addresses',
  (id) => {
    expect(accepts(anchor, id)).toBe(true);
  },
);

test.each([
  '2zone',
  'Zone',
  'free zone',
  '',
  'late',
  'main',
  'menu',
  'block-2',
  'person-0',
  'block-2-title',
  'parts-title',
])('a section may not be called “%s”', (id) => {
  expect(accepts(anchor, id)).toBe(false);
});
