import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { canonicalPath, SECURITY_HEADERS } from '../server/policy.ts';
import { readSite } from '../server/site.ts';
import { writeSettings } from './settings.ts';

const root = mkdtempSync(join(tmpdir(), 'settings-'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeAll(async () => {
  mkdirSync(join(root, 'ar'));
  for (const file of ['index.html', 'about.html', 'ar/index.html', '404.html']) {
    writeFileSync(join(root, file), `<style>/* ${file} */</style>`);
  }
  await writeSettings(root);
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([[['.server/caddy']], [['.server/nginx-server.conf', '.server/nginx-maps.conf']], [['_headers']]])(
  '%s send the headers that the Node server sends',
  async (files) => {
    const { pages, notFound } = await readSite(root);
    const text = files.map(read).join('\n');
    const policies = [...pages.values(), notFound].map(({ policy }) => policy);
    expect(new Set(policies).size).toBe(4);
    for (const value of [...Object.values(SECURITY_HEADERS), ...policies]) expect(text).toContain(value);
  },
);

test('a site of more pages than Cloudflare takes still gets the settings of other servers', async () => {
  const large = mkdtempSync(join(tmpdir(), 'settings-'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  try {
    writeFileSync(join(large, '404.html'), '');
    for (let i = 0; i < 100; i++) writeFileSync(join(large, `page-${i}.html`), '');
    await writeSettings(large);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('No settings for Cloudflare'));
    expect(existsSync(join(large, '_headers'))).toBe(false);
    expect(readFileSync(join(large, '.server/caddy'), 'utf8')).toContain('/page-99.html');
  } finally {
    warn.mockRestore();
    rmSync(large, { recursive: true });
  }
});

test('the settings are not offered to visitors', async () => {
  const { assets } = await readSite(root);
  expect([...assets.keys()]).toEqual([]);
});

test('redirects lead from every spelling to a page, never from a page', () => {
  const rows = read('_redirects')
    .trim()
    .split('\n')
    .map((row) => row.split(' '));
  expect(rows.map(([, to]) => to)).toEqual(expect.arrayContaining(['/', '/about', '/ar']));
  for (const [from, to, status] of rows) {
    expect(canonicalPath(from!)).toBe(to);
    expect(from).not.toBe(to);
    expect(status).toBe('301');
  }
});

test.each([
  '/about',
  '/About/',
  '/about.html',
  '/ABOUT/INDEX.HTML//',
  '/ar/',
  '/index',
  '//evil.example/about/',
  '/aboutx',
])('other servers take %s for the page that the Node server takes it for', async (path) => {
  const canonical = canonicalPath(path);
  const { pages } = await readSite(root);
  const patterns = [...read('.server/nginx-maps.conf').matchAll(/^ {2}"~\*(\S+)" (\S+);$/gm)];
  const found = patterns.find(([, pattern]) => new RegExp(pattern!, 'i').test(path))?.[2];
  expect(found).toBe(pages.has(canonical) ? canonical : undefined);
});
