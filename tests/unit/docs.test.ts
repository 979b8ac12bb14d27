/** Tests links in documents to other documents, headings, files and folders. External links are not tested. */
import { globSync } from 'node:fs';
import { LinkChecker, LinkState } from 'linkinator';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/process.ts';

const documents = globSync(['*.md', '{docs,artwork}/**/*.md'], { cwd: ROOT });

test('no link within the documents is broken', async () => {
  const { links } = await new LinkChecker().check({
    path: documents,
    serverRoot: ROOT,
    markdown: true,
    directoryListing: true,
    checkFragments: true,
    linksToSkip: ['^https?://(?!127\\.0\\.0\\.1)'],
  });
  expect(links.length).toBeGreaterThan(documents.length);
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent }) => `${url}, linked in ${parent}`)).toEqual([]);
});
