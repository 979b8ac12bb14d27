import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeHostFiles } from './host-files.ts';

let root: string;
const write = (file: string, text = '') => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** The lines of a path in `_headers`. */
const rule = (path: string) =>
  read('_headers')
    .split(/\n(?! )/)
    .find((each) => each.startsWith(`${path}\n`));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'host-files-'));
  write('404.html', '<style>a</style>');
  write('index.html');
  write('ar/404.html', '<style>b</style>');
});
afterEach(() => rmSync(root, { recursive: true }));

test('each page, and each folder with a 404 page, has a policy of its own', () => {
  write('about.html', '<style>c</style>');
  writeHostFiles(root, {});
  const policies = ['/*', '/ar/*', '/about'].map((path) => rule(path)?.match(/'sha256-[^']+'/g));
  expect(policies.map((hashes) => hashes?.length)).toEqual([1, 1, 1]);
  expect(new Set(policies.flat()).size).toBe(3);
  expect(rule('/about')).toContain('  ! Content-Security-Policy\n');
});

test('a page has one address, and redirects keep the section that they lead to', () => {
  write('about.html');
  writeHostFiles(root, { redirects: [{ from: '/old', to: '/about#team' }] });
  expect(read('_redirects').trim().split('\n')).toEqual([
    ...['/old', '/old/', '/old.html'].map((from) => `${from} /about#team 301`),
    ...['/about/', '/about.html'].map((from) => `${from} /about 301`),
    ...['/index', '/index.html'].map((from) => `${from} / 301`),
  ]);
});

test('a path can have headers of its own, which replace those of the site, for every host', () => {
  writeHostFiles(root, { extra: [{ path: '/admin', headers: { 'X-Frame-Options': 'SAMEORIGIN' } }] });
  expect(rule('/admin')).toBe('/admin\n  ! X-Frame-Options\n  X-Frame-Options: SAMEORIGIN');
  expect(read('_caddy')).toMatch(/path_regexp `\^\\\/admin\$`\nheader @rule\d+ X-Frame-Options "SAMEORIGIN"/);
});
