import { expect, test } from 'vitest';
import type { FieldSchema } from './api.ts';
import { fileLabel } from './files.ts';
import { entryName, entrySummary, fieldLocation, plainMessage, plainName } from './labels.ts';

test('names in files become plain words', () => {
  expect(plainName('partnersEmail')).toBe('Partners email');
  expect(plainName('call-to-action')).toBe('Call to action');
});

test.each([
  ['Entries', 'entry'],
  ['Blocks', 'block'],
  ['Old addresses', 'old address'],
  ['Pictures', 'picture'],
])('one of “%s” is a “%s”', (label, one) => {
  expect(entryName(label)).toBe(one);
});

test('a message has no marks of files', () => {
  expect(plainMessage('write it like `"2010"` or `1990s`', fileLabel)).toBe(
    'write it like “2010” or “1990s”',
  );
  expect(
    plainMessage(
      'Write `published: true` in content/pages/x.yaml, or add the address to `planned` in navigation.yaml',
      fileLabel,
    ),
  ).toBe('tick “Published” there, or add the address to “Planned pages” under “Menu and footer”');
  expect(plainMessage('write it in small letters and quotation marks, like `"#932c12"`', fileLabel)).toBe(
    'write it in small letters, like “#932c12”',
  );
  expect(plainMessage('is not a name in company.yaml.', fileLabel)).toBe(
    'is not a name in “Company details”.',
  );
  expect(plainMessage('is the same as in content/pages/about.yaml. Say', () => 'About Us')).toBe(
    'is the same as in “About Us”. Say',
  );
});

test.each<[unknown, string]>([
  [{ year: '1948', title: 'Begin', text: 'It began.' }, '1948 · Begin'],
  [{ number: '60+', label: 'Years' }, '60+ · Years'],
  [{ picture: 'yard', title: '' }, 'yard'],
  ['yard', 'yard'],
  [null, ''],
])('%j is recognised by “%s”', (entry, summary) => {
  expect(entrySummary(entry)).toBe(summary);
});

const button: FieldSchema = { type: 'object', properties: { to: { type: 'string', title: 'Leads to' } } };
const page: FieldSchema = {
  properties: {
    title: { title: 'Title in search results' },
    blocks: {
      items: {
        oneOf: [
          { properties: { type: { const: 'home-hero' }, buttons: { items: button } } },
          { properties: { type: { const: 'gallery' } } },
        ],
      },
    },
  },
};
const VALUE = {
  title: '',
  blocks: [{ type: 'home-hero', buttons: [{}, { to: '' }] }, { type: 'unknown' }, null],
};

test.each<[string, (string | number)[]]>([
  ['Title in search results', ['title']],
  ['Blocks', ['blocks']],
  ['block 1 (Home hero)', ['blocks', 0]],
  ['block 1 (Home hero), button 2, Leads to', ['blocks', 0, 'buttons', 1, 'to']],
  ['block 2, type', ['blocks', 1, 'type']],
  ['block 3, type', ['blocks', 2, 'type']],
  ['other', ['other']],
])('“%s” is the place %j', (place, path) => {
  expect(fieldLocation(path, page, VALUE)).toBe(place);
});

test('a picture is named by its file', () => {
  const pictures: FieldSchema = { additionalProperties: { properties: { alt: { title: 'What is seen' } } } };
  expect(fieldLocation(['yard.jpg', 'alt'], pictures, {})).toBe('yard.jpg, What is seen');
});
