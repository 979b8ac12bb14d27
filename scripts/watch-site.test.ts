/** Tests the command with real, self-signed certificates. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpsServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUILD_NOTE } from '../delivery/manifest.ts';
import { createServer } from '../delivery/preview-server.ts';

let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-site-test-'));
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true });
});

const DAY = 24 * 3600 * 1000;

/** Writes a site with one page in each of two languages, which links to a planned page. */
function writeSite(): void {
  for (const name of ['dist/.well-known', 'content']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'content/navigation.yaml'), 'planned: [/vision]');
  writeFileSync(join(folder, 'content/navigation.ar.yaml'), 'labels: {}');
  const write = (file: string, text: string) => writeFileSync(join(folder, 'dist', file), text);
  write('index.html', '<!doctype html><title>Home</title><a href=/vision>Vision</a> <a href=/ar>العربية</a>');
  write('ar.html', '<!doctype html><title>العربية</title><a href=/ar/vision>رؤية</a>');
  write('404.html', '<!doctype html><title>404</title>');
  write(BUILD_NOTE, '{"build":"abc"}');
  write('sitemap.xml', '<loc>https://www.example.com/</loc><loc>https://www.example.com/ar</loc>');
  write('.well-known/security.txt', `Expires: ${new Date(Date.now() + 300 * DAY).toISOString()}\n`);
}

/** Serves the site with a certificate for a host name and a number of days. @returns the address */
async function serve(name: string, days: number): Promise<string> {
  writeSite();
  const app = await createServer({ root: join(folder, 'dist') });
  const files = ['-keyout', join(folder, 'key'), '-out', join(folder, 'certificate')];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-days', `${days}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  expect(spawnSync('openssl', ['req', '-x509', ...kind, ...files, ...subject]).status).toBe(0);
  const [key, cert] = ['key', 'certificate'].map((file) => readFileSync(join(folder, file)));
  server = createHttpsServer({ key, cert }, async ({ method, url }, response) => {
    const answer = await app.inject({ method: method as 'GET', url: url! });
    response.writeHead(answer.statusCode, answer.headers);
    response.end(answer.rawPayload);
  }).listen(0, '127.0.0.1');
  server.on('close', () => app.close());
  await once(server, 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** Runs the command. @param isTrusted whether it trusts the certificate */
async function watch(address: string, isTrusted = true): Promise<[code: number, said: string]> {
  const trusted = isTrusted ? { NODE_EXTRA_CA_CERTS: join(folder, 'certificate') } : {};
  const env = { ...process.env, CONTENT_DIR: join(folder, 'content'), ...trusted };
  const script = join(import.meta.dirname, 'watch-site.ts');
  const child = spawn(process.execPath, [script, address], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return [(await once(child, 'close'))[0], said.trim()];
}

const withOpenssl = test.skipIf(spawnSync('openssl', ['version']).status !== 0);

withOpenssl('a new certificate and links to a planned page in each language are no problem', async () => {
  const [code, said] = await watch(await serve('localhost', 90));
  expect(said).toMatch(/^No problems at .*, certificate for (89|90) days, security\.txt for \d+ days\.$/);
  expect(code).toBe(0);
});

withOpenssl('a certificate that expires soon is reported', async () => {
  const [code, said] = await watch(await serve('localhost', 5));
  expect(said).toMatch(/^Problem: the certificate expires in [45] days: the server should have renewed it$/);
  expect(code).toBe(1);
});

withOpenssl.each([
  ['for another name', 'www.example.com', true, /does not match certificate's altnames/],
  ['that is not trusted', 'localhost', false, /self-signed certificate/],
])('a certificate %s is reported', async (_what, name, isTrusted, problem) => {
  const [code, said] = await watch(await serve(name, 90), isTrusted);
  expect(said).toMatch(/^Problem: .*build\.json does not respond: /);
  expect(said).toMatch(problem);
  expect(code).toBe(1);
});
