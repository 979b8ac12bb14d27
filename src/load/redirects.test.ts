/** Protects visitors who follow an old link. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRedirects } from './redirects.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-test-'));
  vi.stubEnv('CONTENT_DIR', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test.each([
  ['no file', undefined, []],
  ['nothing in it', '# none', []],
  ['an entry', 'redirects: [{ from: /old, to: /about#team }]', [{ from: '/old', to: '/about#team' }]],
])('redirects are read from the file, which may be missing or empty: %s', async (_name, text, expected) => {
  if (text) writeFileSync(join(folder, 'redirects.yaml'), text);
  expect(await readRedirects()).toEqual(expected);
});
