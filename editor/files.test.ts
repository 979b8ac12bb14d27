import { expect, test } from 'vitest';
import { addressOfPage, fileLabel, pageFiles, pictureFile, schemaNameOf } from './files.ts';

test.each([
  ['company.yaml', 'company', 'Company details'],
  ['navigation.yaml', 'navigation', 'Menu and footer'],
  ['navigation.ar.yaml', 'navigation', 'Menu and footer (Arabic)'],
  ['navigation.es-419.yaml', 'navigation', 'Menu and footer (Latin American Spanish)'],
  ['company.ar.yaml', 'companyTranslation', 'Company details (Arabic)'],
  ['pictures/pictures.zh.yaml', 'pictureTexts', 'Pictures (Chinese)'],
  ['originals/ar/pages/index.yaml', undefined, 'Home page as translated (Arabic)'],
  ['pages/index.yaml', 'page', 'Home page'],
  ['pages/404.yaml', 'page', 'Page not found (404)'],
  ['pages/about.yaml', 'page', 'Page /about'],
  ['pages/ar/index.yaml', 'page', 'Page /ar'],
  ['pictures/pictures.yaml', 'pictures', 'Pictures'],
  ['pictures/yard.jpg', undefined, 'Picture yard.jpg'],
  ['theme.yaml', 'theme', 'Colours and logos'],
  ['brochure.yaml', 'brochure', 'Company profile'],
  ['brochure.ar.yaml', 'brochure', 'Company profile (Arabic)'],
  ['logos/company.svg', undefined, 'Logo company.svg'],
  ['pages/about.yml', undefined, 'Page /about'],
  ['other.yaml', undefined, 'other.yaml'],
  ['old/logos/company.svg', undefined, 'old/logos/company.svg'],
  ['navigation.yaml.ar.yaml', undefined, 'Menu and footer (yaml.ar)'],
])('%s has the form “%s” and is called %s', (file, schema, label) => {
  expect(schemaNameOf(file)).toBe(schema);
  expect(fileLabel(file)).toBe(label);
});

test.each([
  '../package.json',
  'x/company.yaml',
  'company.yaml.part',
  'my-navigation.yaml',
  'navigation.ar.yaml.part',
  'pages/../../x.yaml',
  'pages//x.yaml',
  'pages/x.yaml.part',
  'x/pages/x.yaml',
  '/etc/x.yaml',
])('%s has no form', (file) => {
  expect(schemaNameOf(file)).toBeUndefined();
});

test('pages are named by their address, the home page first', () => {
  expect(addressOfPage('pages/about.yaml')).toBe('/about');
  expect(addressOfPage('pages/index.yaml')).toBe('/');
  const files = { 'company.yaml': {}, 'pages/about.yaml': {}, 'pages/index.yaml': {}, 'pages/x.yaml': {} };
  expect(pageFiles(files)).toEqual(['pages/index.yaml', 'pages/about.yaml', 'pages/x.yaml']);
});

test('pictures are told apart from their list', () => {
  expect(pictureFile('pictures/yard.jpg')).toBe('yard.jpg');
  expect(pictureFile('pictures/pictures.yaml')).toBeUndefined();
  expect(pictureFile('pictures/pictures.ar.yaml')).toBeUndefined();
  expect(pictureFile('old/pictures/yard.jpg')).toBeUndefined();
});
