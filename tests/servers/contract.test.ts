/**
 * Protects visitors on every host: `npm start`, Caddy and Cloudflare’s engine keep one HTTP contract, described in
 * docs/decisions/serving.md.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
  zstdDecompressSync,
} from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicFiles, writeHostFiles } from '../../deploy/host-files.ts';
import { ROOT } from '../../scripts/process.ts';
import { type Running, SERVERS } from '../support/local-servers.ts';

const HTML = 'text/html; charset=utf-8';
const REVALIDATE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** What scanners ask for of every response, besides the policy. */
const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(),microphone=()',
  'cross-origin-opener-policy': 'same-origin',
};
/** The policy of pages, which say the rest themselves. */
const PAGES = "frame-ancestors 'none'";
const NO_SCRIPTS = /^script-src 'none';.*frame-ancestors 'none'$/;

const PAGE = '/trial/page';
const REDIRECTS = [
  { from: '/moved', to: PAGE },
  { from: '/old/deep-name.php', to: `${PAGE}#section` },
  { from: '/elsewhere', to: 'https://www.example.org:8080/shop/a-b_c.html' },
  { from: '/Old/Page.html', to: PAGE },
  { from: '/blog/', to: PAGE },
  { from: '/caf%C3%A9', to: PAGE },
  { from: '/%d9%83', to: PAGE },
  { from: '/caf%e9', to: PAGE },
  { from: '/可可', to: PAGE },
  { from: '/%7Euser', to: PAGE },
  { from: "/a_(b)&c'$d,;=@!+", to: PAGE },
];

const root = mkdtempSync(join(tmpdir(), 'contract-'));
const read = (file: string) => readFileSync(join(root, file));
/** Writes a file of the trial and its compressed copies. */
function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  writeFileSync(join(root, `${file}.br`), brotliCompressSync(text));
  writeFileSync(join(root, `${file}.gz`), gzipSync(text));
}
cpSync(resolve(ROOT, process.env['OUTPUT_DIR'] || 'dist'), root, { recursive: true });
const ownPolicy = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">';
write('404.html', `${ownPolicy}<h1>Unknown</h1>`);
write('tongue/404.html', `${ownPolicy}<h1>Tongue</h1>`);
write('trial/page.html', `${ownPolicy}<h1>Trial</h1>`);
write('own/index.html', 'a page of the owner’s own');
write('own/über uns.html', 'another one');
write('own/a#b.txt', 'a#b');
write('own/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
write('.well-known/trial', 'trial');
writeHostFiles(root, { redirects: REDIRECTS });

const files = publicFiles(root);
const asset = `/${files.find((file) => file.endsWith('.woff2'))}`;

afterAll(() => rmSync(root, { recursive: true }));

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request with exactly this path: `fetch` would normalise it. */
function ask(port: number, { path, method = 'GET', headers = {}, body }: Question): Promise<Answer> {
  return new Promise((settle, reject) => {
    const message = request(
      { port, host: '127.0.0.1', path, method, headers, agent: false },
      async (response) => {
        const chunks = await response.toArray().catch(reject);
        const { statusCode: status = 0 } = response;
        if (chunks)
          settle({ status, headers: response.headers as Answer['headers'], body: Buffer.concat(chunks) });
      },
    );
    message.on('error', reject).end(body);
  });
}

/** The body of a response, decompressed. */
function decode({ headers, body }: Answer): Buffer {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  return decoders[headers['content-encoding'] as keyof typeof decoders]?.(body) ?? body;
}

/** Expects the headers of every response. No header may forbid a page what its own policy allows. */
function expectHeaders({ headers }: Answer, path: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect.soft(headers[name], `${name} of ${path}`).toBe(value);
  const policy = headers['content-security-policy'];
  expect.soft(policy, path).toContain(PAGES);
  expect.soft(policy, path).not.toMatch(/(default|style)-src|unsafe/);
  expect.soft(headers['server'] ?? '', path).not.toMatch(/\d/);
  expect.soft(headers['x-powered-by'], path).toBeUndefined();
}

/** What a file’s response says of its own: type, caching, who may show it, what it may do. */
const headersOf = (file: string) => {
  const isHashed = file.startsWith('_/');
  const isPicture = /\.(png|jpe?g|avif|webp|svg|ico)$/.test(file);
  const mayNotRun =
    isHashed ||
    /\.(svg|xml|js)$/.test(file) ||
    (file.endsWith('.html') && !read(file).includes('Content-Security-Policy'));
  return {
    'content-type': expect.stringMatching(
      /^(text\/(html|plain|markdown|vcard|css|csv|javascript); charset=utf-8|image\/(avif|webp|png|jpeg|svg\+xml|x-icon|vnd\.microsoft\.icon)|application\/(pdf|xml|manifest\+json|javascript)|text\/xml|font\/woff2)/,
    ),
    'cache-control': isHashed ? IMMUTABLE : REVALIDATE,
    'cross-origin-resource-policy': isPicture && !isHashed ? 'cross-origin' : 'same-origin',
    'content-security-policy': mayNotRun ? expect.stringMatching(NO_SCRIPTS) : PAGES,
  };
};

/** A request, and what every server answers to it. */
interface Row extends Question {
  status: number;
  /** The file in the body. */
  file?: string;
  /** Headers of the response; undefined for one that must be missing. */
  expected?: Record<string, string | undefined>;
  /** What Cloudflare does instead. */
  edge?: Partial<Row>;
}

const document = { 'content-type': HTML, 'cache-control': REVALIDATE };
const page = { status: 200, file: 'trial/page.html', expected: document };
const missing = { status: 404, file: '404.html', expected: document };
const tongue = { ...missing, file: 'tongue/404.html' };
const moved = (path: string, location: string, status = 301) => ({ path, status, expected: { location } });
/** Cloudflare leads from the odd spellings of a page to the page. */
const led = { ...moved('', PAGE, 307), file: undefined };

const ROWS: Row[] = [
  { path: PAGE, ...page },
  { path: `${PAGE}?from=whatsapp&to=/`, ...page },
  { path: PAGE, headers: { 'Content-Length': '5' }, body: 'a=b&c', ...page },
  { path: PAGE, headers: { 'If-Modified-Since': 'Fri, 01 Jan 1999 00:00:00 GMT' }, ...page },
  { path: '/own', status: 200, file: 'own/index.html' },
  { path: '/.well-known/trial', status: 200, file: '.well-known/trial' },
  ...['/', '.html', '/index', '/index.html'].map((end) => moved(PAGE + end, PAGE)),
  moved(`${PAGE}/?a=1&b=/x/`, `${PAGE}?a=1&b=/x/`),
  ...['/index.html', '/index'].map((path) => moved(path, '/')),
  ...['/no/such', '/404', '/own'].flatMap((path) => ['/', '.html'].map((end) => moved(path + end, path))),
  // What a browser requests.
  ...REDIRECTS.map(({ from, to }) => moved(new URL(from, 'https://any.example').pathname, to)),
  ...['/moved/', '/moved.html'].map((path) => moved(path, '/moved')),
  ...['/Old/Page', '/blog', '/caf%c3%a9', '/%D9%83', '/caf%E9', '/%7euser'].map((path) => moved(path, PAGE)),
  moved('/old/deep-name.php?a=1', `${PAGE}?a=1#section`),
  ...['/no/such', '/no-such.svg', '/_/no.js', '/trial', '/404'].map((path) => ({ path, ...missing })),
  ...['/moved/on', '/old/page', '/constructor'].map((path) => ({ path, ...missing })),
  ...[PAGE.toUpperCase(), '/INDEX.HTML'].map((path) => ({ path, ...missing })),
  ...['/tongue/nothing', '/tongue/a/b', '/tongue/404'].map((path) => ({ path, ...tongue })),
  // A page has one address.
  ...[`/${PAGE}`, '/tri%61l/page', '/trial%2Fpage'].map((path) => ({ path, ...missing, edge: led })),
  ...['/./trial/page', '/x/../trial/page'].map((path) => ({ path, ...missing, edge: page })),
  { path: '/no/such', headers: { 'If-None-Match': '*', Range: 'bytes=0-8' }, ...missing },
  {
    path: asset,
    headers: { Range: 'bytes=4-11' },
    status: 206,
    expected: { 'content-range': `bytes 4-11/${read(asset).length}` },
    edge: { status: 200, expected: {} },
  },
  ...(
    [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
    ] as const
  ).flatMap(([accepted, encoding]) =>
    [PAGE, '/no/such'].map((path) => ({
      path,
      ...(path === PAGE ? page : missing),
      headers: { 'Accept-Encoding': accepted },
      expected: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
      // The real edge chooses encodings; this one only imitates it.
      edge: { expected: {} },
    })),
  ),
  ...['POST', 'OPTIONS'].flatMap((method) =>
    [PAGE, '/no/such', asset].map((path) => ({
      path,
      method,
      body: 'a=b&c',
      status: 405,
      expected: { allow: 'GET, HEAD' },
      edge: { expected: {} },
    })),
  ),
];

/** What must neither show a private file nor lead to another site: what our rules for paths and redirects answer. */
const HOSTILE = [
  ...['/../package.json', '/..%2fpackage.json', '/..%5cpackage.json', '/_/', '/404.html.br'],
  ...['/_caddy', '/%5fcaddy', '/_headers', '/_redirects', '/.assetsignore'],
  ...['//evil.example/', '//evil.example/a.html', '///evil.example/a/', '//evil.example/index'],
  ...['/\\evil.example/', '/%5cevil.example/', '/.evil.example/'],
  ...[`${PAGE}%00`, `${PAGE}%0d%0aSet-Cookie:%20a=b/`, '/%zz'],
];

describe.each(SERVERS)('$name:', (server) => {
  const reason = server.missing();
  if (reason) return test.skip(reason, () => {});

  let running: Running;
  beforeAll(async () => {
    running = await server.start(root);
  }, 90_000);
  afterAll(() => running?.stop());
  const get = (path: string, headers: Record<string, string> = {}) => ask(running.port, { path, headers });

  test('each page and file is sent unchanged at its address, with its own headers', async () => {
    const sent = files.filter((file) => !/(^|\/)404\.html$/.test(file) && file !== '.well-known/trial');
    const check = async (file: string) => {
      const address = encodeURI(`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`).replace('#', '%23');
      const answer = await get(address, { 'Accept-Encoding': 'br, gzip' });
      expect.soft(answer.status, address).toBe(200);
      expect.soft(answer.headers, address).toMatchObject(headersOf(file));
      expect.soft(decode(answer).equals(read(file)), `${address} is the file`).toBe(true);
      expectHeaders(answer, address);
    };
    while (sent.length > 0) await Promise.all(sent.splice(0, 20).map(check));
  });

  test.each(
    ROWS.map((row) => ({
      ...row,
      name: `${row.method ?? 'GET'} ${row.path} ${JSON.stringify(row.headers ?? {})}`,
    })),
  )('$name: $status', async (given) => {
    const row = server.edge ? { ...given, ...given.edge, path: given.path } : given;
    const answer = await ask(running.port, row);
    expect.soft(answer.status).toBe(row.status);
    for (const [name, value] of Object.entries(row.expected ?? {}))
      expect.soft(answer.headers[name], name).toBe(value);
    if (row.file) expect.soft(decode(answer).equals(read(row.file)), `the body is ${row.file}`).toBe(true);
    expectHeaders(answer, row.path);
  });

  test('a known ETag gets status 304, and each encoding has its own', async () => {
    const encodings = server.edge ? ['br'] : ['br', 'gzip', 'identity'];
    const tags = await Promise.all(
      encodings.map(async (encoding) => {
        const { headers } = await get(PAGE, { 'Accept-Encoding': encoding });
        const known = { 'Accept-Encoding': encoding, 'If-None-Match': headers['etag'] ?? '' };
        const answer = await get(PAGE, known);
        expect.soft(answer.status).toBe(304);
        expect.soft(answer.headers['cache-control']).toBe(REVALIDATE);
        return headers['etag'];
      }),
    );
    expect(new Set(tags).size).toBe(encodings.length);
  });

  test.each(HOSTILE)('%s shows nothing private, and leads to no other site', async (hostile) => {
    let path: string | undefined = hostile;
    let answer: Answer;
    do {
      answer = await get(path);
      path = answer.headers['location'];
      expect(path ?? '/').toMatch(/^\/(?![/\\])/);
    } while (path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.toString()).not.toMatch(/"scripts"|Index of|script-src|\n\s+at /);
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
