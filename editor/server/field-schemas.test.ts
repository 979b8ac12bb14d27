import { expect, test } from 'vitest';
import type { FieldSchema } from '../api.ts';
import { FIELD_SCHEMAS } from './field-schemas.ts';

const KINDS = ['string', 'integer', 'number', 'boolean', 'array', 'object'];
const INPUTS = [
  undefined,
  'lines',
  'address',
  'anchor',
  'email',
  'logo-shape',
  'picture',
  'focus',
  'colour',
  'telephone',
  'rich-text',
  'logo',
  'typeface',
];

/** Every part of a schema, with its place. */
function* partsOf(schema: FieldSchema, place: string): Generator<[place: string, schema: FieldSchema]> {
  yield [place, schema];
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    yield* partsOf(part, `${place}.${name}`);
  for (const part of schema.oneOf ?? []) yield* partsOf(part, `${place}(${part.properties!['type']!.const})`);
  if (schema.items) yield* partsOf(schema.items, `${place}[]`);
  if (schema.additionalProperties) yield* partsOf(schema.additionalProperties, `${place}{}`);
}

test('every part of every schema is of a kind that the editor has a field for', () => {
  const parts = Object.entries(FIELD_SCHEMAS).flatMap(([name, schema]) => [...partsOf(schema, name)]);
  expect(parts.length).toBeGreaterThan(200);
  const unknown = parts.filter(
    ([, { oneOf, type, input }]) => (!oneOf && !KINDS.includes(type!)) || !INPUTS.includes(input),
  );
  expect(unknown).toEqual([]);
});

test('every block says what it is, and need not say what is taken for granted', () => {
  const blocks = FIELD_SCHEMAS.page.properties!['blocks']!.items!.oneOf!;
  expect(blocks.length).toBeGreaterThan(10);
  for (const { description, properties, required } of blocks) {
    expect(description, properties!['type']!.const).toMatch(/\.$/);
    expect(required).not.toContain('published');
  }
});
