/** What only the preview server does; `tests/servers/` asks it and the others what they have in common. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer } from './preview-server.ts';

let folder: string;
let root: string;
let server: FastifyInstance;

function writeOutput(name: string, title: string): string {
  const output = join(folder, name);
  mkdirSync(join(output, '_astro'), { recursive: true });
  for (const file of ['index.html', 'about.html', '404.html']) {
    const page = `<!doctype html><title>${title}</title><style>/* ${file} of ${title} */</style>`;
    writeFileSync(join(output, file), page);
    writeFileSync(join(output, `${file}.br`), brotliCompressSync(page));
    writeFileSync(join(output, `${file}.gz`), gzipSync(page));
  }
  writeFileSync(join(output, '_astro/two words.js'), 'export {}');
  return output;
}

const get = (url: string, headers = {}) => server.inject({ url, headers });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preview-server-test-'));
  root = writeOutput('dist', 'home');
  server = await createServer({ root });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each([[['first']], [['first', 'second', 'third']]])(
  'of the builds that take the folder’s place one after the other (%s), the last is served',
  async (titles) => {
    const { headers } = await get('/');
    for (const title of titles) {
      const next = writeOutput('next', title);
      // Gone, a folder may leave its inode to the one after the next.
      rmSync(root, { recursive: true });
      renameSync(next, root);
      if (title !== 'second') await get('/');
    }
    const answer = await get('/', { 'if-none-match': headers.etag });
    expect(answer.body).toContain(`<title>${titles.at(-1)}</title>`);
    expect(answer.headers['content-security-policy']).not.toBe(headers['content-security-policy']);
  },
);

test('while there is no folder, and while it holds no site, the last build is served', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  rmSync(root, { recursive: true });
  expect((await get('/')).body).toContain('home');
  expect(error).not.toHaveBeenCalled();
  mkdirSync(root);
  expect((await get('/')).body).toContain('home');
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/last build.*no built site/));
  error.mockRestore();
});

test.each([
  ['br', 'br'],
  ['BR;Q=1', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['deflate', undefined],
  ['*;q=0', undefined],
  ['br;q=nonsense', undefined],
  [';;,,=', undefined],
  ['__proto__', undefined],
])('"Accept-Encoding: %s" gets %s, with the type of the page', async (accepted, encoding) => {
  const { headers } = await get('/about', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each([
  ['/%61bout', 301],
  ['/about//', 301],
  ['/_astro/two%20words.js', 200],
  ['/_ASTRO/two%20words.js', 404],
  ['/404', 404],
  ['/%', 400],
])('%s is answered with status %i', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});
