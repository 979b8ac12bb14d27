/** Hostile requests. */
import { rawRequest } from './client.ts';

/** Paths where no server may show a file. Send them without normalisation. */
export const ATTACK_PATHS = [
  ...[
    '/../',
    '/..%2f',
    '/%2e%2e/',
    '/%2e%2e%2f',
    '/%252e%252e%252f',
    '/..\\',
    '/..%5c',
    '/%c0%ae%c0%ae/',
    '/.%00./',
  ].flatMap((up) => [`${up}package.json`, `/_${up}${up.slice(1)}package.json`, `${up.repeat(8)}etc/passwd`]),
  '/./_caddy',
  '/_caddy',
  '/%5fcaddy',
  '/.assetsignore',
  '/_headers',
  '/_redirects',
  '/.git/config',
  '/.env',
  '/.well-known/../_caddy',
  '/_',
  '/_/',
  '/_/page.js.map',
  '/trial/page.html.br',
  '/trial/page.html.gz',
  '/trial/page/more',
  '/trial/page%00',
  '/trial/page%00.html',
  '/trial/page%0d%0aSet-Cookie:%20a=b/',
  '/%',
  '/%zz',
  '/%ff',
  '/%u0041',
  '/constructor',
  '/__proto__',
  '/wp-login.php',
  '/cgi-bin/../../../../bin/sh',
];

/** Addresses that a careless server would turn into a redirect to another site. */
export const OFF_SITE = [
  '//evil.example/trial/page/',
  '//evil.example/',
  '//evil.example/trial/page.html',
  '///evil.example/%2e%2e',
  '/\\evil.example/trial/page/',
  '/%5cevil.example/trial/page/',
  '/%2f%2fevil.example/trial/page/',
  '/trial/page/?next=//evil.example/',
  '//trial/page/',
  '/.evil.example/trial/page/',
];

/** Methods besides GET and HEAD. The last one does not exist. */
export const OTHER_METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'BREW'];

/** The seed is fixed, so that failures can be repeated. Another seed generates other requests. */
const SEED = 20_261_122;

/** A generator of pseudo-random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SEGMENTS = [
  ...[
    '..',
    '.',
    '',
    '%2e%2e',
    '%2e',
    '%252e%252e',
    '..%2f',
    '..%5c',
    '\\..\\',
    '%c0%ae%c0%ae',
    '%e0%80%ae',
    '%00',
    '%0d%0a',
  ],
  ...[
    '..;',
    '%u002e',
    '%',
    '%zz',
    '%ff',
    '~',
    '*',
    '?',
    '#',
    ':80',
    '@evil.example',
    '//evil.example',
    '\\\\evil.example',
  ],
  ...[
    'trial',
    'page',
    'PAGE.html',
    'moved',
    'index',
    '404',
    '_',
    '.git',
    'config',
    '.env',
    '_caddy',
    '_headers',
  ],
  ...[
    'package.json',
    'etc',
    'passwd',
    'node_modules',
    'server',
    'page.js.map',
    '__proto__',
    'constructor',
    'x'.repeat(300),
  ],
];

const FIELDS = [
  'Range: bytes=0-0,5-9,-1',
  'Range: bytes=9999999999999999999-',
  'Range: bytes=--5',
  'If-None-Match: *',
  `If-None-Match: ${'"a",'.repeat(500)}`,
  'If-Modified-Since: nonsense',
  'Accept-Encoding: br;q=9, gzip;q=-1, ;;;,*;q=x',
  'Accept-Encoding: __proto__',
  'Host: evil.example',
  'X-Forwarded-Host: evil.example',
  'X-Original-URL: /../package.json',
  'X-HTTP-Method-Override: DELETE',
  'Content-Type: application/json',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'Upgrade: h2c',
  'Cookie: a=b',
  `X-Long: ${'a'.repeat(20_000)}`,
  'Bad Header',
];

/** Generates a hostile HTTP request. */
function makeRequest(random: () => number): string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const chance = (share: number) => random() < share;
  let path = chance(0.2) ? pick([...ATTACK_PATHS, ...OFF_SITE]) : '/';
  for (let rest = Math.floor(random() * 6); rest > 0; rest--)
    path += pick(SEGMENTS) + (chance(0.7) ? '/' : '');
  if (chance(0.1)) {
    const place = Math.floor(random() * path.length);
    path = path.slice(0, place) + String.fromCharCode(Math.floor(random() * 256)) + path.slice(place);
  }
  if (chance(0.02)) path += 'a'.repeat(64 * 1024);
  if (chance(0.05)) path = `http://evil.example${path}`;
  const method = chance(0.15) ? pick(OTHER_METHODS) : chance(0.1) ? 'HEAD' : 'GET';
  const fields = chance(0.3) ? `${pick(FIELDS)}\r\n` : '';
  return rawRequest(path, method, fields);
}

/** Hostile HTTP requests, the same ones each time. */
export function hostileRequests(count: number): string[] {
  const random = randomNumbers(SEED);
  return Array.from({ length: count }, () => makeRequest(random));
}
