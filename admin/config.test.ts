/** Protects the owner from fields without a label, wrong requirements and deleting what pages need. */
import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { cmsConfig } from './config.ts';
import { readRepository } from './repository.ts';

const NAMES = ['company', 'navigation', 'navigation.ar', 'company-profile', 'redirects'];
const files = Object.fromEntries(NAMES.map((name) => [`${name}.yaml`, {}]));
/** The fields of all forms. */
const fields: Field[] = [];
const config = cmsConfig({ backend: readRepository('github:owner/name'), defaultTag: 'en', files });
JSON.stringify(config, (_, value) => {
  if (value?.widget) fields.push(value);
  return value;
});
const find = (name: string) => fields.find((field) => field.name === name);

test('every field has a label in words', () => {
  for (const { name, label } of fields) expect(label, name).toMatch(/^[A-Z]/);
});

test('fields that a translation inherits are required only in the site’s own language', () => {
  expect(find('brand')).toMatchObject({ i18n: true, required: ['en'] });
  expect(find('business')).toMatchObject({ i18n: false });
  expect(find('title')).toMatchObject({ i18n: true, required: true });
});

test('pages and pictures cannot be deleted, because others may need them', () => {
  expect(config.collections).toHaveLength(2);
  for (const collection of config.collections!) expect(collection).toMatchObject({ delete: false });
});
