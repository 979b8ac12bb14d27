import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { ownFileProblems } from './own-files.ts';
import { formatProblem } from './problem.ts';

const SITE = {
  pages: [
    { file: 'pages/index.yaml', address: '/', raw: {} },
    { file: 'pages/about.yaml', address: '/about', raw: {} },
    { file: 'pages/vision.yaml', address: '/vision', raw: { published: false } },
  ],
  redirects: [{ from: '/old.pdf', to: '/about' }],
  companyProfiles: ['company-profile', 'profil'],
  languages: [DEFAULT_LANGUAGE, 'fr'],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-files-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function problemsOf(file: string, bytes = 1): Promise<string[]> {
  const path = join(folder, 'public', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.alloc(bytes));
  return (await ownFileProblems(folder, SITE)).map(formatProblem);
}

test('there may be no folder of own files', async () => {
  expect(await ownFileProblems(folder, SITE)).toEqual([]);
});

test.each([
  'google1a2B3c.html',
  'BingSiteAuth.xml',
  'Price_list-2026.v2.pdf',
  'prices/cars.csv',
  '.well-known/pki-validation/a.txt',
  '.well-known/apple-app-site-association',
  'vision.html',
  'about/prices.pdf',
])('%s is in order', async (file) => {
  expect(await problemsOf(file)).toEqual([]);
});

test.each([
  ['price list.pdf', 'has a name that no address can have'],
  ['prix-équipé.pdf', 'has a name that no address can have'],
  ['.env', 'has a name that no address can have'],
  ['prices/.hidden', 'has a name that no address can have'],
  ['_headers', 'has a name that no address can have'],
  ['_/a.js', 'has a name that no address can have'],
  ['a?b.txt', 'has a name that no address can have'],
  ['prices.csv.gz', 'ends like a compressed copy'],
  ['404.html', 'begins like the page for unknown addresses'],
  ['robots.txt', 'has the address of a file that the site makes itself, /robots.txt'],
  ['.well-known/security.txt', 'has the address of a file that the site makes itself'],
  ['company-profile.pdf', 'has the address of a file that the site makes itself'],
  ['profil.pdf', 'has the address of a file that the site makes itself'],
  ['contact.vcf', 'has the address of a file that the site makes itself'],
  ['fr/contact.vcf', 'has the address of a file that the site makes itself, /fr/contact.vcf'],
  ['fr/404.html', 'begins like the page for unknown addresses'],
  ['cards/index.png', 'has the address of a file that the site makes itself'],
  ['about.html', 'has the address of content/pages/about.yaml: /about'],
  ['about', 'has the address of content/pages/about.yaml: /about'],
  ['index.html', 'has the address of content/pages/index.yaml: /'],
  ['old.pdf', 'cannot be reached: entry 1 of content/redirects.yaml leads elsewhere'],
])('%s is told with a remedy', async (file, message) => {
  expect(await problemsOf(file)).toEqual([
    expect.stringMatching(
      new RegExp(`^content/public/.*: ${message.replaceAll(/[?.]/g, '\\$&')}.*(Rename|Remove)`),
    ),
  ]);
});

test('a file that is too large is told', async () => {
  expect(await problemsOf('film.mp4', 10_000_001)).toEqual([
    'content/public/film.mp4: has 10.0 MB, and 10 MB are the most: visitors pay for each. Make it smaller.',
  ]);
});
