import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashInputs } from './build.ts';
import { ROOT } from './process.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-test-'));
  for (const folder of ['content/pages', 'src', 'other']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, 'content/pages/index.yaml'), 'title: Home');
});

afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

test.each([
  ['a changed word', () => writeFileSync(join(root, 'content/pages/index.yaml'), 'title: Hello')],
  ['a new page', () => writeFileSync(join(root, 'content/pages/vision.yaml'), '')],
  [
    'a renamed page',
    () => renameSync(join(root, 'content/pages/index.yaml'), join(root, 'content/pages/other.yaml')),
  ],
  ['new settings', () => writeFileSync(join(root, 'astro.config.ts'), '')],
  ['another site address', () => vi.stubEnv('SITE_URL', 'https://www.example.org')],
  ['another content folder', () => vi.stubEnv('CONTENT_DIR', 'other')],
])('%s calls for a new build', (_name, change) => {
  const before = hashInputs(root);
  change();
  expect(hashInputs(root)).not.toBe(before);
});

test('a changed file in another content folder calls for a new build', () => {
  vi.stubEnv('CONTENT_DIR', 'other');
  const before = hashInputs(root);
  writeFileSync(join(root, 'other/company.yaml'), '');
  expect(hashInputs(root)).not.toBe(before);
});

test.each([
  'www.kornweid.ug',
  'http://www.kornweid.ug',
  'https://www.kornweid.ug/',
  'https://www.kornweid.ug/new',
  'https://www.kornweid.ug?new',
  'https://kornweid',
  'https://',
  ' ',
])('SITE_URL=%j is refused in one sentence, before anything is built', (SITE_URL) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: ROOT,
    env: { ...process.env, SITE_URL },
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    `SITE_URL must be the public address of the site, like https://www.example.com with nothing behind it, not "${SITE_URL}".\n`,
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('what the site is not made of calls for no new build', () => {
  const before = hashInputs(root);
  writeFileSync(join(root, 'README.md'), 'Hello');
  writeFileSync(join(root, 'other/notes.txt'), '');
  expect(hashInputs(root)).toBe(before);
});
