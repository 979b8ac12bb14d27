/** What a build with a repository has in addition to one without: the CMS, and nothing that visitors get. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publicFiles } from '../../../deploy/host-files.ts';
import { build, ROOT } from '../../../scripts/process.ts';
import { startPreview } from '../../support/local-servers.ts';
import { SITES } from '../../support/sites.ts';

test.describe.configure({ mode: 'default' });

const { content, output } = SITES.company;

test('a repository adds /admin with headers of its own, and changes nothing else', async ({}, testInfo) => {
  test.setTimeout(120_000);
  const outDir = testInfo.outputPath('dist');
  await build({ outDir, env: { CONTENT_DIR: content, CMS_REPOSITORY: 'github:owner/name' } });
  const files = publicFiles(output);
  const all = publicFiles(outDir);
  expect(all).toEqual(expect.arrayContaining(files));
  // The preview shows every picture whole.
  for (const file of all.filter((name) => !files.includes(name)))
    expect(file).toMatch(/^admin|^_\/[\w-]+\.jpeg$/);
  const withCms = await startPreview(outDir);
  const without = await startPreview(output);
  try {
    expect((await fetch(`${without.address}/admin`)).status).toBe(404);
    const page = await fetch(`${withCms.address}/admin`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' blob: data: https://api.github.com;",
    );
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    for (const file of files) {
      expect(readFileSync(join(outDir, file)).equals(readFileSync(join(output, file))), file).toBe(true);
      const [now, before] = await Promise.all(
        [withCms, without].map(async ({ address }) => {
          const { status, headers } = await fetch(`${address}/${file.replace(/\.html$/, '')}`);
          return [status, [...headers].filter(([name]) => !/^(date|last-modified|etag)$/.test(name))];
        }),
      );
      expect(now, file).toEqual(before);
    }
  } finally {
    await Promise.all([withCms.stop(), without.stop()]);
  }
});

test('a setting that is no repository is refused in one sentence, before anything is written', async ({}, testInfo) => {
  const outDir = testInfo.outputPath('dist');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir],
    { cwd: ROOT, env: { ...process.env, CMS_REPOSITORY: 'owner/name' }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/CMS_REPOSITORY is no repository: “owner\/name”\. Write it like github:owner\/name/);
  expect(existsSync(outDir)).toBe(false);
});
