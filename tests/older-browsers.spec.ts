/** Tests pages as older browsers show them. This browser takes their part: it gets pages without what those do not know. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { COMPLETE } from './support/complete.ts';
import { blockOf, linesOf, PATHS, readPage } from './support/content.ts';

// Changed styles have other hashes than the policy allows.
test.use({ bypassCSP: true });

/** Opens a page in which some words stand for nothing. */
async function openWithout(page: Page, words: RegExp, path: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(words, 'unknown') });
  });
  await page.goto(path);
  await page.evaluate(COMPLETE);
}

for (const path of [...PATHS, '/ar']) {
  test(`a browser that ignores the styles shows every link, picture and word of ${path}`, async ({
    page,
  }) => {
    await openWithout(page, /\binset(?=:0)|\bpopover\b/g, path);
    await expect(page.locator('body'), 'the styles are ignored').toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a:not(:visible), li:not(:visible), p:not(:visible)')).toHaveCount(0);
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    }
    // They would be black on black.
    await expect(page.locator('svg text:visible')).toHaveCount(0);
  });
}

test.describe('a browser without subgrids, container units and :has()', () => {
  const WORDS = /\bsubgrid\b|(?<=\d)cqi\b|(?<=:)has\b|\bpopover\b/g;
  const sidesOf = async (elements: Locator[], side: 'x' | 'y') =>
    new Set(
      await Promise.all(elements.map(async (element) => Math.round((await element.boundingBox())![side]))),
    );

  test('titles of columns are on one line', async ({ page }) => {
    for (const [path, titled] of [
      ['/', blockOf(readPage('index'), 'home-hero').columns],
      ['/about', blockOf(readPage('about'), 'values').values],
    ] as const) {
      await openWithout(page, WORDS, path);
      const titles = titled.map(({ title }) => page.getByRole('heading', { name: title, exact: true }));
      expect((await sidesOf(titles, 'x')).size).toBe(titled.length);
      expect((await sidesOf(titles, 'y')).size, path).toBe(1);
    }
  });

  test('a card shows that its link has the focus', async ({ page }) => {
    await openWithout(page, WORDS, '/');
    const { title } = blockOf(readPage('index'), 'operation-cards').cards[0]!;
    const link = page.getByRole('main').getByRole('link', { name: title });
    await link.focus();
    const outlines = await link.evaluate((a) =>
      [null, '::after'].map((part) => getComputedStyle(a, part).outlineStyle),
    );
    expect(outlines).toContain('solid');
  });

  test('texts of the timeline begin below one another', async ({ page }) => {
    await openWithout(page, WORDS, '/about');
    const { entries } = blockOf(readPage('about'), 'timeline');
    const texts = entries.flatMap(({ text, picture }) => (text && !picture ? linesOf(text)[0]! : []));
    expect(texts.length).toBeGreaterThan(1);
    expect(
      (
        await sidesOf(
          texts.map((text) => page.getByText(text)),
          'x',
        )
      ).size,
    ).toBe(1);
  });

  test('headings of operations are larger than texts', async ({ page }) => {
    await openWithout(page, WORDS, '/operations');
    const { title } = blockOf(readPage('operations'), 'operations').sections[0]!;
    const heading = page.getByRole('heading', { name: title, exact: true });
    expect(await heading.evaluate((h2) => Number.parseFloat(getComputedStyle(h2).fontSize))).toBeGreaterThan(
      22,
    );
  });
});
