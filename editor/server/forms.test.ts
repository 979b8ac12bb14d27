import { expect, test } from 'vitest';
import type { Form } from '../desk.ts';
import { FORMS, isEditable } from './forms.ts';

/** Every part of a form, with its place. */
function* partsOf(form: Form, place: string): Generator<[place: string, form: Form]> {
  yield [place, form];
  for (const [name, part] of Object.entries(form.properties ?? {})) yield* partsOf(part, `${place}.${name}`);
  for (const part of form.oneOf ?? []) {
    yield* partsOf(part, `${place}(${part.properties!['type']!.const})`);
  }
  if (form.items) yield* partsOf(form.items, `${place}[]`);
  if (form.additionalProperties) yield* partsOf(form.additionalProperties, `${place}{}`);
}
const PARTS = Object.entries(FORMS).flatMap(([name, form]) => [...partsOf(form, name)]);

test.each(PARTS)('%s is of a kind that the editor has a field for', (_place, form) => {
  const isKnown =
    form.oneOf !== undefined || ['string', 'integer', 'boolean', 'array', 'object'].includes(form.type!);
  expect(isKnown).toBe(true);
  if (form.input)
    expect(['lines', 'address', 'anchor', 'logo-shape', 'picture', 'focus']).toContain(form.input);
});

test('every block says what it is', () => {
  const blocks = FORMS.page.properties!['blocks']!.items!.oneOf!;
  expect(blocks.length).toBeGreaterThan(10);
  for (const { description, properties } of blocks) {
    expect(description, properties!['type']!.const).toMatch(/\.$/);
  }
});

test.each(['company.yaml', 'navigation.ar.yaml', 'pages/ar/index.yaml', 'pictures/pictures.yaml'])(
  '%s is opened',
  (file) => expect(isEditable(file)).toBe(true),
);

test.each(['../package.json', 'pages/../../x.yaml', 'pages/x.yaml.part', 'pictures/x.jpg', '/etc/x.yaml'])(
  '%s is not',
  (file) => expect(isEditable(file)).toBe(false),
);
