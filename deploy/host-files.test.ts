/** Protects the site from limits of Cloudflare, and visitors from pages without their headers. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeHostFiles } from './host-files.ts';

const PAGE = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';
const numbers = (length: number) => Array.from({ length }, (_, i) => i);

let root: string;
const write = (file: string, text = '') => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** The rules in `_headers`. */
const rules = () => read('_headers').split(/\n(?=\S)/);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'host-files-'));
  for (const file of ['404.html', 'index.html', 'ar/404.html']) write(file, PAGE);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a site of 1,000 pages has at most 20 rules for headers, and few redirects', () => {
  for (const i of numbers(1000)) write(`page-${i}.html`, PAGE);
  for (const type of ['ico', 'png', 'jpg', 'svg', 'pdf', 'xml', 'txt', 'js', 'vcf', 'webmanifest'])
    write(`a.${type}`);
  writeHostFiles(root, {});
  expect(rules().length).toBeLessThanOrEqual(20);
  expect(read('_redirects').split('\n').length).toBeLessThanOrEqual(10);
  expect(read('_caddy').split('\n').length).toBeLessThan(60);
});

test('an HTML file without a policy of its own runs no scripts', () => {
  write('own.html', '<h1>The owner’s own</h1>');
  writeHostFiles(root, {});
  const strict = rules().filter((rule) => rule.includes("script-src 'none'"));
  expect(strict.map((rule) => rule.split('\n', 1)[0])).toEqual(['/own', '/_/*']);
});

test('what the owner writes wins over another spelling of it', () => {
  const to = (from: string) => read('_redirects').match(new RegExp(`^${from} (\\S+) 301$`, 'm'))?.[1];
  writeHostFiles(root, {
    redirects: [
      { from: '/old', to: '/a' },
      { from: '/old.html', to: '/b' },
    ],
  });
  expect([to('/old'), to('/old.html')]).toEqual(['/a', '/b']);
});

test('a path can have headers of its own, which replace those of the site, for every host', () => {
  writeHostFiles(root, { extra: [{ path: '/admin', headers: { 'X-Frame-Options': 'SAMEORIGIN' } }] });
  expect(rules()).toContain('/admin\n  ! X-Frame-Options\n  X-Frame-Options: SAMEORIGIN');
  expect(read('_caddy')).toMatch(/path_regexp `\^\\\/admin\$`\nheader @rule\d+ X-Frame-Options "SAMEORIGIN"/);
});

/** A site with a film and pages of the owner’s own. */
function writeLarge(megabytes: number, pages: number) {
  write('film.mp4');
  truncateSync(join(root, 'film.mp4'), megabytes * 2 ** 20);
  for (const i of numbers(pages)) write(`own-${i}.html`);
}
const redirects = (count: number, from: string) => numbers(count).map((i) => ({ from: from + i, to: '/' }));

test('a site at the limits of Cloudflare builds', () => {
  writeLarge(25, 97);
  expect(() => writeHostFiles(root, { redirects: redirects(1996, '/old-') })).not.toThrow();
});

test('beyond each limit the build names the file, the number and the remedy', () => {
  writeLarge(26, 98);
  const long = `/${'a'.repeat(1000)}`;
  expect(() =>
    writeHostFiles(root, { redirects: [...redirects(1996, '/old-'), { from: long, to: '/' }] }),
  ).toThrow(
    [
      'dist/_headers: 101 rules. Cloudflare’s limit is 100: remove HTML files from content/public, because each adds one.',
      'dist/_redirects: 2,001 lines. Cloudflare’s limit is 2,000: remove entries from content/redirects.yaml.',
      `The line “${long.slice(0, 60)}…”: 1,007 characters. Cloudflare’s limit is 1,000: shorten the address.`,
      '/film.mp4: 26 MB. Cloudflare’s limit is 25: make it smaller, or link to it on another site.',
    ].join('\n'),
  );
});
