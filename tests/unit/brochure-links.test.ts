/** Tests that company profiles link to pages in the language of their readers. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brochureLanguages } from '../../src/brochure/freshness.ts';
import { brochureFileIn } from '../../src/content/brochure.ts';
import { contentFolder } from '../../src/content/folders.ts';
import { addressIn, homeOf, isOutside } from '../../src/content/languages.ts';
import { addressOf } from '../../src/content/pages/page.ts';
import { openPdf } from '../support/pdf.ts';

const folder = contentFolder();
const addresses = globSync('**/*.yaml', { cwd: join(folder, 'pages') }).map(addressOf);

async function linksIn(file: string): Promise<URL[]> {
  const pdf = await openPdf(readFileSync(file));
  const pages = Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1));
  const annotations = await Promise.all(pages.map(async (page) => (await page).getAnnotations()));
  return annotations.flat().flatMap(({ url }) => (url ? new URL(url) : []));
}

test('profiles link to translated pages if these exist', async () => {
  for (const language of await brochureLanguages(folder)) {
    const file = join(folder, brochureFileIn(language));
    if (!existsSync(file)) continue;
    const home = homeOf(language);
    const links = await linksIn(file);
    // The last link is the address of the site.
    const own = links.filter(({ origin }) => origin === links.at(-1)!.origin);
    const elsewhere = own
      .map(({ pathname }) => pathname)
      .filter((path) => isOutside(home, path) && addresses.includes(addressIn(home, path)));
    expect(elsewhere, language).toEqual([]);
  }
});
