import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { parseDocument } from 'yaml';
import { formatProblem } from '../src/content/check/problem.ts';
import { findPlaceholders, isReserved } from './placeholders.ts';

/** The original placeholder logos of the project. */
const PLACEHOLDER_LOGOS = {
  company:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M20 12V52L0 32z"/><path d="M44 12V29H61z"/><path d="M44 52V35H61z"/><path d="M25 7V29H39V7L32 0z"/><path d="M25 57V35H39V57L32 64z"/></svg>',
  group:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill-rule="evenodd" d="M32 0l32 32-32 32L0 32zm0 5.5L5.5 32 32 58.5 58.5 32z"/><path d="M22 20v24L10 32zm20 0v24l12-12zM25.5 16.5v13h13v-13L32 10zm0 31v-13h13v13L32 54z"/></svg>',
};

let folder: string;
const said = async () => (await findPlaceholders(folder)).map(formatProblem);

function set(file: string, path: (string | number)[], value: unknown) {
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
  const before = document.toJS();
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  writeFileSync(join(folder, file), String(document));
  return path.reduce((value, step) => value[step], before);
}

/** Writes a company that has replaced all placeholders. The placeholder logos are still there, but unused. */
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'launch-')), 'content');
  cpSync('tests/fixtures/second-company', folder, { recursive: true });
  set('company.yaml', ['site'], 'https://www.kornweid.ug');
  set('company.yaml', ['contact', 'email'], 'kontakt@kornweid.ug');
  set('company.yaml', ['contact', 'partnersEmail'], 'partner@kornweid.ug');
  set('company.yaml', ['social', 0, 'address'], 'https://www.linkedin.com/company/kornweid');
  set('navigation.yaml', ['planned'], []);
  for (const [whose, logo] of Object.entries(PLACEHOLDER_LOGOS))
    writeFileSync(join(folder, `logos/first-${whose}.svg`), logo);
  const pictures = join(folder, 'pictures/pictures.yaml');
  writeFileSync(pictures, readFileSync(pictures, 'utf8').replaceAll('kind: print', 'kind: photograph'));
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

test('a site that has replaced everything has no placeholders', async () => {
  expect(await said()).toEqual([]);
});

it.each<[name: string, file: string, path: (string | number)[], value: unknown, told: RegExp]>([
  [
    'company',
    'company.yaml',
    ['names', 'company'],
    'Hashab East Africa',
    /`names`, `company`: is the placeholder “Hashab East Africa”\. Write/,
  ],
  ['group', 'company.yaml', ['names', 'group'], 'Hashab Group', /`names`, `group`: is the placeholder/],
  ['brand', 'company.yaml', ['names', 'brand'], 'Yunlu', /`names`, `brand`: is the placeholder/],
  [
    'site address',
    'company.yaml',
    ['site'],
    'https://www.example.com',
    /`site`: is https:\/\/www\.example\.com, which belongs to nobody/,
  ],
  [
    'telephone',
    'company.yaml',
    ['contact', 'telephone'],
    '+256 000 000 000',
    /`contact`, `telephone`: .* nobody answers/,
  ],
  [
    'WhatsApp',
    'company.yaml',
    ['contact', 'whatsapp'],
    '+256 000 000 000',
    /`contact`, `whatsapp`: .* nobody answers/,
  ],
  ['e-mail', 'company.yaml', ['contact', 'email'], 'info@example.com', /`contact`, `email`: .* nobody reads/],
  [
    'e-mail for partners',
    'company.yaml',
    ['contact', 'partnersEmail'],
    'partners@example.com',
    /`partnersEmail`: .* nobody reads/,
  ],
  [
    'address',
    'company.yaml',
    ['contact', 'street'],
    undefined,
    /`contact`: has no street\. Write .*`street: /,
  ],
  [
    'social link',
    'company.yaml',
    ['social', 0, 'address'],
    undefined,
    /social 1: leads nowhere\. Write its `address: https/,
  ],
  [
    'name of a network',
    'company.yaml',
    ['social', 0, 'name'],
    'Social profile 1',
    /social 1, `name`: is the placeholder/,
  ],
  [
    'page',
    'navigation.yaml',
    ['planned'],
    ['/vision'],
    /navigation\.yaml, planned 1: is \/vision, .*Write content\/pages\/vision\.yaml/,
  ],
  [
    'picture',
    'pictures/pictures.yaml',
    ['feld.png', 'kind'],
    'print',
    /pictures\.yaml, `feld\.png`: is an illustration of this project\. Replace it with a photograph/,
  ],
  ...(['company', 'group'] as const).map((whose): [string, string, string[], string, RegExp] => [
    `logo of the ${whose}`,
    'theme.yaml',
    ['logos', whose],
    `first-${whose}.svg`,
    new RegExp(`theme\\.yaml, \`logos\`, \`${whose}\`: is the placeholder\\. Put the real`),
  ]),
])('the placeholder for the %s is reported until it is replaced', async (_name, file, path, value, told) => {
  const real = set(file, path, value);
  expect(await said()).toEqual([expect.stringMatching(told)]);
  set(file, path, real);
  expect(await said()).toEqual([]);
});

test.each([
  ['https://www.example.com', true],
  ['https://example.org', true],
  ['info@example.net', true],
  ['http://localhost:4173', true],
  ['https://site.test', true],
  ['https://www.myexample.com', false],
  ['https://kornweid.ug', false],
])('%s is an example: %s', (address, expected) => {
  expect(isReserved(address)).toBe(expected);
});
