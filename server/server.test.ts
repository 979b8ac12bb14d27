import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'server-test-'));
const root = join(folder, 'dist');
let server: FastifyInstance;
let port: number;

/** Writes a small built site; `compressed` files get their `.br` and `.gz` beside them. */
function writeSite(target: string, home = 'home'): void {
  const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>text</p>'.repeat(40)}`;
  const compressed: Record<string, string> = {
    'index.html': page(home),
    'about.html': page('about'),
    '404.html': page('missing'),
    '_astro/page.1a2b.css': 'body { color: red }'.repeat(20),
  };
  const plain: Record<string, string> = {
    '_astro/two words.js': 'export {}',
    'robots.txt': 'User-agent: *',
    '.env': 'SECRET',
    '.git/config': '[core]',
    '.well-known/security.txt': 'Contact: mailto:someone@example.com',
    '../outside.txt': 'outside',
  };
  for (const [file, text] of Object.entries({ ...compressed, ...plain })) {
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (!(file in compressed)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
}

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Sends the path exactly as written: `fetch` would tidy it first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const message = request({ port, path, method, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const { statusCode: status = 0 } = response;
      resolve({ status, headers: response.headers as Answer['headers'], body });
    });
    message.on('error', reject).end();
  });
}

/** Sends bytes that no HTTP client would send, and gives the whole answer as text. */
function askRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
      .on('data', (data) => {
        answer += data.toString('latin1');
      })
      .on('end', () => resolve(answer))
      .on('error', reject);
  });
}

const locationOf = async (path: string) => {
  const { status, headers } = await ask(path);
  return `${status} ${headers.location}`;
};

beforeAll(async () => {
  writeSite(root);
  server = await createServer({ root });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('pages', () => {
  test.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?from=whatsapp', 'about'],
  ])('%s is answered with its page', async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  test.each([
    '/vision',
    '/404',
    '/404.html',
    '/about.html.br',
    '/about/more',
    '/_astro',
    '/_astro/',
    '/_ASTRO/page.1a2b.css',
    '/constructor',
  ])('%s is answered with the 404 page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('<title>missing</title>');
  });

  test('a long address is answered with the 404 page', async () => {
    const { status, body } = await ask(`/${'a'.repeat(5000)}`);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<title>missing</title>');
  });

  test('a 404 is never a 304 and carries nothing to revalidate', async () => {
    const { status, headers } = await ask('/vision', { 'If-None-Match': '*' });
    expect(status).toBe(404);
    expect(headers.etag).toBeUndefined();
    expect(headers['last-modified']).toBeUndefined();
  });

  test('a new build in the place of the folder is served from the next request on', async () => {
    const old = join(folder, 'old');
    const next = join(folder, 'next');
    writeSite(next, 'new home');
    renameSync(root, old);
    renameSync(next, root);
    const { headers, body } = await ask('/');
    expect(body.toString()).toContain('<title>new home</title>');
    rmSync(root, { recursive: true });
    renameSync(old, root);
    const restored = await ask('/');
    expect(restored.headers.etag).not.toBe(headers.etag);
  });

  test('the last of several builds is served, whatever was asked for between them', async () => {
    const old = join(folder, 'old');
    const next = join(folder, 'next');
    renameSync(root, old);
    for (const home of ['first', 'second', 'third']) {
      writeSite(next, home);
      // Gone, a folder may leave its inode to the one after the next.
      rmSync(root, { recursive: true, force: true });
      renameSync(next, root);
      if (home === 'first') await ask('/');
    }
    expect((await ask('/')).body.toString()).toContain('<title>third</title>');
    rmSync(root, { recursive: true });
    renameSync(old, root);
  });

  test('a folder without a built site is refused in one sentence', async () => {
    const empty = join(folder, 'empty');
    await expect(createServer({ root: empty })).rejects.toThrow(/no built site .* npm run build/);
  });
});

describe('redirects', () => {
  test.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/about.html', '/about'],
    ['/About', '/about'],
    ['/%61bout', '/about'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/about/?a=1&b=/x/', '/about?a=1&b=/x/'],
  ])('%s moves for good to %s', async (path, canonical) => {
    expect(await locationOf(path)).toBe(`301 ${canonical}`);
  });

  test.each([
    '//evil.example/about/',
    '//evil.example/',
    '/\\evil.example/about/',
    '/%5cevil.example/about/',
    '/%2f%2fevil.example/about/',
    '//about/',
    '/vision/',
    '/robots.txt/',
  ])('%s moves nowhere', async (path) => {
    expect(await locationOf(path)).toBe('404 undefined');
  });

  test('an absolute address in the request line does not redirect off-site', async () => {
    const { status, headers } = await ask('http://evil.example/about/');
    expect([301, 400, 404]).toContain(status);
    expect(headers.location ?? '/about').toBe('/about');
  });
});

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('"Accept-Encoding: %s" gets %s', async (accepted, encoding) => {
    for (const path of ['/', '/no-such-page', '/_astro/page.1a2b.css']) {
      const { headers, body } = await ask(path, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
      expect(headers['content-length']).toBe(String(body.length));
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
      expect((decode?.(body) ?? body).toString()).toMatch(/<title>(home|missing)|color: red/);
    }
  });

  test('a file without a compressed form is sent as it is', async () => {
    const { headers, body } = await ask('/robots.txt', { 'Accept-Encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
    expect(body.toString()).toBe('User-agent: *');
  });
});

describe('caching', () => {
  test('hashed files are kept for a year', async () => {
    const { status, headers } = await ask('/_astro/two%20words.js');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('every form of a page has its own strong ETag', async () => {
    const tags = new Set<string | undefined>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      tags.add((await ask('/', { 'Accept-Encoding': encoding })).headers.etag);
    }
    expect(tags.size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
  });

  test.each(['GET', 'HEAD'])('%s with a known ETag is answered with 304 alone', async (method) => {
    const { headers } = await ask('/about');
    for (const known of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
      const answer = await ask('/about', { 'If-None-Match': String(known) }, method);
      expect(answer.status).toBe(304);
      expect(answer.body.length).toBe(0);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      if (known !== '*') expect(answer.headers.etag).toBe(headers.etag);
    }
  });

  test('an unknown ETag is answered in full', async () => {
    const { status, body } = await ask('/about', { 'If-None-Match': '"other"' });
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
  });

  test('a part of a file can be asked for', async () => {
    const { status, headers, body } = await ask('/about', { Range: 'bytes=0-8' });
    expect(status).toBe(206);
    expect(headers['content-range']).toMatch(/^bytes 0-8\//);
    expect(body.toString()).toBe('<!doctype');
  });
});

describe('requests that are refused', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const get = await ask('/about');
    const head = await ask('/about', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'vary']) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
    expect((await ask('/no-such-page', {}, 'HEAD')).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is not allowed',
    async (method) => {
      for (const path of ['/about', '/no-such-page', '/about/']) {
        const { status, headers } = await ask(path, { 'Content-Type': 'application/json' }, method);
        expect(status).toBe(405);
        expect(headers.allow).toBe('GET, HEAD');
      }
    },
  );

  test.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/%252e%252e%252foutside.txt',
    '/..\\outside.txt',
    '/_astro/../../outside.txt',
    '/_astro/..%5c..%5coutside.txt',
    '/%c0%ae%c0%ae/outside.txt',
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/%',
    '/%zz',
    '/%ff',
    '/about%00',
    '/about%00.html',
    '/about%0d%0aSet-Cookie:%20a=b/',
  ])('%s gives nothing away', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toContain('charset=utf-8');
    expect(headers['set-cookie']).toBeUndefined();
    expect(body.toString()).not.toMatch(/outside|SECRET|\[core\]|node_modules|at .*\.ts/);
  });

  test.each(['/about/\x7f', '/about/\xff', '/about/?\x7f', '/about/?\xff', '/about/?\t'])(
    'bytes that no address holds (%j) are refused or redirected on the site',
    async (path) => {
      const answer = await askRaw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 (40[04]|301) /);
      expect(answer).not.toMatch(/location: (?!\/about\?)/i);
    },
  );

  test('what is not HTTP is refused', async () => {
    expect(await askRaw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('what RFC 8615 publishes under /.well-known/ is served', async () => {
    const { status, headers } = await ask('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

test.each(['/', '/_astro/page.1a2b.css', '/vision', '/about/', '/%'])(
  '%s carries the security headers and no banner',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers.server).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  },
);
