/** Protects visitors from labels that do not fit, and from pictures, colours and logos that cannot be shown. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FIXTURE_COMPANY } from '../../tests/support/sites.ts';
import { companyProfileSchema } from './company-profile.ts';
import { navigationSchema } from './navigation.ts';
import { pictureMetadataSchema, pictureName, pictureSchema } from './picture.ts';
import { themeSchema } from './theme.ts';

const read = (file: string) => parse(readFileSync(`${FIXTURE_COMPANY}/${file}`, 'utf8'));
const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

const navigation = read('navigation.yaml');

test('the labels of the header fit beside the logos: 64 characters together, seven links at most', () => {
  const header = (...labels: string[]) => ({
    ...navigation,
    header: {
      links: labels.map((label, i) => ({ label, to: `/${i}` })),
      contact: { label: 'x'.repeat(24), to: '/', short: 'x' },
    },
  });
  expect(accepts(navigationSchema, header('x'.repeat(20), 'x'.repeat(20)))).toBe(true);
  expect(accepts(navigationSchema, header('x'.repeat(20), 'x'.repeat(21)))).toBe(false);
  expect(accepts(navigationSchema, header(...Array(7).fill('x')))).toBe(true);
  expect(accepts(navigationSchema, header(...Array(8).fill('x')))).toBe(false);
  expect(accepts(navigationSchema, header())).toBe(false);
});

test.each([
  ['Kontakt', 'Navigation', false],
  ['Kontakt', 'Auswählen', true],
  ['Kontaktieren', 'Menü', true],
  ['联系我们', '打开菜单', true],
  ['联系我们', '打开菜单栏', false],
])(
  'contact and menu fit beside the logos on a phone, 16 characters together: %s, %s',
  (short, menu, isRight) => {
    const header = {
      ...navigation.header,
      contact: { ...navigation.header.contact, label: `${short} us`, short },
    };
    const labels = { ...navigation.labels, menu };
    expect(accepts(navigationSchema, { ...navigation, header, labels })).toBe(isRight);
  },
);

test('a contact without a short label counts as a whole', () => {
  const header = { ...navigation.header, contact: { to: '/#contact', label: 'Write to all of us' } };
  expect(accepts(navigationSchema, { ...navigation, header })).toBe(false);
});

const { viewer } = navigation.labels;

test.each([
  [{}, {}, true],
  [{ locale: 'en-GB' }, {}, false],
  [{ messages: ['email'] }, {}, true],
  [{ messages: [] }, {}, false],
  [{ messages: ['email', 'email'] }, {}, false],
  [{ planned: undefined }, {}, true],
  [{ planned: ['vision'] }, {}, false],
  [{}, { allPictures: 'All pictures' }, false],
  [{}, { viewer: { ...viewer, position: '%n' } }, false],
  [{}, { viewer: { ...viewer, position: 'of %total' } }, false],
])('a menu with %j and the labels %j is accepted: %s', (change, labels, isRight) => {
  const changed = { ...navigation, ...change, labels: { ...navigation.labels, ...labels } };
  expect(accepts(navigationSchema, changed)).toBe(isRight);
});

const companyProfile = read('company-profile.yaml');

test.each([
  ['In brief (%pages pages, %size)', true],
  ['In brief (%pages pages)', false],
  ['In brief (%size)', false],
])('a link “%s” to the company profile is accepted: %s', (link, isRight) => {
  expect(accepts(companyProfileSchema, { ...companyProfile, link })).toBe(isRight);
});

const picture = {
  alt: 'A crane over dark water.',
  caption: 'The quay.',
  kind: 'print',
  credit: 'A visitor',
};

test.each([
  ['alt', 'photo of a quay.HEIC', false],
  ['alt', 'x'.repeat(15), true],
  ['alt', 'quay.jpg in the evening', true],
  ['alt', 'IMG_202611211020', false],
  ['alt', 'A 1948 photograph', true],
  ['alt', 'Exhibition0000000000', true],
  ['focus', '100% 100%', true],
  ['focus', '7% 65%', true],
  ['focus', '50% 60', false],
  ['focus', '150% 60%', false],
])('a picture with the %s “%s” is accepted: %s', (field, value, isRight) => {
  expect(accepts(pictureMetadataSchema, { ...picture, [field]: value })).toBe(isRight);
});

test('an empty description is reported once', () => {
  expect(pictureMetadataSchema.safeParse({ ...picture, alt: '' }).error!.issues).toHaveLength(1);
});

test('a picture is cut around its middle unless its focus is elsewhere', () => {
  expect(pictureSchema.parse({ ...picture, file: 'quay.jpg' }).focus).toBe('50% 50%');
  expect(accepts(pictureSchema, { ...picture, file: 'quay.jpg', colour: 'red' })).toBe(false);
  expect(accepts(pictureSchema, { ...picture, file: '../quay.jpg' })).toBe(false);
});

test.each([
  ['showroom', true],
  ['showroom.jpg', false],
  ['Showroom', false],
  ['-quay', false],
])('a page may name the picture “%s”: %s', (name, isRight) => {
  expect(accepts(pictureName, name)).toBe(isRight);
});

const theme = read('theme.yaml');

test.each([
  ['navigation', navigationSchema, navigation],
  ['company-profile', companyProfileSchema, companyProfile],
  ['theme', themeSchema, theme],
])('an unknown field of %s.yaml is refused', (_, schema, file) => {
  expect(accepts(schema, file)).toBe(true);
  expect(accepts(schema, { ...file, unknown: 'x' })).toBe(false);
});
