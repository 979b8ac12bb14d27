import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer } from './preview-server.ts';
import { watchSite } from './watch.ts';

const NOW = new Date('2026-11-22T00:00:00Z');

let root: string;
const servers: { close(): unknown }[] = [];

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
  for (const server of servers.splice(0)) await server.close();
  rmSync(root, { recursive: true });
});

/** Serves the folder. @returns the address */
async function serve(): Promise<string> {
  const app = await createServer({ root });
  servers.push(app);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Answers in another way than the site. @returns the address */
async function listen(answer: RequestListener): Promise<string> {
  const server = createHttpServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers as the site does, except at one address. @returns the address of the site */
async function serveExcept(
  path: string,
  change: (app: FastifyInstance, response: ServerResponse) => unknown,
) {
  const app = await createServer({ root });
  servers.push(app);
  return listen(async ({ url }, response) => {
    if (url === path) return void change(app, response);
    const { statusCode, headers, rawPayload } = await app.inject(url!);
    response.writeHead(statusCode, headers).end(rawPayload);
  });
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

test('of a trial what it lacks is told, not what the public site does not have yet', async () => {
  const publicSite = await listen((_request, response) => response.writeHead(404).end());
  write('sitemap.xml', `<loc>${publicSite}/</loc><loc>${publicSite}/about</loc>`);
  const [canonical, card] = [`${publicSite}/about`, `${publicSite}/no-card.png`];
  write('about.html', page(`<link rel=canonical href=${canonical}><meta property=og:image content=${card}>`));
  const address = await serve();
  expect((await watchSite(address, [], NOW)).problems).toEqual([
    `${address}/no-card.png, linked on ${address}/about, is answered with status 404`,
  ]);
});

test('pages with the headers of another server are told', async () => {
  const answers: Record<string, string> = {
    '/build.json': '{"build":"abc"}',
    '/sitemap.xml': '<loc>https://a.example/</loc>',
    '/.well-known/security.txt': 'Expires: 2027-10-01T00:00:00Z',
  };
  const address = await listen(({ url }, response) => response.end(answers[url!] ?? page('Hello')));
  const { problems } = await watchSite(address, [], NOW);
  expect(problems).toEqual([
    '/ lacks the header Strict-Transport-Security',
    '/no-such-page is answered with status 200, not 404',
  ]);
});

test('pages with the policy of another release are told', async () => {
  const address = await serveExcept('/about', async (app, response) => {
    const [home, about] = [await app.inject('/'), await app.inject('/about')];
    response.writeHead(200, { ...home.headers, 'content-length': about.body.length }).end(about.body);
  });
  const { problems } = await watchSite(address, [], NOW);
  expect(problems).toEqual([
    '/about comes with the policy of another page or release: its styles or scripts are blocked',
  ]);
});

test('a page that does not answer is told, and the others are looked at', async () => {
  const address = await serveExcept('/about', (_app, response) => response.destroy());
  const { problems } = await watchSite(address, [], NOW);
  expect(problems).toContain('/about is answered with status fetch failed, not 200');
});

test('a site without its build note is no site of ours', async () => {
  const address = await serveExcept('/build.json', (_app, response) => response.writeHead(503).end());
  await expect(watchSite(address, [], NOW)).rejects.toThrow(
    '/build.json is answered with status 503, not 200',
  );
});

test.each([
  [404, 1],
  [410, 1],
  [403, 0],
  [500, 0],
])('of another site that answers with status %i, %i link is told', async (status, told) => {
  const link = `${await listen((_request, response) => response.writeHead(status).end())}/paper`;
  write('about.html', page(`<a href="${link}">Paper</a>`));
  const { problems } = await watchSite(await serve(), [], NOW);
  expect(problems.filter((problem) => problem.startsWith(link))).toHaveLength(told);
});

test('what ends in 14 days is not told yet', async () => {
  write('.well-known/security.txt', 'Expires: 2026-12-06T00:00:00Z\n');
  expect((await watchSite(await serve(), [], NOW)).problems).toEqual([]);
});

test('a site that does not answer is an error in words', async () => {
  await expect(watchSite('http://127.0.0.1:9', [], NOW)).rejects.toThrow('/build.json does not answer: ');
});
