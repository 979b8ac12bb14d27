/** Behaviour of the preview server alone; `tests/servers/` tests the behaviour that all servers share. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILT_REDIRECTS, LONGEST_ADDRESS } from './addresses.ts';
import { createServer } from './preview-server.ts';
import { KEEP, REVALIDATE, SECURITY_HEADERS } from './response-policy.ts';

let folder: string;
let root: string;
let server: FastifyInstance;

function writeOutput(name: string, title: string): string {
  const output = join(folder, name);
  mkdirSync(join(output, '_'), { recursive: true });
  for (const file of ['index.html', 'about.html', '404.html']) {
    const page = `<!doctype html><title>${title}</title><style>/* ${file} of ${title} */</style>`;
    writeFileSync(join(output, file), page);
    writeFileSync(join(output, `${file}.br`), brotliCompressSync(page));
    writeFileSync(join(output, `${file}.gz`), gzipSync(page));
  }
  writeFileSync(join(output, '_/two words.js'), 'export {}');
  mkdirSync(dirname(join(output, BUILT_REDIRECTS)));
  writeFileSync(join(output, BUILT_REDIRECTS), JSON.stringify([{ from: '/old', to: '/about#team' }]));
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
  'when builds replace the folder one after the other (%s), the last one is served',
  async (titles) => {
    const { headers } = await get('/');
    for (const title of titles) {
      const next = writeOutput('next', title);
      // The file system may give the inode of this folder to a later one.
      rmSync(root, { recursive: true });
      renameSync(next, root);
      if (title !== 'second') await get('/');
    }
    const answer = await get('/', { 'if-none-match': headers.etag });
    expect(answer.body).toContain(`<title>${titles.at(-1)}</title>`);
    expect(answer.headers['content-security-policy']).not.toBe(headers['content-security-policy']);
  },
);

test('while there is no build, the server says so; then it serves the next one', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  rmSync(root, { recursive: true });
  expect((await get('/')).statusCode).toBe(500);
  mkdirSync(root);
  expect((await get('/')).statusCode).toBe(500);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('There is no built site') }),
  );
  writeOutput('dist', 'next');
  expect((await get('/')).body).toContain('next');
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
  ['/_/two%20words.js', 200],
  ['/_/TWO%20words.js', 404],
  ['/404', 404],
  ['/%', 400],
])('the response to %s has status %i', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});

test.each([
  ['/about/?from=mail', '/about?from=mail'],
  ['/old?a=1?b', '/about?a=1?b#team'],
  ['/old', '/about#team'],
])('%s redirects to %s', async (url, location) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([301, location]);
});

test('a query does not change the response', async () => {
  expect((await get('/about?/index.html')).statusCode).toBe(200);
});

test('the 404 page is sent completely, even for a range or conditional request', async () => {
  const { headers: page } = await get('/404.html');
  for (const condition of [{ range: 'bytes=0-3' }, { 'if-none-match': '*' }, { 'if-match': '"other"' }]) {
    const { statusCode, body, headers } = await get('/nowhere', condition);
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>home</title>');
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('last-modified');
    expect(headers['accept-ranges']).not.toBe('bytes');
    expect(headers['content-security-policy']).toBe(page['content-security-policy']);
  }
  const date = new Date(0).toUTCString();
  for (const condition of ['if-modified-since', 'if-unmodified-since'])
    expect((await get('/nowhere', { [condition]: date })).statusCode).toBe(404);
});

test('a folder’s own 404 page is sent, whatever the spelling of the folder', async () => {
  mkdirSync(join(root, 'ar'));
  writeFileSync(join(root, 'ar/404.html'), '<!doctype html><title>folder</title>');
  await server.close();
  server = await createServer({ root });
  for (const [url, title] of [
    ['/ar/nowhere', 'folder'],
    ['/AR/nowhere', 'folder'],
    ['/nowhere/ar/', 'home'],
  ] as const) {
    const { statusCode, body } = await get(url);
    expect([url, statusCode, body]).toEqual([url, 404, expect.stringContaining(`<title>${title}</title>`)]);
  }
});

test('a range beyond the end of a file is refused', async () => {
  const { statusCode, headers, body } = await get('/about', { range: 'bytes=99999-' });
  expect([statusCode, body]).toEqual([416, 'Bad request\n']);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('an address above the maximum length is not looked up', async () => {
  const padded = (length: number) => `/about${'/'.repeat(length - '/about'.length)}`;
  expect((await get(padded(LONGEST_ADDRESS))).statusCode).toBe(301);
  expect((await get(padded(LONGEST_ADDRESS + 1))).statusCode).toBe(404);
});

test.each(['POST', 'DELETE', 'OPTIONS'] as const)(
  '%s is refused, and the response names the allowed methods',
  async (method) => {
    const { statusCode, headers, body } = await server.inject({ url: '/about', method });
    expect([statusCode, headers.allow, body]).toEqual([405, 'GET, HEAD', 'Method not allowed\n']);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': REVALIDATE,
    });
  },
);

test('a file has its cache time, and every response has the security headers', async () => {
  for (const [url, cached] of [
    ['/about', REVALIDATE],
    ['/_/two%20words.js', KEEP],
    ['/%', REVALIDATE],
  ] as const) {
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe(cached);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(headers[name.toLowerCase()], `${url}: ${name}`).toBe(value);
  }
  expect((await get('/%')).body).toBe('Bad request\n');
});

/** Sends raw bytes. @returns everything that the server sends until it closes the connection */
async function sendRaw(request: string): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1', () =>
    socket.write(request),
  );
  let answer = '';
  socket.on('data', (data) => (answer += data));
  await once(socket, 'close');
  return answer;
}

test.each([
  ['a request that is not HTTP', 'hello\r\n\r\n', '400 Bad Request'],
  ['20,000 characters of headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431 '],
])('%s is refused with the usual headers', async (_name, request, status) => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const answer = await sendRaw(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
  expect(answer).toMatch(/\r\nConnection: close\r\nContent-Length: 0\r\n\r\n$/);
});

test('an address that includes a host, as proxies send it, is not found', async () => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const answer = await sendRaw(
    'GET http://other.example/about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toContain('<title>home</title>');
});

test('the server continues after a client disconnects', async () => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\n');
  socket.resetAndDestroy();
  expect((await get('/about')).statusCode).toBe(200);
});
