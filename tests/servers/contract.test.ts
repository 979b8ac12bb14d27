/** The HTTP contract, which `npm start`, Caddy and Cloudflare’s engine keep: see docs/decisions/serving.md. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
  zstdDecompressSync,
} from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../deploy/content-security-policy.ts';
import { publicFiles, writeHostFiles } from '../../deploy/host-files.ts';
import { ROOT } from '../../scripts/process.ts';
import { type Running, SERVERS } from '../support/local-servers.ts';
import { type Answer, ask, askRaw, type Question, rawRequest } from './client.ts';
import { ATTACK_PATHS, hostileRequests, OFF_SITE, OTHER_METHODS } from './hostile.ts';

const HTML = 'text/html; charset=utf-8';
const REVALIDATE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** What MDN’s Observatory asks for, besides the policy. */
const SECURITY_HEADERS = {
  'strict-transport-security': /^max-age=63072000$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};
const PAGE = '/trial/page';
const REDIRECTS = [
  { from: '/moved', to: PAGE },
  { from: '/old/deep-name.php', to: `${PAGE}#section` },
  { from: '/elsewhere', to: 'https://www.example.org/shop/a-b_c.html' },
];

const root = mkdtempSync(join(tmpdir(), 'contract-'));
const read = (file: string) => readFileSync(join(root, file));
cpSync(resolve(ROOT, process.env['OUTPUT_DIR'] || 'dist'), root, { recursive: true });
/** Writes a page of the trial and its compressed copies. */
function writePage(file: string, title: string) {
  const html = read('404.html').toString().replace('<style>', `<style>/* ${title} */`);
  mkdirSync(join(root, file, '..'), { recursive: true });
  for (const [end, text] of [
    ['', html],
    ['.br', brotliCompressSync(html)],
    ['.gz', gzipSync(html)],
  ] as const)
    writeFileSync(join(root, file + end), text);
}
writePage('trial/page.html', 'Trial');
writePage('tongue/404.html', 'Tongue');
mkdirSync(join(root, '.well-known'), { recursive: true });
writeFileSync(join(root, '.well-known/trial'), 'trial');
writeHostFiles(root, { redirects: REDIRECTS });

const files = publicFiles(root);
const asset = `/${files.find((file) => file.endsWith('.woff2'))}`;

afterAll(() => rmSync(root, { recursive: true }));

/** The body of a response, decompressed. */
function decode({ headers, body }: Answer): Buffer {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  return decoders[headers['content-encoding'] as keyof typeof decoders]?.(body) ?? body;
}

/** Expects the headers of every response. The policy of a document must match its inline scripts and styles exactly. */
function expectHeaders(answer: Answer, path: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect.soft(answer.headers[name] ?? '', `${name} of ${path}`).toMatch(value);
  const policy = answer.headers['content-security-policy'] ?? '';
  expect.soft(policy, path).toMatch(/^default-src 'none';/);
  expect.soft(policy, path).not.toContain('unsafe');
  if (answer.headers['content-type'] === HTML && answer.body.length > 0)
    expect.soft(policy, path).toBe(contentSecurityPolicy(decode(answer).toString()));
  expect.soft(answer.headers['server'] ?? '', path).not.toMatch(/\d/);
  expect.soft(answer.headers['x-powered-by'], path).toBeUndefined();
}

/** Expects status 4xx, and a body that shows no file, no folder and nothing about the server. */
function expectRefusal(answer: Answer, path: string): void {
  expect.soft(answer.status, path).toBeGreaterThanOrEqual(400);
  expect.soft(answer.status, path).toBeLessThan(500);
  if (answer.headers['content-type'] !== HTML)
    expect.soft(answer.body.toString(), path).not.toMatch(/root:|"scripts"|Index of|sha256-|\n\s+at /);
}

/** A request, and what every server answers to it. */
interface Row extends Question {
  status: number;
  /** The file in the body. */
  file?: string;
  /** Headers of the response; undefined for one that must be missing. */
  expected?: Record<string, string | undefined>;
  /** What Cloudflare does instead, as docs/decisions/serving.md explains. */
  edge?: Partial<Row>;
}

const page = {
  status: 200,
  file: 'trial/page.html',
  expected: { 'content-type': HTML, 'cache-control': REVALIDATE },
};
const missing = {
  status: 404,
  file: '404.html',
  expected: { 'content-type': HTML, 'cache-control': REVALIDATE },
};
const tongue = { ...missing, file: 'tongue/404.html' };
const moved = (path: string, location: string): Row => ({ path, status: 301, expected: { location } });
const wholly = { status: 200, file: asset.slice(1), expected: {} };

const ROWS: Row[] = [
  { path: PAGE, ...page },
  { path: `${PAGE}?from=whatsapp`, ...page },
  { path: PAGE, headers: { 'Content-Length': '5' }, body: 'a=b&c', ...page },
  ...['/', '.html'].map((end) => moved(PAGE + end, PAGE)),
  moved(`${PAGE}/?a=1&b=/x/`, `${PAGE}?a=1&b=/x/`),
  ...['/index.html', '/index'].map((path) => moved(path, '/')),
  ...REDIRECTS.flatMap(({ from, to }) => ['', '/', '.html'].map((end) => moved(from + end, to))),
  moved('/old/deep-name.php?a=1', `${PAGE}?a=1#section`),
  { path: '/.well-known/trial', status: 200, file: '.well-known/trial' },
  ...[
    '/no/such/page',
    '/no-such.pdf',
    '/trial',
    '/trial/',
    PAGE.toUpperCase(),
    '/Trial/page',
    '/INDEX.HTML',
  ].map((path): Row => ({ path, ...missing })),
  ...['/moved/on', `/${'a'.repeat(5000)}`, '/a'.repeat(2500)].map((path): Row => ({ path, ...missing })),
  { path: '/_/no.js', ...missing, edge: { expected: { 'cache-control': IMMUTABLE } } },
  ...['/404', '/404.html'].map(
    (path): Row => ({
      path,
      ...missing,
      edge: path === '/404' ? { status: 200 } : { status: 307, file: undefined, expected: {} },
    }),
  ),
  ...['/tongue/nothing', '/tongue/a/b', '/tongue/nothing?x=1'].map((path): Row => ({ path, ...tongue })),
  { path: '/no/such', headers: { 'If-None-Match': '*' }, ...missing },
  { path: '/no/such', headers: { Range: 'bytes=0-8' }, ...missing },
  {
    path: asset,
    headers: { Range: 'bytes=4-11' },
    status: 206,
    expected: { 'content-range': `bytes 4-11/${read(asset).length}` },
    edge: wholly,
  },
  { path: asset, headers: { Range: `bytes=${read(asset).length}-` }, status: 416, edge: wholly },
  { path: PAGE, headers: { 'If-Modified-Since': 'Fri, 01 Jan 1999 00:00:00 GMT' }, ...page },
  ...(
    [
      ['br, gzip', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
      ['', undefined],
    ] as const
  ).flatMap(([accepted, encoding]) =>
    [PAGE, '/no/such'].map(
      (path): Row => ({
        path,
        ...(path === PAGE ? page : missing),
        headers: { 'Accept-Encoding': accepted },
        expected: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
        // The real edge chooses encodings; this one only imitates it.
        edge: { expected: {} },
      }),
    ),
  ),
  ...OTHER_METHODS.filter((method) => method !== 'BREW').flatMap((method) =>
    [PAGE, '/no/such', asset].map(
      (path): Row => ({
        path,
        method,
        body: 'a=b&c',
        status: 405,
        expected: { allow: 'GET, HEAD' },
        edge: { expected: {} },
      }),
    ),
  ),
];

const long = 'a'.repeat(64 * 1024);
const RAW = {
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
  'the method TRACE': rawRequest('/', 'TRACE', 'X-Secret: mirror\r\n'),
};

describe.each(SERVERS)('$name:', (server) => {
  const reason = server.missing();
  if (reason) return test.skip(reason, () => {});

  let running: Running;
  beforeAll(async () => {
    running = await server.start(root);
  }, 90_000);
  afterAll(() => running?.stop());
  const get = (path: string, headers: Record<string, string> = {}) => ask(running.port, { path, headers });

  test('each page and file is sent unchanged at its address, with its type and caching', async () => {
    const sent = files.filter((file) => !/(^|\/)404\.html$/.test(file));
    const check = async (file: string) => {
      const address = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
      const answer = await get(address, { 'Accept-Encoding': 'br, gzip' });
      expect.soft(answer.status, address).toBe(200);
      expect
        .soft(answer.headers['content-type'] ?? 'application/octet-stream', address)
        .toMatch(
          /^(text\/(html|plain|markdown|vcard|css|javascript); charset=utf-8|image\/(avif|webp|png|jpeg|svg\+xml|x-icon|vnd\.microsoft\.icon)|application\/(pdf|xml|manifest\+json|javascript|octet-stream)|text\/xml|font\/woff2)/,
        );
      expect
        .soft(answer.headers['cache-control'], address)
        .toBe(file.startsWith('_/') ? IMMUTABLE : REVALIDATE);
      expect.soft(decode(answer).equals(read(file)), `${address} is the file`).toBe(true);
      expectHeaders(answer, address);
    };
    while (sent.length > 0) await Promise.all(sent.splice(0, 20).map(check));
  });

  test.each(
    ROWS.map((row) => ({
      ...row,
      name: `${row.method ?? 'GET'} ${row.path.slice(0, 60)} ${JSON.stringify(row.headers ?? {})}`,
    })),
  )('$name: $status', async (given) => {
    const row = server.edge ? { ...given, ...given.edge } : given;
    const answer = await ask(running.port, row);
    expect.soft(answer.status).toBe(row.status);
    for (const [name, value] of Object.entries(row.expected ?? {}))
      expect.soft(answer.headers[name], name).toBe(value);
    if (row.file) expect.soft(decode(answer).equals(read(row.file)), `the body is ${row.file}`).toBe(true);
    if (answer.status < 500) expectHeaders(answer, row.path);
  });

  test('HEAD gets the same response as GET, without a body', async () => {
    for (const path of ['/', PAGE, asset, '/no/such', `${PAGE}/`]) {
      const got = await get(path);
      const { status, headers, body } = await ask(running.port, { path, method: 'HEAD' });
      expect.soft(status, path).toBe(got.status);
      expect.soft(body, path).toHaveLength(0);
      for (const name of ['content-type', 'etag', 'cache-control', 'location', 'vary'])
        expect.soft(headers[name], `${name} of ${path}`).toBe(got.headers[name]);
    }
  });

  test('a known ETag gets status 304, each encoding its own', async () => {
    for (const path of ['/', PAGE, asset]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { headers } = await get(path, { 'Accept-Encoding': encoding });
        const known = { 'Accept-Encoding': encoding, 'If-None-Match': headers['etag'] ?? '' };
        const answer = await get(path, known);
        expect.soft(answer.status, path).toBe(304);
        expect.soft(answer.headers['cache-control'], path).toBe(headers['cache-control']);
        expect.soft((await get(path, { ...known, 'If-None-Match': '"other"' })).status, path).toBe(200);
      }
    }
    if (server.edge) return;
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => get('/', { 'Accept-Encoding': encoding })),
    );
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(3);
  });

  test.each(OFF_SITE)('%s does not lead to another site', async (path) => {
    const { headers } = await askRaw(running.port, rawRequest(path));
    expect(headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
  });

  test.each(ATTACK_PATHS)('%s shows nothing private', async (path) => {
    let answer = await askRaw(running.port, rawRequest(path));
    // Some servers first redirect to the normalised address.
    if (answer.status >= 300 && answer.status < 400) {
      expect(answer.headers['location']).toMatch(/^\/(?![/\\])/);
      answer = await askRaw(running.port, rawRequest(answer.headers['location']!));
    }
    expectRefusal(answer, path);
  });

  test.each(Object.entries(RAW))('%s is refused or harmless', async (name, bytes) => {
    const answer = await askRaw(running.port, bytes);
    const isHarmless =
      [0, 501].includes(answer.status) ||
      (answer.status === 200 && /^(a long (query|header)|many headers)$/.test(name)) ||
      // The real edge refuses the first; the second leads to a shorter address.
      (server.edge && ['many headers', 'many slashes'].includes(name));
    if (!isHarmless) expectRefusal(answer, name);
    expect(answer.body.toString()).not.toContain('mirror');
    expect((await get('/')).status).toBe(200);
  });

  test('1,500 hostile requests: no error of the server, nothing leaked', { timeout: 120_000 }, async () => {
    const found: string[] = [];
    // Cloudflare’s edge refuses a second `Host`; `wrangler dev` fails.
    const requests = hostileRequests(1500).filter(
      (request) => !server.edge || request.match(/\nHost:/g)?.length === 1,
    );
    // All at once: Caddy waits for each body that was announced and never comes.
    await Promise.all(
      requests.map(async (request) => {
        const { status, headers, body } = await askRaw(running.port, request);
        const report = (what: string) => found.push(`${what}: ${JSON.stringify(request.slice(0, 300))}`);
        if (status >= 500 && status !== 501) report(`status ${status}`);
        if (headers['set-cookie'] !== undefined) report('sets a cookie');
        if (!/^(\/(?![/\\]).*)?$/.test(headers['location'] ?? '')) report(`leads to ${headers['location']}`);
        if (/root:x:|"scripts"|node_modules|\n\s+at /.test(body.toString())) report('shows internal data');
      }),
    );
    expect(found.slice(0, 20)).toEqual([]);
    expect((await get('/')).status).toBe(200);
  });

  if (server.edge)
    test('search engines must not list the previews under workers.dev', async () => {
      for (const [host, robots] of [
        ['www.example.com', undefined],
        ['pr-12-website.example.workers.dev', 'noindex'],
      ] as const)
        for (const path of ['/', PAGE, asset, '/no/such'])
          expect.soft((await get(path, { Host: host })).headers['x-robots-tag'], host + path).toBe(robots);
    });
});
