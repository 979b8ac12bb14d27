/** One contract for every server that we ship a configuration for: see docs/decisions/serving.md. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { contentSecurityPolicy } from '../../server/content-security.ts';
import { KEEP, REVALIDATE, SECURITY_HEADERS } from '../../server/policy.ts';
import { ADDRESSES } from '../support/content.ts';
import { ATTACK_PATHS, OFF_SITE, OTHER_METHODS } from './attacks.ts';
import { type Answer, ask, askRaw, type Question, rawRequest } from './client.ts';
import { askByHttp2 } from './http2.ts';
import { copySite, type Running, SERVERS } from './servers.ts';

const PAGES = Object.values(ADDRESSES);
const HTML = 'text/html; charset=utf-8';
const NOT_FOUND = 'Oops! Page not found';

/** The headers of every answer; a document's policy names what it inlines, and nothing more. */
function expectHeaders({ status, headers, body }: Answer, path: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect.soft(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
  const policy = headers['content-security-policy'] ?? '';
  expect.soft(policy, path).toMatch(/^default-src 'none'; /);
  expect.soft(policy, path).not.toContain('unsafe');
  const isWhole = !headers['content-encoding'] && !headers['transfer-encoding'];
  const isDocument = isWhole && body.length > 0 && headers['content-type'] === HTML;
  if (isDocument) expect.soft(policy, path).toBe(contentSecurityPolicy(body.toString()));
  if (status === 304 && PAGES.includes(path)) expect.soft(policy, path).toContain("'sha256-");
  expect.soft(headers['server'] ?? '', path).not.toMatch(/\d/);
  expect.soft(headers['x-powered-by'], path).toBeUndefined();
}

/** A refusal that shows neither a file, nor a folder, nor how the server is made. */
function expectRefusal({ status, body }: Answer, path: string): void {
  expect.soft(status, path).toBeGreaterThanOrEqual(400);
  expect.soft(status, path).toBeLessThan(500);
  expect.soft(body.toString(), path).not.toMatch(/root:|"scripts"|Index of|sha256-|\n\s+at /);
}

for (const server of Object.values(SERVERS)) {
  test.describe(`${server.name}:`, () => {
    test.describe.configure({ mode: 'default', timeout: 60_000 });
    const missing = server.missing();
    test.skip(missing !== undefined, missing);

    let running: Running;
    let copy: ReturnType<typeof copySite>;
    let asset: string;
    const send = (question: Question) => ask(running.port, question);
    const get = (path: string, headers: Record<string, string> = {}) => send({ path, headers });

    test.beforeAll(async () => {
      copy = copySite();
      asset = `/_astro/${readdirSync(join(copy.site, '_astro')).find((file) => file.endsWith('.woff2'))}`;
      running = await server.start(copy.site);
    });
    test.afterAll(async () => {
      await running?.stop();
      copy?.remove();
    });

    test('pages are answered under their canonical address', async () => {
      for (const path of [...PAGES, '/about?from=whatsapp']) {
        const answer = await get(path);
        expect.soft(answer.status, path).toBe(200);
        expect.soft(answer.headers['content-type'], path).toBe(HTML);
        expect.soft(answer.headers['cache-control'], path).toBe(REVALIDATE);
        expect.soft(answer.body.toString(), path).toContain('</html>');
        expectHeaders(answer, path);
      }
    });

    test('other spellings move for good', async () => {
      const moved = PAGES.slice(1).flatMap((page) => [
        [`${page}/`, page],
        [`${page}.html`, page],
        [`${page}/index.html`, page],
        [page.toUpperCase(), page],
        [`${page.toUpperCase()}/`, page],
        [`${page}/?a=1&b=/x/`, `${page}?a=1&b=/x/`],
        [`${page.toUpperCase()}?a=1`, `${page}?a=1`],
      ]);
      for (const [path, address] of [['/index.html', '/'], ['/index', '/'], ...moved] as [string, string][]) {
        const answer = await get(path);
        expect.soft(answer.status, path).toBe(301);
        expect.soft(answer.headers['location'], path).toBe(address);
        expectHeaders(answer, path);
      }
    });

    test('no address leads off the site', async () => {
      for (const path of OFF_SITE) {
        const { status, headers } = await askRaw(running.port, rawRequest(path));
        expect.soft([301, 307, 308, 400, 404], path).toContain(status);
        expect.soft(headers['location'] ?? '/', path).toMatch(/^\/(?![/\\])/);
      }
    });

    test('every other address is answered with status 404 and the 404 page', async () => {
      for (const path of [
        '/vision',
        '/vision/',
        '/404',
        '/404.html',
        '/no/such/page',
        '/favicon.exe',
        '/_astro/no.js',
      ]) {
        for (const headers of [{}, { 'If-None-Match': '*' }, { Range: 'bytes=0-8' }] as Record<
          string,
          string
        >[]) {
          const answer = await get(path, headers);
          expect.soft(answer.status, path).toBe(404);
          expect.soft(answer.headers['content-type'], path).toBe(HTML);
          expect.soft(answer.headers['cache-control'], path).toBe(REVALIDATE);
          expect.soft(answer.body.toString(), path).toContain(NOT_FOUND);
          expectHeaders(answer, path);
        }
      }
    });

    test('hashed files are kept for a year, others are revalidated', async () => {
      const hashed = await get(asset);
      expect(hashed.status).toBe(200);
      expect(hashed.headers['content-type']).toBe('font/woff2');
      expect(hashed.headers['cache-control']).toBe(KEEP);
      expectHeaders(hashed, asset);
      const mark = await get('/logo.svg');
      expect(mark.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(mark.headers['cache-control']).toBe(REVALIDATE);
      expectHeaders(mark, '/logo.svg');
    });

    test('the service worker has one address, and is asked for again each time', async () => {
      const worker = await get('/service-worker.js');
      expect(worker.status).toBe(200);
      expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(worker.headers['cache-control']).toBe(REVALIDATE);
      // What it may fetch, the policy of its own answer says.
      expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
      expectHeaders(worker, '/service-worker.js');
    });

    test('every file of the output has its type', async () => {
      const types: Record<string, RegExp> = {
        avif: /^image\/avif$/,
        js: /^text\/javascript; charset=utf-8$/,
        txt: /^text\/plain; charset=utf-8$/,
        webp: /^image\/webp$/,
        jpeg: /^image\/jpeg$/,
        xml: /^application\/xml; charset=utf-8$/,
        vcf: /^text\/vcard; charset=utf-8$/,
      };
      const files = readdirSync(copy.site, { recursive: true, encoding: 'utf8' });
      for (const [end, type] of Object.entries(types)) {
        const file = files.find((name) => name.endsWith(`.${end}`));
        const answer = await get(encodeURI(`/${file}`));
        expect.soft(answer.headers['content-type'], file).toMatch(type);
      }
    });

    test('what RFC 8615 publishes under /.well-known/ is served', async () => {
      const answer = await get('/.well-known/security.txt');
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.body.toString()).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-/);
      expectHeaders(answer, '/.well-known/security.txt');
    });

    test('HEAD is answered like GET, without a body', async () => {
      for (const path of ['/', '/about', asset, '/vision', '/about/']) {
        const got = await get(path);
        const { status, headers, body } = await send({ path, method: 'HEAD' });
        expect.soft(status, path).toBe(got.status);
        expect.soft(body, path).toHaveLength(0);
        for (const name of ['content-type', 'etag', 'cache-control', 'location', 'vary']) {
          expect.soft(headers[name], `${name} of ${path}`).toBe(got.headers[name]);
        }
      }
    });

    test('a known ETag is answered with 304', async () => {
      for (const path of ['/', '/about', asset]) {
        for (const encoding of ['br', 'gzip', 'identity']) {
          const { headers } = await get(path, { 'Accept-Encoding': encoding });
          expect.soft(headers['etag'], path).toMatch(/^(W\/)?"[^"]+"$/);
          const known = { 'Accept-Encoding': encoding, 'If-None-Match': headers['etag']! };
          const answer = await get(path, known);
          expect.soft(answer.status, path).toBe(304);
          expect.soft(answer.body, path).toHaveLength(0);
          expect.soft(answer.headers['etag'], path).toBe(headers['etag']);
          expect.soft(answer.headers['cache-control'], path).toBe(headers['cache-control']);
          expectHeaders(answer, path);
          const other = await get(path, { ...known, 'If-None-Match': '"other"' });
          expect.soft(other.status, path).toBe(200);
        }
      }
    });

    // An edge compresses by itself, and makes the ETag weak when it does.
    if (!server.edge) {
      test('each compressed form has a strong ETag of its own', async () => {
        const encodings = ['br', 'gzip', 'identity'];
        const answers = await Promise.all(
          encodings.map((encoding) => get('/', { 'Accept-Encoding': encoding })),
        );
        expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(encodings.length);
        for (const { headers } of answers) expect(headers['etag']).toMatch(/^"/);
      });
    }

    test('If-Modified-Since is answered with 304 where a date was given', async () => {
      const { headers } = await get('/about');
      const date = headers['last-modified'];
      const since = await get('/about', { 'If-Modified-Since': date ?? new Date().toUTCString() });
      expect(since.status).toBe(date === undefined ? 200 : 304);
      const old = await get('/about', { 'If-Modified-Since': 'Fri, 01 Jan 1999 00:00:00 GMT' });
      expect(old.status).toBe(200);
    });

    test('a part of a file is exact, or the file comes whole', async () => {
      const whole = await get(asset);
      const part = await get(asset, { Range: 'bytes=4-11' });
      if (part.status === 200) return expect(part.body).toEqual(whole.body);
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 4-11/${whole.body.length}`);
      expect(part.body).toEqual(whole.body.subarray(4, 12));
      const beyond = await get(asset, { Range: `bytes=${whole.body.length}-` });
      expect(beyond.status).toBe(416);
      expectHeaders(beyond, asset);
    });

    test('Accept-Encoding is honoured', async () => {
      const plain = (await get('/', { 'Accept-Encoding': 'identity' })).body;
      // What is best, then what else is allowed to an edge that compresses by itself.
      const cases: [string, (string | undefined)[]][] = [
        ['br, gzip', ['br', 'gzip', undefined]],
        ['gzip, deflate, br, zstd', ['br', 'gzip', 'zstd', undefined]],
        ['gzip', ['gzip', undefined]],
        ['br;q=0, gzip', ['gzip', undefined]],
        ['br;q=0, gzip;q=0', [undefined]],
        ['identity', [undefined]],
        ['', [undefined]],
      ];
      for (const path of ['/', '/vision']) {
        for (const [accepted, allowed] of cases) {
          const { headers, body } = await get(path, { 'Accept-Encoding': accepted });
          const encoding = headers['content-encoding'];
          const expected = server.edge ? allowed : allowed.slice(0, 1);
          expect.soft(expected, `${path} for "${accepted}"`).toContain(encoding);
          if (!server.edge) expect.soft(headers['vary']?.toLowerCase(), path).toBe('accept-encoding');
          const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
          const text = (decode?.(body) ?? body).toString();
          expect.soft(text === plain.toString(), path).toBe(path === '/');
          expect.soft(text.includes(NOT_FOUND), path).toBe(path === '/vision');
        }
      }
    });

    test('other methods are refused, also with a body', async () => {
      for (const method of OTHER_METHODS) {
        for (const path of ['/about', '/no-such-page', '/about/', asset]) {
          const raw = rawRequest(path, method, 'Content-Length: 5\r\n').concat('a=b&c');
          const answer = await askRaw(running.port, raw);
          // Where a table of redirects stands first, other methods are sent on before they are refused.
          if (answer.status === 301) {
            expect.soft(answer.headers['location'], `${method} ${path}`).toBe('/about');
            continue;
          }
          expect.soft([400, 405, 501], `${method} ${path}`).toContain(answer.status);
          if (answer.status !== 405) continue;
          expect.soft(answer.headers['allow'], `${method} ${path}`).toBe('GET, HEAD');
          expectHeaders(answer, `${method} ${path}`);
        }
      }
      const trace = await askRaw(running.port, rawRequest('/', 'TRACE', 'X-Secret: mirror\r\n'));
      expectRefusal(trace, 'TRACE');
      expect(trace.body.toString()).not.toContain('mirror');
    });

    test('a body on GET changes nothing', async () => {
      const answer = await send({ path: '/about', headers: { 'Content-Length': '5' }, body: 'a=b&c' });
      expect([200, 400, 413]).toContain(answer.status);
    });

    for (const path of ATTACK_PATHS) {
      test(`${path} gives nothing away`, async () => {
        const answer = await askRaw(running.port, rawRequest(path));
        if (answer.status >= 300 && answer.status < 400) {
          // Some servers tidy an address first, and ask for the tidy one.
          expect(answer.headers['location']).toMatch(/^\/(?![/\\])/);
          const next = await askRaw(running.port, rawRequest(answer.headers['location']!));
          return expectRefusal(next, path);
        }
        expectRefusal(answer, path);
        expect(answer.headers['set-cookie']).toBeUndefined();
        if (answer.status === 404) expectHeaders(answer, path);
      });
    }

    test('what is too long or no HTTP is refused', async () => {
      const long = 'a'.repeat(64 * 1024);
      const requests = {
        'a long path': rawRequest(`/${long}`),
        'a long query': rawRequest(`/about?${long}`),
        'slashes without end': rawRequest(`/${'/'.repeat(15_000)}a`),
        'a long header': rawRequest('/', 'GET', `X-Long: ${long}\r\n`),
        'many headers': rawRequest('/', 'GET', 'X-Many: a\r\n'.repeat(5000)),
        'a control character': rawRequest('/about\x7f'),
        'a byte that is no character': rawRequest('/about\xff'),
        'no HTTP': 'nonsense\r\n\r\n',
        'two lengths': rawRequest('/', 'GET', 'Content-Length: 1\r\nContent-Length: 2\r\n'),
        'a length and chunks': rawRequest('/', 'GET', 'Content-Length: 4\r\nTransfer-Encoding: nonsense\r\n'),
        'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      };
      for (const [name, bytes] of Object.entries(requests)) {
        const answer = await askRaw(running.port, bytes);
        // 0: the connection was closed without a word.
        if (answer.status === 0) continue;
        const isHarmless = answer.status === 200 && /^a long (query|header)$/.test(name);
        if (isHarmless || (answer.status === 501 && name === 'a length and chunks')) continue;
        if (server.edge && name === 'many headers') continue; // the edge refuses them before wrangler would
        expectRefusal(answer, name);
      }
      expect((await get('/')).status).toBe(200);
    });

    if (!server.http2) return;
    test('HTTP/2 gives the same answers', async () => {
      for (const path of ['/', '/about/', '/vision', asset]) {
        const plain = await get(path);
        const secure = await askByHttp2(running.securePort!, path);
        expect.soft(secure.status, path).toBe(plain.status);
        expect.soft(secure.headers['content-type'], path).toBe(plain.headers['content-type']);
        expect.soft(secure.headers['location'], path).toBe(plain.headers['location']);
        expectHeaders(secure, path);
      }
    });
  });
}
