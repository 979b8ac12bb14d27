/** Tests the HTTP contract of every server that the project has a configuration for: see docs/decisions/serving.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../delivery/content-security-policy.ts';
import { type Output, readOutput } from '../../delivery/output.ts';
import { cacheControl, contentType, REVALIDATE, SECURITY_HEADERS } from '../../delivery/response-policy.ts';
import { type Running, SERVERS } from '../support/local-servers.ts';
import { type Answer, ask, askByHttp2, askRaw, type Question, rawRequest } from './client.ts';
import { ATTACK_PATHS, OFF_SITE, OTHER_METHODS } from './hostile.ts';
import { copyTrialOutput, FOLDER, OWN_PAGE, PAGE, REDIRECTS } from './trial-output.ts';

const HTML = contentType('.html');
const MISSING = '/no/such/page';
const ENCODINGS = ['br', 'gzip', 'identity'];

let copy: Awaited<ReturnType<typeof copyTrialOutput>>;
let output: Output;
let asset: string;
let notFound: string;

beforeAll(async () => {
  copy = await copyTrialOutput();
  output = await readOutput(copy.root);
  asset = output.files.find(({ file }) => file.endsWith('.woff2'))!.address;
  notFound = readFileSync(join(copy.root, '404.html'), 'utf8');
});
afterAll(() => copy?.remove());

/** The body of a response, decompressed. */
function decode({ headers, body }: Answer): Buffer {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  return decoders[headers['content-encoding'] as keyof typeof decoders]?.(body) ?? body;
}

/** Expects the headers of every response. The policy of a document must match its inline scripts and styles exactly. */
function expectHeaders(answer: Answer, path: string): void {
  const { status, headers } = answer;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect.soft(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
  const policy = headers['content-security-policy'] ?? '';
  expect.soft(policy, path).toMatch(/^default-src 'none'; /);
  expect.soft(policy, path).not.toContain('unsafe');
  const isDocument = headers['content-type'] === HTML && answer.body.length > 0;
  if (isDocument) expect.soft(policy, path).toBe(contentSecurityPolicy(decode(answer).toString()));
  if (status === 304 && path === PAGE) expect.soft(policy, path).toContain("'sha256-");
  expect.soft(headers['server'] ?? '', path).not.toMatch(/\d/);
  expect.soft(headers['x-powered-by'], path).toBeUndefined();
}

function expectNotFound(answer: Answer, path: string): void {
  expect.soft(answer.status, path).toBe(404);
  expect.soft(answer.headers['content-type'], path).toBe(HTML);
  expect.soft(answer.headers['cache-control'], path).toBe(REVALIDATE);
  expect.soft(decode(answer).toString() === notFound, `${path} shows the whole 404 page`).toBe(true);
  expectHeaders(answer, path);
}

/** Expects status 4xx, and a body that shows no file, no folder and nothing about the server. */
function expectRefusal({ status, body }: Answer, path: string): void {
  expect.soft(status, path).toBeGreaterThanOrEqual(400);
  expect.soft(status, path).toBeLessThan(500);
  expect.soft(body.toString(), path).not.toMatch(/root:|"scripts"|Index of|sha256-|\n\s+at /);
}

describe.each(Object.values(SERVERS))('$name:', (server) => {
  const missing = server.missing();
  if (missing) return test.skip(missing, () => {});

  let running: Running;
  const send = (question: Question) => ask(running.port, question);
  const get = (path: string, headers: Record<string, string> = {}) => send({ path, headers });

  test('missing addresses below a folder with its own 404 page show that page', async () => {
    const page = readFileSync(join(copy.root, FOLDER, '404.html'), 'utf8');
    const [below, above] = [
      ['/nothing', '/404', '/404.html', '/a/b', '/nothing?x=1'],
      ['s', 's/nothing', ''],
    ];
    for (const path of [...below.map((end) => FOLDER + end), '/TONGUE/nothing']) {
      const answer = await get(path);
      expect.soft(answer.status, path).toBe(404);
      expect.soft(answer.headers['cache-control'], path).toBe(REVALIDATE);
      expect.soft(decode(answer).toString() === page, `${path} shows the 404 page of its folder`).toBe(true);
      expectHeaders(answer, path);
    }
    for (const end of above) expectNotFound(await get(FOLDER + end), FOLDER + end);
  });

  beforeAll(async () => {
    running = await server.start(copy.root);
  });
  afterAll(() => running?.stop());

  test('each page and file is sent unchanged at its address', async () => {
    const addresses = [...output.pages, ...output.ownPages, ...output.files];
    for (const { address, file } of [
      ...addresses,
      { address: `${PAGE}?from=whatsapp`, file: 'trial/page.html' },
    ]) {
      const answer = await get(address, { 'Accept-Encoding': 'br, gzip' });
      expect.soft(answer.status, address).toBe(200);
      expect.soft(answer.headers['content-type'], address).toBe(contentType(file));
      expect.soft(answer.headers['cache-control'], address).toBe(cacheControl(address));
      const isSame = decode(answer).equals(readFileSync(join(copy.root, file)));
      expect.soft(isSame, `${address} is the file`).toBe(true);
      expectHeaders(answer, address);
    }
  });

  test.each([
    ...['/index', '/index.html', '/index.html?a=1'].map((path) => [path, path.replace(/[^?]*/, '/')]),
    ...['', '/', '.html', '/index', '/index.html'].flatMap((ending) =>
      [PAGE.toUpperCase(), '/Trial/page'].map((path) => [path + ending, PAGE]),
    ),
    ...['/', '.html', '/index', '/index.html'].map((ending) => [PAGE + ending, PAGE]),
    [`${PAGE}/?a=1&b=/x/`, `${PAGE}?a=1&b=/x/`],
    [`${PAGE.toUpperCase()}?a=1`, `${PAGE}?a=1`],
  ] as [string, string][])('%s redirects permanently to %s', async (path, address) => {
    const answer = await get(path);
    expect.soft(answer.status).toBe(301);
    expect.soft(answer.headers['location']).toBe(address);
    expectHeaders(answer, path);
  });

  test('an HTML file of the owner is found only at its exact name', async () => {
    const answer = await get(`/${OWN_PAGE}`);
    expect.soft(answer.status).toBe(200);
    expect.soft(answer.headers['content-type']).toBe(HTML);
    for (const path of [
      OWN_PAGE.toLowerCase(),
      `${OWN_PAGE}/`,
      ...(server.edge ? [] : [OWN_PAGE.slice(0, -5)]),
    ])
      expectNotFound(await get(`/${path}`), path);
  });

  test.each(REDIRECTS)('every spelling of $from redirects permanently to $to', async ({ from, to }) => {
    const [path, fragment] = to.split('#');
    const withQuery = `${path}?a=1&b=/x/${fragment ? `#${fragment}` : ''}`;
    for (const spelling of [from, from.toUpperCase()]) {
      for (const ending of ['', '/', '.html', '/index.html']) {
        const answer = await get(spelling + ending);
        expect.soft(answer.status, spelling + ending).toBe(301);
        expect.soft(answer.headers['location'], spelling + ending).toBe(to);
        expectHeaders(answer, spelling + ending);
        const queried = await get(`${spelling}${ending}?a=1&b=/x/`);
        expect.soft(queried.headers['location'], `${spelling}${ending} with a query`).toBe(withQuery);
      }
    }
  });

  test.each(OFF_SITE)('%s does not redirect to another site', async (path) => {
    const { status, headers } = await askRaw(running.port, rawRequest(path));
    expect([301, 307, 308, 400, 404]).toContain(status);
    expect(headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
  });

  test.each([
    ['/no/such/page', MISSING],
    ...['/404', '/404.html', '/moved/on', '/favicon.exe', '/_/no.js'].map((path) => [path, path]),
    ['a long name', `/${'a'.repeat(5000)}`],
    ['a long path', '/a'.repeat(2500)],
  ] as [string, string][])('%s gets status 404 and the whole 404 page', async (name, path) => {
    for (const encoding of ENCODINGS) {
      for (const condition of [['If-None-Match', '*'], ['Range', 'bytes=0-8'], []]) {
        const headers = Object.fromEntries([['Accept-Encoding', encoding], condition].filter(([key]) => key));
        expectNotFound(await get(path, headers), name);
      }
    }
  });

  // Cloudflare also serves each worker, and each version of it, at an address under workers.dev.
  if (server.edge)
    test('search engines must not index the previews under workers.dev', async () => {
      for (const [host, robots] of [
        ['www.example.com', undefined],
        ['website.example.workers.dev', 'noindex, nofollow'],
        ['0a1b2c3d-website.example.workers.dev', 'noindex, nofollow'],
      ] as const) {
        for (const path of ['/', PAGE, `/${OWN_PAGE}`, asset, MISSING])
          expect.soft((await get(path, { Host: host })).headers['x-robots-tag'], host + path).toBe(robots);
      }
    });

  test('HEAD gets the same response as GET, without a body', async () => {
    for (const path of ['/', PAGE, asset, MISSING, `${PAGE}/`]) {
      const got = await get(path);
      const { status, headers, body } = await send({ path, method: 'HEAD' });
      expect.soft(status, path).toBe(got.status);
      expect.soft(body, path).toHaveLength(0);
      for (const name of ['content-type', 'etag', 'cache-control', 'location', 'vary']) {
        expect.soft(headers[name], `${name} of ${path}`).toBe(got.headers[name]);
      }
    }
  });

  test('a known ETag gets status 304', async () => {
    for (const path of ['/', PAGE, asset]) {
      for (const encoding of ENCODINGS) {
        const { headers } = await get(path, { 'Accept-Encoding': encoding });
        expect.soft(headers['etag'], path).toMatch(/^(W\/)?"[^"]+"$/);
        const known = { 'Accept-Encoding': encoding, 'If-None-Match': headers['etag']! };
        const answer = await get(path, known);
        expect.soft(answer.status, path).toBe(304);
        expect.soft(answer.body, path).toHaveLength(0);
        expect.soft(answer.headers['etag'], path).toBe(headers['etag']);
        expect.soft(answer.headers['cache-control'], path).toBe(headers['cache-control']);
        expectHeaders(answer, path);
        expect.soft((await get(path, { ...known, 'If-None-Match': '"other"' })).status, path).toBe(200);
      }
    }
  });

  // An edge server compresses responses itself.
  if (!server.edge)
    test('each encoding has its own ETag', async () => {
      const answers = await Promise.all(
        ENCODINGS.map((encoding) => get('/', { 'Accept-Encoding': encoding })),
      );
      expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(ENCODINGS.length);
    });

  test('If-Modified-Since gets status 304, if the server sends Last-Modified', async () => {
    const date = (await get(PAGE)).headers['last-modified'];
    const since = await get(PAGE, { 'If-Modified-Since': date ?? new Date().toUTCString() });
    expect(since.status).toBe(date === undefined ? 200 : 304);
    const old = await get(PAGE, { 'If-Modified-Since': 'Fri, 01 Jan 1999 00:00:00 GMT' });
    expect(old.status).toBe(200);
  });

  test('a range request gets exactly that part of the file; an edge server may send all of it', async () => {
    const whole = await get(asset);
    const part = await get(asset, { Range: 'bytes=4-11' });
    if (server.edge && part.status === 200) return expect(part.body).toEqual(whole.body);
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 4-11/${whole.body.length}`);
    expect(part.body).toEqual(whole.body.subarray(4, 12));
    const beyond = await get(asset, { Range: `bytes=${whole.body.length}-` });
    expect(beyond.status).toBe(416);
    expectHeaders(beyond, asset);
  });

  // The value of `Accept-Encoding`, the best encoding, and the others that an edge server may also use.
  test.each<[string, ...(string | undefined)[]]>([
    ['br, gzip', 'br', 'gzip', undefined],
    ['gzip, deflate, br, zstd', 'br', 'gzip', 'zstd', undefined],
    ['gzip', 'gzip', undefined],
    ['br;q=0, gzip', 'gzip', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('"Accept-Encoding: %s" is honoured', async (accepted, ...allowed) => {
    for (const path of ['/', MISSING]) {
      const { headers } = await get(path, { 'Accept-Encoding': accepted });
      expect.soft(server.edge ? allowed : allowed.slice(0, 1), path).toContain(headers['content-encoding']);
      if (!server.edge) expect.soft(headers['vary']?.toLowerCase(), path).toBe('accept-encoding');
    }
  });

  test.each(OTHER_METHODS)('%s with a body is rejected', async (method) => {
    for (const path of [PAGE, MISSING, `${PAGE}/`, asset]) {
      const raw = rawRequest(path, method, 'Content-Length: 5\r\n').concat('a=b&c');
      const answer = await askRaw(running.port, raw);
      // Cloudflare applies redirects before it rejects a method.
      if (server.edge && answer.status === 301) {
        expect.soft(answer.headers['location'], path).toBe(PAGE);
        continue;
      }
      // Servers may reject the request line of an unknown method as invalid.
      if (method === 'BREW' && [400, 501].includes(answer.status)) continue;
      expect.soft(answer.status, path).toBe(405);
      expect.soft(answer.headers['allow'], path).toBe('GET, HEAD');
      expectHeaders(answer, path);
    }
  });

  test('TRACE is rejected and does not repeat the request', async () => {
    const answer = await askRaw(running.port, rawRequest('/', 'TRACE', 'X-Secret: mirror\r\n'));
    expectRefusal(answer, 'TRACE');
    expect(answer.body.toString()).not.toContain('mirror');
  });

  test('a body on GET changes nothing', async () => {
    const answer = await send({ path: PAGE, headers: { 'Content-Length': '5' }, body: 'a=b&c' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual((await get(PAGE)).body);
  });

  test.each(ATTACK_PATHS)('%s shows nothing private', async (path) => {
    const answer = await askRaw(running.port, rawRequest(path));
    if (answer.status >= 300 && answer.status < 400) {
      // Some servers first redirect to the normalised address.
      expect(answer.headers['location']).toMatch(/^\/(?![/\\])/);
      return expectRefusal(await askRaw(running.port, rawRequest(answer.headers['location']!)), path);
    }
    expectRefusal(answer, path);
    expect(answer.headers['set-cookie']).toBeUndefined();
    if (answer.status === 404) expectHeaders(answer, path);
  });

  const long = 'a'.repeat(64 * 1024);
  test.each(
    Object.entries({
      'a long path': rawRequest(`/${long}`),
      'a long query': rawRequest(`${PAGE}?${long}`),
      'many slashes': rawRequest(`/${'/'.repeat(15_000)}a`),
      'a long header': rawRequest('/', 'GET', `X-Long: ${long}\r\n`),
      'many headers': rawRequest('/', 'GET', 'X-Many: a\r\n'.repeat(5000)),
      'a control character': rawRequest(`${PAGE}\x7f`),
      'an invalid byte': rawRequest(`${PAGE}\xff`),
      'no HTTP': 'nonsense\r\n\r\n',
      'two content lengths': rawRequest('/', 'GET', 'Content-Length: 1\r\nContent-Length: 2\r\n'),
      'a content length and a transfer encoding': rawRequest(
        '/',
        'GET',
        'Content-Length: 4\r\nTransfer-Encoding: nonsense\r\n',
      ),
      'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    }),
  )('a request with %s is rejected or harmless', async (name, bytes) => {
    const answer = await askRaw(running.port, bytes);
    const isHarmless =
      answer.status === 0 || // the server closed the connection without a response
      (answer.status === 200 && /^a long (query|header)$/.test(name)) ||
      (answer.status === 501 && name === 'a content length and a transfer encoding') ||
      (server.edge && name === 'many headers'); // the real edge server rejects them, but wrangler does not
    if (!isHarmless) expectRefusal(answer, name);
    expect((await get('/')).status).toBe(200);
  });

  if (server.http2)
    test('HTTP/2 gets the same responses as HTTP/1.1', async () => {
      for (const path of ['/', `${PAGE}/`, MISSING, asset]) {
        const plain = await get(path);
        const secure = await askByHttp2(running.securePort!, path);
        expect.soft(secure.status, path).toBe(plain.status);
        expect.soft(secure.headers['content-type'], path).toBe(plain.headers['content-type']);
        expect.soft(secure.headers['location'], path).toBe(plain.headers['location']);
        expectHeaders(secure, path);
      }
    });
});
