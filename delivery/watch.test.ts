import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer } from './preview-server.ts';
import { watchSite } from './watch.ts';

const NOW = new Date('2026-11-22T00:00:00Z');

let root: string;
let server: FastifyInstance | Server | undefined;

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const page = (body: string) => `<!doctype html><style>/* ${body} */</style><body>${body}`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-test-'));
  mkdirSync(join(root, '.well-known'));
  write('index.html', page('<a href="/about">About</a>'));
  write('about.html', page('<a href="/">Home</a>'));
  write('404.html', page('Gone'));
  write('build.json', '{"build":"abc"}');
  write(
    'sitemap.xml',
    '<url><loc>https://a.example/</loc></url><url><loc>https://a.example/about</loc></url>',
  );
  write('.well-known/security.txt', 'Expires: 2027-10-01T00:00:00Z\n');
});
afterEach(async () => {
  await server?.close();
  rmSync(root, { recursive: true });
});

/** Serves the folder. */
async function serve(): Promise<string> {
  const app = await createServer({ root });
  server = app;
  return app.listen({ port: 0, host: '127.0.0.1' });
}

test('a site that is well is told in one line', async () => {
  expect(await watchSite(await serve(), [], NOW)).toEqual({
    problems: [],
    summary: 'build abc, 2 pages, 2 links, security.txt for 313 days',
  });
});

test.each([
  ['a page is gone', () => rmSync(join(root, 'about.html')), '/about is answered with status 404, not 200'],
  ['a link leads nowhere', () => write('about.html', page('<a href="/vision">')), '/vision, linked on'],
  [
    'security.txt ends soon',
    () => write('.well-known/security.txt', 'Expires: 2026-11-30T00:00:00Z\n'),
    'security.txt ends in 8 days: build and release again',
  ],
  ['security.txt says nothing', () => write('.well-known/security.txt', ''), 'security.txt ends in NaN days'],
  ['the sitemap is empty', () => write('sitemap.xml', ''), '/sitemap.xml lists no page'],
])('%s: it is told', async (_name, damage, problem) => {
  damage();
  const { problems } = await watchSite(await serve(), [], NOW);
  expect(problems.join('\n')).toContain(problem);
});

test('a link to a page that is planned is no mistake', async () => {
  write('about.html', page('<a href="/vision">'));
  expect((await watchSite(await serve(), ['/vision'], NOW)).problems).toEqual([]);
});

test('pages with the headers of another server are told', async () => {
  const answers: Record<string, string> = {
    '/build.json': '{"build":"abc"}',
    '/sitemap.xml': '<loc>https://a.example/</loc>',
    '/.well-known/security.txt': 'Expires: 2027-10-01T00:00:00Z',
  };
  const plain = createHttpServer(({ url }, response) => response.end(answers[url!] ?? page('Hello')));
  server = plain;
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const { problems } = await watchSite(`http://127.0.0.1:${(plain.address() as AddressInfo).port}`, [], NOW);
  expect(problems).toEqual([
    '/ lacks the header Strict-Transport-Security',
    '/no-such-page is answered with status 200, not 404',
  ]);
});

test('pages with the policy of another release are told', async () => {
  await serve();
  const app = server as FastifyInstance;
  const { headers } = await app.inject('/');
  const other = createHttpServer(async ({ url }, response) => {
    const answer = await app.inject(url!);
    response.writeHead(answer.statusCode, {
      ...answer.headers,
      'content-security-policy': headers['content-security-policy'],
    });
    response.end(answer.rawPayload);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { problems } = await watchSite(`http://127.0.0.1:${port}`, [], NOW);
  other.close();
  expect(problems[0]).toBe(
    '/about comes with the policy of another page or release: its styles or scripts are blocked',
  );
});

test('a site that does not answer is an error in words', async () => {
  await expect(watchSite('http://127.0.0.1:9', [], NOW)).rejects.toThrow('/build.json does not answer: ');
});
