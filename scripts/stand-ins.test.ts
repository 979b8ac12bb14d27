import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { parseDocument } from 'yaml';
import { sayProblem } from '../src/model/check/problem.ts';
import { findStandIns, isReserved } from './stand-ins.ts';

/** The mark that the project began with. */
const STAND_IN_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M20 12V52L0 32z"/><path d="M44 12V29H61z"/><path d="M44 52V35H61z"/><path d="M25 7V29H39V7L32 0z"/><path d="M25 57V35H39V57L32 64z"/></svg>';

let folder: string;
const said = async () => (await findStandIns(folder)).map(sayProblem);

function set(file: string, path: (string | number)[], value: unknown) {
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  writeFileSync(join(folder, file), String(document));
}

/** A company that has replaced everything. */
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'launch-')), 'content');
  cpSync('tests/fixtures/second-company', folder, { recursive: true });
  set('company.yaml', ['site'], 'https://www.kornweid.ug');
  set('company.yaml', ['contact', 'email'], 'kontakt@kornweid.ug');
  set('company.yaml', ['contact', 'partnersEmail'], 'partner@kornweid.ug');
  set('company.yaml', ['social', 0, 'address'], 'https://www.linkedin.com/company/kornweid');
  set('navigation.yaml', ['planned'], []);
  const pictures = join(folder, 'pictures/pictures.yaml');
  writeFileSync(pictures, readFileSync(pictures, 'utf8').replaceAll('kind: rendering', 'kind: photograph'));
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

test('a site that has replaced everything has none left', async () => {
  expect(await said()).toEqual([]);
});

it.each<[name: string, file: string, path: (string | number)[], value: unknown, told: RegExp]>([
  [
    'company',
    'company.yaml',
    ['names', 'company'],
    'Hashab East Africa',
    /`names`, `company`: is the stand-in “Hashab East Africa”\. Write/,
  ],
  ['group', 'company.yaml', ['names', 'group'], 'Hashab Group', /`names`, `group`: is the stand-in/],
  ['brand', 'company.yaml', ['names', 'brand'], 'Yunlu', /`names`, `brand`: is the stand-in/],
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
    /social 1, `name`: is the stand-in/,
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
    ['feld.jpg', 'kind'],
    'rendering',
    /pictures\.yaml, `feld\.jpg`: is a rendering\. Put a photograph/,
  ],
])('the stand-in for the %s is told', async (_name, file, path, value, told) => {
  set(file, path, value);
  expect(await said()).toEqual([expect.stringMatching(told)]);
});

test('the stand-in for a mark is told, however its file is called', async () => {
  writeFileSync(join(folder, 'marks/kornweid.svg'), STAND_IN_MARK);
  expect(await said()).toEqual([
    expect.stringMatching(/theme\.yaml, `marks`, `company`: is the stand-in\. Put the real/),
  ]);
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
