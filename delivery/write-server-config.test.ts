import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILT_REDIRECTS } from './addresses.ts';
import { readOutput } from './output.ts';
import { SECURITY_HEADERS } from './response-policy.ts';
import { writeServerConfig } from './write-server-config.ts';

let root: string;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'server-config-test-'));
  mkdirSync(join(root, 'ar'));
  for (const file of ['index.html', 'about.html', 'ar/index.html', '404.html']) {
    write(file, `<style>/* ${file} */</style>`);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([[['.server/caddy']], [['.server/nginx-server.conf', '.server/nginx-maps.conf']], [['_headers']]])(
  '%s has the headers that the preview server sends',
  async (files) => {
    await writeServerConfig(root);
    const { pages, notFound } = await readOutput(root);
    const text = files.map(read).join('\n');
    const policies = [...pages, ...notFound].map(({ contentSecurityPolicy }) => contentSecurityPolicy);
    expect(new Set(policies).size).toBe(4);
    for (const value of [...Object.values(SECURITY_HEADERS), ...policies]) expect(text).toContain(value);
  },
);

test('a trial tells search engines not to list it, in addition to the other headers', async () => {
  await writeServerConfig(root, { isPublic: false });
  for (const file of ['.server/caddy', '.server/nginx-server.conf', '_headers'])
    for (const value of ['noindex, nofollow', ...Object.values(SECURITY_HEADERS)])
      expect(read(file), file).toContain(value);
});

test('search engines may list a public site, except previews on Cloudflare', async () => {
  await writeServerConfig(root);
  for (const file of ['.server/caddy', '.server/nginx-server.conf'])
    expect(read(file), file).not.toContain('noindex, nofollow');
  expect(read('_headers').match(/noindex, nofollow/g)).toHaveLength(1);
  expect(read('.server/nginx-maps.conf')).toContain('default "current";');
});

test('Cloudflare redirects each usual spelling of a page or redirect once', async () => {
  mkdirSync(join(root, '.server'));
  write(BUILT_REDIRECTS, JSON.stringify([{ from: '/old', to: '/about#team' }]));
  await writeServerConfig(root);
  const rows = read('_redirects').trim().split('\n');
  expect(rows).toEqual(
    expect.arrayContaining([
      '/index / 301',
      '/about/ /about 301',
      '/ar.html /ar 301',
      '/old /about#team 301',
    ]),
  );
  expect(new Set(rows.map((row) => row.split(' ')[0])).size).toBe(rows.length);
  expect(rows.filter((row) => /^(\/|\/about|\/ar) /.test(row))).toEqual([]);
});

test('a site with too many pages for Cloudflare still gets the configuration of the other servers', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (let i = 0; i < 100; i++) write(`page-${i}.html`, '');
  await writeServerConfig(root);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('No configuration for Cloudflare'));
  expect(existsSync(join(root, '_headers'))).toBe(false);
  expect(read('.server/caddy')).toContain('/page-99.html');
  warn.mockRestore();
});

test('a header that Cloudflare would ignore is an error', async () => {
  write('about.html', Array.from({ length: 50 }, (_, i) => `<style>/* ${i} */</style>`).join(''));
  await expect(writeServerConfig(root)).rejects.toThrow(/longer than 2000 characters, Cloudflare's limit/);
});
