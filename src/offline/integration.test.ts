import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  };
}

test('a build’s pages ask for a worker that keeps them', async () => {
  expect(await runBy('build')).toEqual({ isAskedFor: 'true', keeps: true });
});

test('a company that says nothing of it has it', async () => {
  writeFileSync(company, readFileSync(company, 'utf8').replace(/^offline:.*$/m, ''));
  expect(await runBy('build')).toEqual({ isAskedFor: 'true', keeps: true });
});

test('switched off, pages ask for none, and the worker keeps nothing', async () => {
  writeFileSync(company, readFileSync(company, 'utf8').replace(/^offline:.*$/m, 'offline: false'));
  expect(await runBy('build')).toEqual({ isAskedFor: 'false', keeps: false });
});

test('the pages of npm run dev ask for none', async () => {
  expect((await runBy('dev')).isAskedFor).toBe('false');
});
