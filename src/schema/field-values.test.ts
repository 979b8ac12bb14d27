/** Protects links, anchors and pictures of a new block from being overlooked: the schema says which fields they are. */
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { fieldValues } from './field-values.ts';
import { anchor, link, target } from './fields.ts';

const schema = z.strictObject({
  links: z.array(link).default([]),
  to: z.string(),
  blocks: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('section'), id: anchor, more: target.optional() }),
      z.strictObject({ type: z.literal('list'), id: z.string() }),
    ]),
  ),
});

test('a field gets its meaning from the schema, not from its name', () => {
  const data = {
    links: [{ label: 'About', to: '/about' }],
    to: 'whom it may concern',
    blocks: [
      { type: 'list', id: 'no-anchor' },
      { type: 'section', id: 'parts', more: '/parts' },
    ],
  };
  expect(fieldValues('address', schema, data)).toEqual([
    { value: '/about', path: ['links', 0, 'to'], labelField: 'label' },
    { value: '/parts', path: ['blocks', 1, 'more'], labelField: 'label' },
  ]);
  expect(fieldValues('anchor', schema, data)).toEqual([{ value: 'parts', path: ['blocks', 1, 'id'] }]);
});

test.each([
  undefined,
  null,
  'text',
  7,
  { links: 'text', blocks: {} },
  { links: [null, 7, { to: 7 }], blocks: [null, 'text', { type: 'unknown', id: 'parts' }, { id: 'parts' }] },
])('%j has no values', (data) => {
  expect(fieldValues('anchor', schema, data)).toEqual([]);
  expect(fieldValues('address', schema, data)).toEqual([]);
});

test('values next to a mistake are found', () => {
  const data = { links: [{ label: 7, to: '/about', extra: true }] };
  expect(fieldValues('address', schema, data)).toEqual([
    { value: '/about', path: ['links', 0, 'to'], labelField: 'label' },
  ]);
});
