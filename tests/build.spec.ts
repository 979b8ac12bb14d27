import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { build } from '../scripts/build.ts';

test('a failed build leaves the site built before as it was', async ({}, testInfo) => {
  const outDir = testInfo.outputPath('dist');
  mkdirSync(outDir, { recursive: true });
  writeFileSync(`${outDir}/index.html`, 'the last good site');
  const empty = testInfo.outputPath('content');
  mkdirSync(empty);

  await expect(build({ outDir, env: { CONTENT_DIR: empty } })).rejects.toThrow('The build failed');
  expect(readFileSync(`${outDir}/index.html`, 'utf8')).toBe('the last good site');
});

test('a build takes the place of the whole output folder', async ({}, testInfo) => {
  const outDir = testInfo.outputPath('dist');
  mkdirSync(outDir, { recursive: true });
  writeFileSync(`${outDir}/old.html`, 'a page that is gone');

  await build({ outDir });
  expect(existsSync(`${outDir}/index.html`)).toBe(true);
  expect(existsSync(`${outDir}/old.html`)).toBe(false);
});
