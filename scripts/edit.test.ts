/** Protects the owner from editing a file that the CMS would show empty. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './process.ts';

test('a file that the CMS would show empty is reported with its line and the remedy', () => {
  const content = mkdtempSync(join(tmpdir(), 'edit-'));
  cpSync('tests/fixtures/company', content, { recursive: true });
  writeFileSync(join(content, 'pages/about.yaml'), 'title: "About\nblocks: []\n');
  const env = { ...process.env, CONTENT_DIR: content, PORT: '0' };
  const options = { cwd: ROOT, env, timeout: 15_000 };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/edit.ts'], options);
  rmSync(content, { recursive: true });
  expect(`${stderr}`).toMatch(
    /^content\/pages\/about\.yaml, line \d+, column \d+: cannot be read .*quotation marks.*\n$/,
  );
  expect(status).toBe(1);
});
