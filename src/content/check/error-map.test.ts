import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { didYouMean, errorMap, withoutMisspeltFields } from './error-map.ts';

/** The messages for a value of the field `field`. */
function messages(schema: z.ZodType, value: unknown): string[] {
  const { error } = z
    .strictObject({ field: schema })
    .safeParse({ field: value }, { error: errorMap, reportInput: true });
  return withoutMisspeltFields(error?.issues ?? []).map(({ message }) => message);
}

const text = z.string();
const blocks = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('gallery') }),
  z.strictObject({ type: z.literal('values') }),
]);

test.each<[string, z.ZodType, unknown, string]>([
  ['no text', text, undefined, 'is missing. Add `field: …`.'],
  [
    'no text, with an example',
    text.meta({ examples: ['a@b.org'] }),
    undefined,
    'is missing. Add `field: a@b.org`.',
  ],
  ['no switch', z.boolean(), undefined, 'is missing. Add `field: true`.'],
  ['no number', z.int(), undefined, 'is missing. Add `field: …`.'],
  ['no list', z.array(text), undefined, 'is missing. Add `field: …`.'],
  [
    'no choice',
    z.enum(['car', 'solar']),
    undefined,
    'is missing. Add `field: …` with one of `car`, `solar`.',
  ],
  ['an empty text', text, null, 'is empty. Write a text.'],
  [
    'an empty number',
    z.number(),
    null,
    'is empty. It must be a number. Write digits only, without quotation marks.',
  ],
  [
    'an empty switch',
    z.boolean(),
    null,
    'is empty. It must be `true` or `false`. Write one of the two, without quotation marks.',
  ],
  ['an empty choice', z.enum(['car', 'solar']), null, 'is empty. Write one of `car`, `solar`.'],
  [
    'an empty group',
    z.object({}),
    null,
    'is empty. It must be a group of fields. Write each as `name: value` on a line of its own.',
  ],
  [
    'an empty list that may be',
    z.array(text),
    null,
    'is empty. Begin each entry with a hyphen on a line of its own. Where there are none, write `field: []`.',
  ],
  [
    'an empty list that may not be',
    z.array(text).min(1),
    null,
    'is empty. It must be a list. Begin each entry with a hyphen on a line of its own.',
  ],
  ['a number for a text', text, 7, 'must be a text. Put it in quotation marks: `"…"`.'],
  ['a text for a number', z.number(), '7', 'must be a number. Write digits only, without quotation marks.'],
  ['half a number', z.int(), 7.5, 'must be a whole number. Write digits only, without quotation marks.'],
  [
    'yes for true',
    z.boolean(),
    'yes',
    'must be `true` or `false`. Write one of the two, without quotation marks.',
  ],
  [
    'a text for a list',
    z.array(text),
    'a',
    'must be a list. Begin each entry with a hyphen on a line of its own.',
  ],
  [
    'a text for a group',
    z.object({}),
    'a',
    'must be a group of fields. Write each as `name: value` on a line of its own.',
  ],
  ['another kind of value', z.date(), 'a', 'must be date. Correct it.'],
  [
    'a misspelt choice',
    z.enum(['car', 'solar']),
    'sollar',
    'is `sollar`, which is not known. Did you mean `solar`? Known: `car`, `solar`.',
  ],
  [
    'an unknown choice',
    z.enum(['car', 'solar']),
    'weather',
    'is `weather`, which is not known. Known: `car`, `solar`.',
  ],
  [
    'a misspelt type',
    blocks,
    { type: 'galery' },
    'is `galery`, which is not known. Did you mean `gallery`? Known: `gallery`, `values`.',
  ],
  ['a missing type', blocks, {}, 'is missing. Add `type: …` with one of `gallery`, `values`.'],
  ['an empty type', blocks, { type: null }, 'is empty. Write one of `gallery`, `values`.'],
  [
    'a block without fields',
    blocks,
    null,
    'is empty. It must be a group of fields. Write each as `name: value` on a line of its own.',
  ],
  ['a text that is too long', text.max(3), 'long', 'has 4 characters; 3 is the most. Shorten it by 1.'],
  ['a text that is too short', text.min(3), 'x', 'has 1 character; 3 is the least. Lengthen it by 2.'],
  ['an empty text that may not be', text.min(1), '', 'is empty. Write a text.'],
  [
    'a list that is too long',
    z.array(text).max(1),
    ['a', 'b', 'c'],
    'has 3 entries; 1 is the most. Remove 2.',
  ],
  ['a list that is too short', z.array(text).min(3), ['a'], 'has 1 entry; 3 is the least. Add 2.'],
  ['a number that is too large', z.int().max(10), 12, 'is 12; 10 is the most. Correct it.'],
  ['a number that is too small', z.int().min(10), 1, 'is 1; 10 is the least. Correct it.'],
  [
    'an unknown field',
    z.strictObject({}),
    { colour: 1 },
    'has a field `colour` that is not known here. Known: .',
  ],
  [
    'two unknown fields',
    z.strictObject({ alt: text.optional() }),
    { atl: 1, b: 1 },
    'has a field `atl` that is not known here. Did you mean `alt`? Known: `alt`. has a field `b` that is not known here. Known: `alt`.',
  ],
])('%s', (_what, schema, value, message) => {
  expect(messages(schema, value)).toEqual([message]);
});

test('what has a message of its own keeps it', () => {
  expect(messages(text.regex(/^\d+$/, 'is no number: write digits'), 'a')).toEqual([
    'is no number: write digits',
  ]);
  expect(messages(text.regex(/^\d+$/), 'a')).toEqual([expect.stringMatching(/./)]);
});

test.each([
  ['colour', ['colours', 'text'], ' Did you mean `colours`?'],
  ['clr', ['colour'], ''],
  ['ab', ['cd'], ' Did you mean `cd`?'],
  ['abc', ['xyz'], ''],
  ['partnersEmial', ['partnersEmail'], ' Did you mean `partnersEmail`?'],
  ['abcdefghi', ['abcdefxyz'], ' Did you mean `abcdefxyz`?'],
  ['abcdefgh', ['abcdexyz'], ''],
  ['anything', [], ''],
])('“%s” among %j:%s', (written, known, hint) => {
  expect(didYouMean(written, known)).toBe(hint);
});

const card = z.strictObject({ title: text, text: text, note: text.optional() });

test('a misspelt field is told once, not also as missing', () => {
  expect(messages(card, { titel: 'One', text: 'Two' })).toEqual([
    expect.stringMatching(/^has a field `titel` that is not known here\. Did you mean `title`\?/),
  ]);
});

test('a missing field is told where another group has a field like it misspelt', () => {
  expect(messages(z.array(card), [{ title: 'One', text: 'Two', titel: 'x' }, { text: 'Two' }])).toEqual([
    expect.stringMatching(/^has a field `titel`/),
    'is missing. Add `title: …`.',
  ]);
});

test('a missing field is told beside an unknown one that is nothing like it', () => {
  expect(messages(card, { colour: 'red', text: 'Two' })).toEqual([
    'is missing. Add `title: …`.',
    expect.stringMatching(/^has a field `colour`/),
  ]);
});

test('a wrong value is told beside a misspelt field', () => {
  expect(messages(card, { title: 7, titel: 'One', text: 'Two' })).toEqual([
    'must be a text. Put it in quotation marks: `"…"`.',
    expect.stringMatching(/^has a field `titel`/),
  ]);
});
