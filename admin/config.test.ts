import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { cmsConfig } from './config.ts';

const NAMES = ['company', 'navigation', 'navigation.ar', 'company-profile', 'redirects'];
const files = Object.fromEntries(NAMES.map((name) => [`${name}.yaml`, {}]));
const { collections = [], singletons = [] } = cmsConfig({ backend: { name: 'test-repo' }, own: 'en', files });

/** Every field of the forms, with its path. */
function* all(fields: Field[], path: string): Generator<[string, Field]> {
  for (const field of fields) {
    const here = `${path}.${field.name}`;
    yield [here, field];
    if ('fields' in field) yield* all(field.fields ?? [], here);
    if ('field' in field && field.field) yield* all([field.field as Field], here);
    if ('types' in field)
      for (const type of (field.types ?? []) as { name: string; fields: Field[] }[])
        yield* all(type.fields, `${here}.${type.name}`);
  }
}
const fields = [...collections, ...singletons].flatMap((form) =>
  'fields' in form ? [...all(form.fields, String(form.name))] : [],
);

test('every field has a label in words', () => {
  for (const [path, { label }] of fields) expect(label, path).toMatch(/^[A-Z]/);
});

test('every pattern says what to write', () => {
  const patterns = fields.flatMap(([path, field]) =>
    'pattern' in field && field.pattern ? [[path, field.pattern]] : [],
  );
  expect(patterns.length).toBeGreaterThan(10);
  for (const [path, pattern] of patterns)
    expect((pattern as [RegExp, string])[1], String(path)).toMatch(/ .* /);
  expect(new Map(fields).get('company.contact.telephone')).toMatchObject({
    pattern: [expect.any(RegExp), expect.stringContaining('write it like +256 000 000 000')],
  });
});

test('what a translation inherits is required in the site’s own language only', () => {
  const byPath = new Map(fields);
  expect(byPath.get('company.names.company')).toMatchObject({ i18n: true, required: ['en'] });
  expect(byPath.get('company.contact.telephone')).toMatchObject({ i18n: false });
  expect(byPath.get('pages.title')).toMatchObject({ i18n: true, required: true });
});
