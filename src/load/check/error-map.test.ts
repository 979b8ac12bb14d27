/** Tells the owner what is wrong with a value in plain words, with the remedy. */
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
const choice = z.enum(['car', 'solar']);
const blocks = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('gallery') }),
  z.strictObject({ type: z.literal('values') }),
]);
const card = z.strictObject({ title: text, text: text, note: text.optional() });

test.each<[schema: z.ZodType, value: unknown, message: string]>([
  [text, undefined, 'is missing. Add it (`field: …`).'],
  [text.meta({ examples: ['a@b.org'] }), undefined, 'is missing. Add it (`field: a@b.org`).'],
  [z.boolean(), undefined, 'is missing. Add it (`field: true`).'],
  [choice, undefined, 'is missing. Add it (`field: …`). Allowed: `car`, `solar`.'],
  [text, null, 'is empty. Write some text.'],
  [z.number(), null, 'is empty. It must be a number. Write it like `12` or `-0.5`, without quotation marks.'],
  [choice, null, 'is empty. Write one of `car`, `solar`.'],
  [
    z.array(text).min(1),
    null,
    'is empty. It must be a list. Write each entry on a line of its own, after a hyphen.',
  ],
  [text, 7, 'must be text. Put it in quotation marks: `"…"`.'],
  [z.number(), '7', 'must be a number. Write it like `12` or `-0.5`, without quotation marks.'],
  [z.int(), 7.5, 'must be a whole number. Write digits only, without quotation marks.'],
  [z.boolean(), 'yes', 'must be `true` or `false`. Write one of the two, without quotation marks.'],
  [z.array(text), 'a', 'must be a list. Write each entry on a line of its own, after a hyphen.'],
  [z.object({}), 'a', 'must be a group of fields. Write each as `name: value` on a line of its own.'],
  [choice, 'sollar', 'is `sollar`, which is not allowed. Did you mean `solar`? Allowed: `car`, `solar`.'],
  [choice, 'weather', 'is `weather`, which is not allowed. Allowed: `car`, `solar`.'],
  [blocks, {}, 'is missing. Add it (`type: …`). Allowed: `gallery`, `values`.'],
  [blocks, { type: null }, 'is empty. Write one of `gallery`, `values`.'],
  [text.min(1), '', 'is empty. Write some text.'],
  [z.array(text).max(1), ['a', 'b', 'c'], 'has 3 entries; the maximum is 1. Remove 2.'],
  [z.array(text).min(2), ['a'], 'has 1 entry; the minimum is 2. Add 1.'],
  [z.int().max(10), 12, 'is 12; the maximum is 10.'],
  [z.strictObject({}), { colour: 1 }, 'has an unknown field `colour`. Allowed: .'],
  [text.regex(/^\d+$/, 'is no number: write digits'), 'a', 'is no number: write digits'],
])('a mistake and its remedy: $2', (schema, value, message) => {
  expect(messages(schema, value)).toEqual([message]);
});

test.each([
  ['colour', ['colours', 'text'], ' Did you mean `colours`?'],
  ['clr', ['colour'], ''],
  ['partnersEmial', ['partnersEmail'], ' Did you mean `partnersEmail`?'],
  ['abcdefghi', ['abcdefxyz'], ' Did you mean `abcdefxyz`?'],
  ['abcdefgh', ['abcdexyz'], ''],
  ['anything', [], ''],
])('“%s” among %j:%s', (written, known, hint) => {
  expect(didYouMean(written, known)).toBe(hint);
});

test('a misspelt field is reported once, not also as missing; others beside it are reported', () => {
  const misspelt = expect.stringMatching(/^has an unknown field `titel`\. Did you mean `title`\?/);
  const missing = 'is missing. Add it (`title: …`).';
  expect(messages(card, { titel: 'One', text: 'Two' })).toEqual([misspelt]);
  expect(messages(card, { title: 7, titel: 'One', text: 'Two' })).toEqual([expect.any(String), misspelt]);
  expect(messages(card, { colour: 'red', text: 'Two' })).toEqual([missing, expect.any(String)]);
  const cards = [{ title: 'One', text: 'Two', titel: 'x' }, { text: 'Two' }];
  expect(messages(z.array(card), cards)).toEqual([misspelt, missing]);
});
