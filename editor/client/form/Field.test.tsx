import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FieldSchema } from '../../api.ts';
import { blankValue } from '../../entries.ts';
import { FormProvider } from './context.tsx';
import { Field } from './Field.tsx';

const draw = (schema: FieldSchema, value: unknown) =>
  renderToStaticMarkup(
    <FormProvider file="company.yaml">
      <Field
        schema={schema}
        label="Label"
        path={['yard.jpg', 'x']}
        value={value}
        isOptional
        onChange={() => {}}
      />
    </FormProvider>,
  );

const SCHEMAS: FieldSchema[] = [
  { type: 'string' },
  { type: 'string', input: 'lines' },
  { type: 'string', input: 'rich-text' },
  { type: 'string', input: 'address' },
  { type: 'string', input: 'picture' },
  { type: 'string', input: 'focus' },
  { enum: ['in', 'out'] },
  { type: 'boolean' },
  { type: 'integer' },
  { type: 'number' },
  { type: 'object', properties: { title: { type: 'string' } } },
  { type: 'array', items: { type: 'string' } },
  { type: 'array', items: { type: 'object', properties: { title: { type: 'string' } } } },
  {
    type: 'array',
    items: { oneOf: [{ properties: { type: { const: 'a' } } }, { properties: { type: { const: 'b' } } }] },
  },
];
const VALUES = [
  undefined,
  null,
  '',
  'text',
  7,
  true,
  [],
  [null],
  ['text'],
  [{ title: null }],
  {},
  { title: [] },
];

test.each(SCHEMAS)('whatever was written by hand, there is a field to correct it: %j', (schema) => {
  for (const value of VALUES) expect(draw(schema, value), JSON.stringify(value)).toContain('Label');
});

test('a value that is none of those known is shown beside them', () => {
  expect(draw({ enum: ['in', 'out'] }, 'up').match(/<option[^>]*>\w+/g)).toHaveLength(4);
});

test('a schema that there is no field for is told by its name', () => {
  expect(() => draw({}, '')).toThrow('The editor has no field for “Label”.');
});

test('a new entry has what its schema asks for', () => {
  const schema: FieldSchema = {
    type: 'object',
    required: ['type', 'tone', 'title', 'entries', 'year', 'latitude', 'decorative'],
    properties: {
      type: { type: 'string', const: 'number-hero' },
      tone: { type: 'string', enum: ['ink', 'tarp'] },
      title: { type: 'string' },
      lead: { type: 'string' },
      entries: { type: 'array', minItems: 2, items: { type: 'string' } },
      year: { type: 'integer', minimum: 1800 },
      latitude: { type: 'number', minimum: -90 },
      decorative: { type: 'boolean' },
    },
  };
  expect(blankValue(schema)).toEqual({
    type: 'number-hero',
    tone: 'ink',
    title: '',
    entries: ['', ''],
    year: 1800,
    latitude: -90,
    decorative: false,
  });
});

test.each([
  ['您需要什么？', '12 of 80'],
  ['What?', '5 of 80'],
  ['شعارُك', '5 of 80'],
])('%s counts as wide as the check measures it', (value, count) =>
  expect(draw({ type: 'string', maxLength: 80 }, value)).toContain(count),
);
