import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offline } from './integration.ts';

let folder: string;
let company: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-test-'));
  company = join(folder, 'company.yaml');
  cpSync('content/company.yaml', company);
  vi.stubEnv('CONTENT_DIR', folder);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** What pages are told by this command, and the worker that a build writes. */
async function runBy(command: 'build' | 'dev') {
  const { hooks } = offline();
  const updateConfig = vi.fn();
  await hooks['astro:config:setup']!({ command, updateConfig } as never);
  writeFileSync(join(folder, '404.html'), '');
  await hooks['astro:build:done']!({ dir: new URL(`file://${folder}/`) } as never);
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  return {
    isAskedFor: updateConfig.mock.calls[0]![0].vite.define.HAS_OFFLINE,
    keeps: worker.includes('/404'),
    addresses: [...worker.matchAll(/url:.(\/[\w./-]*).,revision/g)].map(([, address]) => address),
  };
}

test('a build’s pages ask for a worker that keeps them', async () => {
  expect(await runBy('build')).toMatchObject({ isAskedFor: 'true', keeps: true });
});

test('a company that says nothing of it has it', async () => {
  writeFileSync(company, readFileSync(company, 'utf8').replace(/^offline:.*$/m, ''));
  expect(await runBy('build')).toMatchObject({ isAskedFor: 'true', keeps: true });
});

test('switched off, pages ask for none, and the worker keeps nothing', async () => {
  writeFileSync(company, readFileSync(company, 'utf8').replace(/^offline:.*$/m, 'offline: false'));
  expect(await runBy('build')).toMatchObject({ isAskedFor: 'false', keeps: false });
});

test('the pages of npm run dev ask for none', async () => {
  expect((await runBy('dev')).isAskedFor).toBe('false');
});

test('of a large site it keeps 280 KB: fonts and the 404 page, then pages from the home page down', async () => {
  mkdirSync(join(folder, 'about'));
  const sizes = { 'about/team.html': 20, 'index.html': 120, 'partners.html': 50, 'text.woff2': 100 };
  // What cannot be compressed is transferred as it is.
  for (const [file, kilobytes] of Object.entries(sizes))
    writeFileSync(join(folder, file), randomBytes(kilobytes * 1000));
  expect((await runBy('build')).addresses).toEqual(['/404', '/text.woff2', '/', '/partners']);
});
