/** Sends ten thousand hostile requests, which are generated from a seed. */
import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../../delivery/response-policy.ts';
import { askRaw, rawRequest } from '../../servers/client.ts';
import { ATTACK_PATHS, OFF_SITE, OTHER_METHODS } from '../../servers/hostile.ts';
import { copyTrialOutput } from '../../servers/trial-output.ts';
import { SERVERS } from '../../support/local-servers.ts';

/** The seed is fixed, so that failures can be repeated. Another seed generates other requests. */
const SEED = 20_261_122;
const REQUESTS = 10_000;
const AT_ONCE = 25;

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
    '.server',
    'caddy',
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

test(`${REQUESTS} hostile requests get correct, harmless responses`, async () => {
  const random = randomNumbers(SEED);
  const copy = await copyTrialOutput();
  const running = await SERVERS.node.start(copy.root);
  const found: string[] = [];

  async function attack(request: string): Promise<void> {
    const { status, headers, body } = await askRaw(running.port, request);
    const report = (what: string) => found.push(`${what}: ${JSON.stringify(request.slice(0, 300))}`);
    if (status < 200 || status >= 500) report(`status ${status}`);
    if (headers['set-cookie'] !== undefined) report('sets a cookie');
    if (!/^(\/(?![/\\]).*)?$/.test(headers['location'] ?? '')) report(`redirects to ${headers['location']}`);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (headers[name.toLowerCase()] !== value) report(`wrong or missing ${name}`);
    }
    if (status >= 400 && headers['content-encoding'] === undefined) {
      if (/root:|"scripts"|sha256-|node_modules|\n\s+at /.test(body.toString()))
        report('shows internal data');
    }
  }

  try {
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => attack(makeRequest(random))));
    }
    expect(found.slice(0, 20)).toEqual([]);
    expect(await askRaw(running.port, rawRequest('/')).then(({ status }) => status)).toBe(200);
  } finally {
    await running.stop();
    copy.remove();
  }
});
