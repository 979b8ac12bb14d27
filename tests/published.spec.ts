/** Protects the owner’s drafts: no visitor can read them in any file of the built site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SITES } from './support/sites.ts';

const { output } = SITES.company;

test('unpublished pages and blocks are not in any file', async ({ request }) => {
  expect((await request.get('/draft')).status(), '/draft').toBe(404);
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.includes('draft'))).toEqual([]);
  const texts = files.filter((name) => /\.(html|xml|txt|md|js|json|css|webmanifest)$/.test(name));
  expect(texts.length).toBeGreaterThan(10);
  for (const name of texts)
    expect(readFileSync(join(output, name), 'utf8'), name).not.toMatch(/Not ready to be read|\/draft\b/);
});
