import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { themeFiles } from './integration.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'theme-'));
  vi.stubEnv('CONTENT_DIR', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('a broken theme stops a build, and not the server of whoever is mending it', async () => {
  writeFileSync(join(folder, 'theme.yaml'), 'colours: [');
  const addWatchFile = vi.fn();
  const config = { root: pathToFileURL(`${folder}/`) };
  const start = async (command: 'build' | 'dev') =>
    themeFiles().hooks['astro:config:setup']!({ command, config, addWatchFile } as never);
  await expect(start('build')).rejects.toThrow();
  await expect(start('dev')).resolves.toBeUndefined();
  expect(addWatchFile).toHaveBeenCalledTimes(2);
});
