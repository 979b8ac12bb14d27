/** Tests what the servers’ access logs contain, and the reports that goaccess makes of them. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from '../../servers/client.ts';
import { copyOutput, freePort, type Running, SERVERS } from '../../support/local-servers.ts';

const TARGETS = join(import.meta.dirname, '../../../delivery/targets');
const hasGoAccess = spawnSync('goaccess', ['--version']).status === 0;

/** Makes a report of an access log with goaccess. */
function report(log: string, format: 'json' | 'html'): string {
  const args = ['-p', join(TARGETS, 'goaccess.conf'), '-o', format, '-'];
  const { status, stdout, stderr } = spawnSync('goaccess', args, { input: log, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

describe.each([SERVERS.caddy, SERVERS.nginx])('$name:', (server) => {
  const missing = server.missing();
  if (missing) return test.skip(missing, () => {});

  let running: Running;
  let copy: ReturnType<typeof copyOutput>;
  let log: string;
  beforeAll(async () => {
    copy = copyOutput();
    running = await server.start(copy.root);
    const headers = {
      Host: 'www.example.com',
      'User-Agent': 'Telling/1.0',
      Referer: 'https://telling.example/',
      Cookie: 'telling=1',
    };
    for (const path of ['/', '/about?telling=1', '/an-old-page?telling=1', '/an-old-page'])
      await ask(running.port, { path, headers });
    const read = () => readFileSync(running.log!, 'utf8');
    await vi.waitUntil(() => read().match(/an-old-page/g)?.length === 2, { timeout: 10_000 });
    // HEAD requests only tested whether the server had started.
    log = read().replace(/.*"HEAD".*\n/g, '');
  });
  afterAll(async () => {
    await running?.stop();
    copy?.remove();
  });

  test('a visit is logged with a shortened address and without other personal data', () => {
    expect(log).toContain('"127.0.0.0"');
    expect(log).not.toMatch(/127\.0\.0\.1|telling|"\w*(agent|cookie|referer|remote_port|tls)/i);
  });

  test.skipIf(!hasGoAccess)(
    'goaccess reports visits and missing pages, and its report loads nothing from other sites',
    () => {
      const { general, not_found, requests } = JSON.parse(report(log, 'json'));
      expect(general).toMatchObject({ failed_requests: 0, unique_not_found: 1 });
      expect(not_found.data).toMatchObject([{ data: '/an-old-page', hits: { count: 2 } }]);
      expect(requests.data.map(({ data }: { data: string }) => data)).toContain('/about');
      const loaded = /<(script|img|iframe)[^>]* src=|<link[^>]* href=.?https?:|url\(.?https?:/g;
      expect(report(log, 'html').match(loaded)).toBeNull();
    },
  );
});

test.skipIf(SERVERS.nginx.missing())(
  'nginx: logs keep 24 bits of IPv4 addresses, at most 48 of IPv6',
  async () => {
    const work = mkdtempSync(join(tmpdir(), 'nginx-'));
    const port = await freePort();
    const [lines] = /map \$remote_addr[\s\S]*?log_format[\s\S]*?;\n/.exec(
      readFileSync(join(TARGETS, 'nginx.conf'), 'utf8'),
    )!;
    const proxy = 'set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;';
    const server = `server { listen 127.0.0.1:${port}; access_log ${work}/log visits; return 204; }`;
    const config = `map $request_uri $sent_path { default ""; }\n${lines}\n${proxy}\n${server}`;
    writeFileSync(join(work, 'nginx.conf'), `events {}\nhttp {\n${config}\n}`);
    const globals = `daemon off; pid ${work}/pid; error_log stderr;`;
    const nginx = spawn('/usr/sbin/nginx', ['-c', `${work}/nginx.conf`, '-g', globals], { stdio: 'ignore' });
    const addresses = {
      '203.0.113.77': '203.0.113.0',
      '2001:db8:7:8::9': '2001:db8:7::',
      '2001:db8::9': '2001:db8::',
      '2001:db8:7:8:9:a:b:c': '2001:db8:7::',
      '2001::8:9:a:b:c': '2001::',
      '::1': '::',
    };
    try {
      const isUp = () =>
        ask(port, { path: '/' }).then(
          () => true,
          () => false,
        );
      await expect.poll(isUp, { timeout: 10_000 }).toBe(true);
      for (const address of Object.keys(addresses))
        await ask(port, { path: '/', headers: { 'X-Real-IP': address } });
      const written = () =>
        [...readFileSync(join(work, 'log'), 'utf8').matchAll(/"remote_ip":"([^"]*)"/g)].map(([, ip]) => ip);
      await expect.poll(() => written().slice(-6)).toEqual(Object.values(addresses));
    } finally {
      nginx.kill();
      await once(nginx, 'exit');
      rmSync(work, { recursive: true });
    }
  },
);
