/** The built site contains no drafts, and its pages nothing that they do not need. */
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

test('a page has the styles of its blocks, and not those of others', () => {
  const read = (page: string) => readFileSync(join(output, page), 'utf8');
  for (const [page, own, other] of [
    ['about.html', '.timeline-year', '.gallery-pictures'],
    ['index.html', '.gallery-pictures', '.timeline-year'],
  ] as const) {
    expect(read(page), page).toContain(own);
    expect(read(page), page).not.toContain(other);
  }
});
