import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openFixtureCopy } from '../../tests/support/working-copy.ts';
import { addPage, copyPage, renamePage } from './pages.ts';
import type { WorkingCopy } from './working-copy.ts';

let site: ReturnType<typeof openFixtureCopy>;
let copy: WorkingCopy;
const text = (file: string) => readFileSync(join(copy.folder, file), 'utf8');
const read = (file: string) => parse(text(file));

beforeEach(() => {
  site = openFixtureCopy();
  writeFileSync(
    join(site.content, 'redirects.yaml'),
    '# Moved\n- { from: /us, to: "/about#team" } # Long ago\n',
  );
  site.copy.sync();
  copy = site.copy;
});
afterEach(() => site.destroy());

/** Every link to an address in the files that a person writes. */
const linksTo = (address: string) =>
  copy
    .files()
    .filter((file) => file.endsWith('.yaml'))
    .filter((file) => new RegExp(`to: "?${address}(?![\\w-])`).test(text(file)));

test('a page is renamed: its text stays, links follow, and the old address leads to the new one', async () => {
  const before = text('pages/about.yaml');
  expect(linksTo('/about').length).toBeGreaterThan(1);
  expect(renamePage(copy, 'pages/about.yaml', 'who-we-are')).toBe('pages/who-we-are.yaml');
  expect(text('pages/who-we-are.yaml')).toBe(
    before.replaceAll(/to: "?\/about\b/g, (link) => link.replace('about', 'who-we-are')),
  );
  expect(copy.files()).not.toContain('pages/about.yaml');
  expect(linksTo('/about')).toEqual([]);
  expect(text('redirects.yaml')).toBe(
    '# Moved\n- { from: /us, to: "/who-we-are#team" } # Long ago\n- { from: /about, to: /who-we-are }\n',
  );
  expect((await copy.status()).problems.filter(({ isWarning }) => !isWarning)).toEqual([
    expect.objectContaining({ file: 'redirects.yaml', message: expect.stringContaining('section “team”') }),
  ]);
});

test('translations of a page, and the originals that they were made from, are renamed with it', () => {
  copy.copyFile('pages/ar/404.yaml', 'pages/ar/about.yaml');
  copy.copyFile('pages/about.yaml', 'originals/ar/pages/about.yaml');
  renamePage(copy, 'pages/about.yaml', 'who-we-are');
  const named = (name: string) => copy.files().filter((file) => file.endsWith(`/${name}.yaml`));
  expect(named('about')).toEqual([]);
  expect(named('who-we-are').sort()).toEqual([
    'originals/ar/pages/who-we-are.yaml',
    'pages/ar/who-we-are.yaml',
    'pages/who-we-are.yaml',
  ]);
  expect(read('redirects.yaml')).toContainEqual({ from: '/ar/about', to: '/ar/who-we-are' });
});

test('links within texts follow too, to the same section', () => {
  const about = read('pages/about.yaml');
  const texts = () => JSON.stringify(read('pages/about.yaml'));
  expect(texts()).toContain('[what we do](/operations#conversion)');
  renamePage(copy, 'pages/operations.yaml', 'work');
  expect(texts()).toContain('[what we do](/work#conversion)');
  expect(texts()).toContain('[the standard](https://www.example.org/bodies)');
  expect(read('pages/about.yaml').title).toBe(about.title);
});

test('back again, nothing leads in a circle', () => {
  renamePage(copy, 'pages/about.yaml', 'who-we-are');
  renamePage(copy, 'pages/who-we-are.yaml', 'about');
  expect(read('redirects.yaml')).toEqual([
    { from: '/us', to: '/about#team' },
    { from: '/who-we-are', to: '/about' },
  ]);
});

test('a draft leaves no old address behind', () => {
  renamePage(copy, 'pages/draft.yaml', 'later');
  expect(read('redirects.yaml')).toHaveLength(1);
});

test('where there are no redirects yet, there are then', () => {
  writeFileSync(join(site.content, 'redirects.yaml'), '# Addresses that moved\n');
  copy.sync();
  renamePage(copy, 'pages/about.yaml', 'who-we-are');
  expect(text('redirects.yaml')).toContain('# Addresses that moved');
  expect(read('redirects.yaml')).toEqual([{ from: '/about', to: '/who-we-are' }]);
  copy.remove('redirects.yaml');
  renamePage(copy, 'pages/who-we-are.yaml', 'us');
  expect(read('redirects.yaml')).toEqual([{ from: '/who-we-are', to: '/us' }]);
});

test.each([
  ['pages/index.yaml', 'home', 'stay where they are'],
  ['pages/404.yaml', 'gone', 'stay where they are'],
  ['pages/about.yaml', 'partners', 'There is a page /partners already.'],
  ['pages/about.yaml', 'Who we are', 'Use small letters'],
  ['pages/about.yaml', 'who-we-are!', 'Use small letters'],
  ['pages/about.yaml', '404', 'There is a page /404 already.'],
  ['pages/nowhere.yaml', 'a', 'There is no page'],
  ['company.yaml', 'a', 'There is no page'],
])('%s cannot become /%s', (file, name, message) => {
  expect(() => renamePage(copy, file, name)).toThrow(message);
});

test('a page is copied as a draft, in its own folder', () => {
  expect(copyPage(copy, 'pages/ar/index.yaml', 'second')).toBe('pages/ar/second.yaml');
  expect(read('pages/ar/second.yaml')).toEqual({ ...read('pages/ar/index.yaml'), published: false });
});

test('a new page is an empty draft', () => {
  expect(read(addPage(copy, 'vision'))).toEqual({ title: '', description: '', published: false, blocks: [] });
});
