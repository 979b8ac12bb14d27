/** Protects visitors from marks that the owner did not close, and from links that lead nowhere or run code. */
import { expect, test } from 'vitest';
import { changeLinks, isExternal, linksIn, parseRichText, plainText, richText } from './rich-text.ts';

test.each([
  ['Words alone, 5 * 3 and a_b and [sic].', [{ paragraph: ['Words alone, 5 * 3 and a_b and [sic].'] }]],
  ['We **build** here.', [{ paragraph: ['We ', { bold: ['build'] }, ' here.'] }]],
  ['**重要。**接着', [{ paragraph: [{ bold: ['重要。'] }, '接着'] }]],
  [
    'See [our **work**](/operations#parts).',
    [{ paragraph: ['See ', { label: ['our ', { bold: ['work'] }], to: '/operations#parts' }, '.'] }],
  ],
  ['**All [here](#a)**', [{ paragraph: [{ bold: ['All ', { label: ['here'], to: '#a' }] }] }]],
  [
    'Three:\n- one\n- **two**\n\nAnd so on.',
    [{ paragraph: ['Three:'] }, { list: [['one'], [{ bold: ['two'] }]] }, { paragraph: ['And so on.'] }],
  ],
])('%j is read as it is meant', (text, blocks) => {
  expect(parseRichText(text)).toEqual(blocks);
});

test('plain text has the words without the markup', () => {
  expect(plainText('We **build [vans](/vans)**:\n- one\n- two')).toBe('We build vans:\none\ntwo');
});

test('links are found with their words, and can lead to other sites', () => {
  const text = '[One](/a), **[two](https://b.example/c)**';
  expect(linksIn(text)).toEqual([
    { label: 'One', to: '/a' },
    { label: 'two', to: 'https://b.example/c' },
  ]);
  expect(
    changeLinks(
      text,
      (to) => to.replace('/a', '/new'),
      () => ' (new)',
    ),
  ).toBe('[One (new)](/new), **[two (new)](https://b.example/c)**');
});

test.each([
  ['https://www.example.com/a?b=c', true],
  ['http://www.example.com', false],
  ['javascript:alert(1)', false],
  ['https://nowhere', false],
  ['/about', false],
])('%s leads to another site: %s', (to, expected) => {
  expect(isExternal(to)).toBe(expected);
});

const NOT_WHOLE = /^has incomplete markup. Write bold words as/;

test.each([
  ['**bold', NOT_WHOLE],
  ['so *bold* it is', NOT_WHOLE],
  ['[words](/a b)', NOT_WHOLE],
  ['[words](https://a.example/b_(c))', /^has incomplete markup|which is not an address/],
  ['• one', NOT_WHOLE],
  ['<em>words</em>', /^has `<em>`, which is HTML/],
  ['[words](/about', NOT_WHOLE],
  ['see (words and **more**', /^has a `\(` that is not closed/],
  ['[words](http://a.example)', /^has a link to `http:\/\/a\.example`, which is not an address/],
  ['[words](javascript:alert)', /which is not an address/],
])('%j is refused with the remedy', (text, message) => {
  const { error } = richText(200).safeParse(text);
  expect(error!.issues.map((issue) => issue.message)).toEqual([expect.stringMatching(message)]);
});

test.each(['A **b** ([c](/d)).', '[a](https://b.example/?c=d&copy;e#f)', '- a\n- b', '5 * 3 * 2', '5*3*2'])(
  '%j is fine',
  (text) => {
    expect(richText(200).safeParse(text).success).toBe(true);
  },
);

test('the limit counts words, not markup or addresses', () => {
  const schema = richText(10);
  expect(schema.safeParse('**a** [b](https://www.example.com)').success).toBe(true);
  const { error } = schema.safeParse('**Words**, too many', { reportInput: true });
  expect(error!.issues).toMatchObject([
    { message: 'has 15 characters; the maximum is 10. Shorten it by 5.' },
  ]);
  expect(schema.safeParse(' ').success).toBe(false);
});
