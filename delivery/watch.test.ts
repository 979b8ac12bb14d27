import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUILD_NOTE } from './manifest.ts';
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
  write(BUILD_NOTE, '{"build":"abc"}');
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

/** Serves other responses than those of the site. @returns the address */
async function listen(answer: RequestListener): Promise<string> {
  const server = createHttpServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves the site, with another response at one address. @returns the address of the site */
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

test('a healthy site is reported in one line', async () => {
  expect(await watchSite(await serve(), [], NOW)).toEqual({
    problems: [],
    summary: 'build abc, 2 pages, 2 links, security.txt for 313 days',
  });
});

test.each([
  [
    'a page is gone',
    () => rmSync(join(root, 'about.html')),
    'the response to /about has status 404, not 200',
  ],
  ['a link leads nowhere', () => write('about.html', page('<a href="/vision">')), '/vision, linked on'],
  [
    'security.txt expires soon',
    () => write('.well-known/security.txt', 'Expires: 2026-11-30T00:00:00Z\n'),
    'security.txt expires in 8 days: build and release again',
  ],
  ['security.txt is empty', () => write('.well-known/security.txt', ''), 'security.txt expires in NaN days'],
  ['the sitemap is empty', () => write('sitemap.xml', ''), '/sitemap.xml lists no page'],
])('%s: the check reports it', async (_name, damage, problem) => {
  damage();
  const { problems } = await watchSite(await serve(), [], NOW);
  expect(problems.join('\n')).toContain(problem);
});

test('a link to a planned page is not a mistake', async () => {
  write('about.html', page('<a href="/vision">'));
  expect((await watchSite(await serve(), ['/vision'], NOW)).problems).toEqual([]);
});

test('a trial’s missing files are reported, but not files that only the public site lacks', async () => {
  const publicSite = await listen((_request, response) => response.writeHead(404).end());
  write('sitemap.xml', `<loc>${publicSite}/</loc><loc>${publicSite}/about</loc>`);
  const [canonical, card] = [`${publicSite}/about`, `${publicSite}/no-card.png`];
  write('about.html', page(`<link rel=canonical href=${canonical}><meta property=og:image content=${card}>`));
  const address = await serve();
  expect((await watchSite(address, [], NOW)).problems).toEqual([
    `${address}/no-card.png, linked on ${address}/about, responds with status 404`,
  ]);
});

test('pages without the security headers are reported', async () => {
  const answers: Record<string, string> = {
    [`/${BUILD_NOTE}`]: '{"build":"abc"}',
    '/sitemap.xml': '<loc>https://a.example/</loc>',
    '/.well-known/security.txt': 'Expires: 2027-10-01T00:00:00Z',
  };
  const address = await listen(({ url }, response) => response.end(answers[url!] ?? page('Hello')));
  const { problems } = await watchSite(address, [], NOW);
  expect(problems).toEqual([
    '/ lacks the header Strict-Transport-Security',
    'the response to /no-such-page has status 200, not 404',
  ]);
});

test('pages with the policy of another release are reported', async () => {
  const address = await serveExcept('/about', async (app, response) => {
    const [home, about] = [await app.inject('/'), await app.inject('/about')];
    response.writeHead(200, { ...home.headers, 'content-length': about.body.length }).end(about.body);
  });
  const { problems } = await watchSite(address, [], NOW);
  expect(problems).toEqual([
    '/about has the policy of another page or release: its styles or scripts are blocked',
  ]);
});

test('a page that does not respond is reported, and the other pages are still checked', async () => {
  const address = await serveExcept('/about', (_app, response) => response.destroy());
  const { problems } = await watchSite(address, [], NOW);
  expect(problems).toContain('the response to /about has status fetch failed, not 200');
});

test('a site without its build note is refused', async () => {
  const address = await serveExcept(`/${BUILD_NOTE}`, (_app, response) => response.writeHead(503).end());
  await expect(watchSite(address, [], NOW)).rejects.toThrow(
    'the response to /build.json has status 503, not 200',
  );
});

test.each([
  [404, 1],
  [410, 1],
  [403, 0],
  [500, 0],
])('if another site responds with status %i, the number of reported links is %i', async (status, told) => {
  const link = `${await listen((_request, response) => response.writeHead(status).end())}/paper`;
  write('about.html', page(`<a href="${link}">Paper</a>`));
  const { problems } = await watchSite(await serve(), [], NOW);
  expect(problems.filter((problem) => problem.startsWith(link))).toHaveLength(told);
});

test('an expiry in 14 days is not reported yet', async () => {
  write('.well-known/security.txt', 'Expires: 2026-12-06T00:00:00Z\n');
  expect((await watchSite(await serve(), [], NOW)).problems).toEqual([]);
});

test('a site that does not respond is an error with an explanation', async () => {
  await expect(watchSite('http://127.0.0.1:9', [], NOW)).rejects.toThrow('/build.json does not respond: ');
});
