/** Compares the check of the owner’s own files with the files that a build writes. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../../delivery/manifest.ts';
import { isPublicFile } from '../../delivery/output.ts';
import { checkContent } from '../../src/content/check/check-content.ts';
import { contentFolder } from '../../src/content/folders.ts';
import { listOwnFiles } from '../../src/content/own-files.ts';

test('the check reports every own file that would replace a generated file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-files-'));
  try {
    cpSync(contentFolder(), folder, { recursive: true });
    const own = await listOwnFiles(folder);
    const { files } = await readManifest(resolve(process.env['OUTPUT_DIR'] || 'dist'));
    const made = Object.keys(files).filter((file) => isPublicFile(file) && !own.includes(file));
    expect(made.length).toBeGreaterThan(0);
    for (const file of made.map((file) => join(folder, 'public', file))) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
    }
    const reported = (await checkContent(folder)).map(({ file }) => file);
    expect(made.filter((file) => !reported.includes(`public/${file}`))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
