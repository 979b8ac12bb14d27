import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REDIRECTS_FILE } from '../../delivery/addresses.ts';
import { redirects } from './redirects.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-test-'));
  vi.stubEnv('CONTENT_DIR', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** What Astro is told, and what a build leaves for the servers. */
async function build(text?: string) {
  if (text !== undefined) writeFileSync(join(folder, 'redirects.yaml'), text);
  const { hooks } = redirects();
  const updateConfig = vi.fn();
  await hooks['astro:config:setup']!({ addWatchFile: vi.fn(), updateConfig } as never);
  await hooks['astro:build:done']!({ dir: pathToFileURL(`${folder}/`) } as never);
  const file = join(folder, REDIRECTS_FILE);
  return {
    astro: updateConfig.mock.calls[0]![0].redirects,
    servers: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined,
  };
}

test('Astro and the servers get the redirects', async () => {
  const list = [
    { from: '/old', to: '/about#team' },
    { from: '/shop', to: 'https://shop.example.com' },
  ];
  expect(await build(JSON.stringify(list))).toEqual({
    astro: { '/old': '/about#team', '/shop': 'https://shop.example.com' },
    servers: list,
  });
});

test.each([
  ['without the file', undefined],
  ['with nothing in it', '# none'],
  ['with a mistake in it, which the check tells', '- { from: old }'],
])('%s there are none', async (_name, text) => {
  expect(await build(text)).toEqual({ astro: {}, servers: undefined });
});
