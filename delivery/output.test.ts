import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { readOutput } from './output.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'output-test-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

test('each page has its own address and policy', async () => {
  const html = '<style>a {}</style>';
  write({ '404.html': '', 'index.html': html, 'ar/index.html': '', 'ar/about.html': '' });
  const { pages, notFound } = await readOutput(root);
  expect(pages.map(({ address, file }) => [address, file])).toEqual([
    ['/ar/about', 'ar/about.html'],
    ['/ar', 'ar/index.html'],
    ['/', 'index.html'],
  ]);
  expect(pages.at(-1)!.contentSecurityPolicy).toBe(contentSecurityPolicy(html));
  expect(notFound[0]!.contentSecurityPolicy).toBe(contentSecurityPolicy());
});

test('visitors cannot request server files or compressed copies by name', async () => {
  write({
    '404.html': '',
    'robots.txt': '',
    'robots.txt.br': '',
    'robots.txt.gz': '',
    '_/two words.js': '',
    '.well-known/security.txt': '',
    '.env': '',
    '.git/config': '',
    '.server/caddy': '',
    '.assetsignore': '',
    _headers: '',
    _redirects: '',
  });
  const { files } = await readOutput(root);
  expect(files.map(({ address }) => address)).toEqual([
    '/.well-known/security.txt',
    '/_/two%20words.js',
    '/robots.txt',
  ]);
});

test('visitors can request files that only resemble server files or compressed copies', async () => {
  const names = ['404.html', 'my_headers', '_headers.txt', 'a.br.txt'];
  write(Object.fromEntries(names.map((name) => [name, ''])));
  const { files } = await readOutput(root);
  expect(files.map(({ file }) => file)).toEqual(['_headers.txt', 'a.br.txt', 'my_headers']);
});

test('an HTML file of the owner keeps its exact name', async () => {
  const own = 'Google 123.html';
  write({ '404.html': '', 'about.html': '', [own]: '', '.server/own-pages.json': JSON.stringify([own]) });
  const { pages, ownPages, notFound } = await readOutput(root);
  expect(pages.map(({ address }) => address)).toEqual(['/about']);
  expect(ownPages.map(({ address }) => address)).toEqual(['/Google%20123.html']);
  expect(notFound.map(({ file }) => file)).toEqual(['404.html']);
});

test('redirects are read from the build, if it has any', async () => {
  write({ '404.html': '' });
  expect((await readOutput(root)).redirects).toEqual([]);
  const redirects = [{ from: '/old', to: '/' }];
  write({ '.server/redirects.json': JSON.stringify(redirects) });
  expect((await readOutput(root)).redirects).toEqual(redirects);
});

test('a folder without a built site is refused with an explanation', async () => {
  await expect(readOutput(root)).rejects.toThrow(/no built site .* npm run build/);
});
